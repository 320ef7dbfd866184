/** Over the status, in games of a link: what is to be reached. And the dialog with the link for a friend. */
import { goTo, resumeComputer } from "../../state/actions.ts";
import { type Challenge, shared } from "../../state/shared.ts";
import { computerToMove, show } from "../../state/store.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { sets } from "../../ui/field.tsx";
import { challengeText, isMet } from "./challenge.ts";
import { linkForFriend } from "./friend.ts";
import { sendOpen } from "./opened.ts";
import { Code, LinkRow, Send } from "./parts.tsx";

/** The whole address of a link. */
export const addressOf = (link: string) => {
    const url = new URL(location.href);
    url.hash = link;
    return url.href;
};

function SendDialog() {
    const link = addressOf(linkForFriend());
    const begun = (show.value?.moves_played.length ?? 0) > 0;
    const over = show.value?.status === "over";
    return (
        <Dialog title="Send this link to your friend" onClose={sets(sendOpen, false)} class="share">
            <p class="share-note">
                {over
                    ? "It shows your friend how the game has ended."
                    : `It opens the game where it is your friend's turn${begun ? "" : " to begin"}. They move and send a link back; open that one here. Nothing is stored on a server.`}
            </p>
            {(show.value?.pending ?? 0) > 0 && (
                <p class="share-note">
                    Both move at once: the page shows your friend your move after theirs. It stands
                    in the link, where anybody who reads it finds it.
                </p>
            )}
            <LinkRow link={link} />
            <Code link={link} />
            <Send link={link} text={over ? "Our game is over." : "It is your turn."} />
        </Dialog>
    );
}

function ChallengeRow({ challenge }: { challenge: Challenge }) {
    const met = isMet(challenge);
    const text = challengeText(challenge);
    const again = async () => {
        await goTo(challenge.ply);
        if (computerToMove.value) resumeComputer();
    };
    return (
        <div class="challenge" data-met={met ?? undefined} role="status">
            <p>
                {met === null
                    ? `Challenge: ${text}`
                    : met
                      ? "Challenge met: "
                      : "Not met this time: "}
                {met !== null && text}
            </p>
            {met === false && <Button onClick={again}>Try again</Button>}
            <IconButton icon="close" label="Leave the challenge" onClick={sets(shared, null)} />
        </div>
    );
}

export function Shared() {
    const { value } = shared;
    const line = show.value;
    if (value === null || line === null) return null;
    if (value.kind === "challenge") return <ChallengeRow challenge={value} />;
    return sendOpen.value ? <SendDialog /> : null;
}
