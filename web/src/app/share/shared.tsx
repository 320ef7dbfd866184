/** Over the status, in games of a link: what is to be reached. And the dialog with the link for a friend. */
import type { Show } from "../../engine/protocol.ts";
import { goTo, resumeComputer } from "../../state/act/actions.ts";
import { type Challenge, shared } from "../../state/read/shared.ts";
import { computerToMove, show } from "../../state/read/store.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { sets } from "../../ui/field.tsx";
import { linkTo } from "../../words/language.ts";
import { send as say, challenge as told } from "../../words/share.ts";
import { goalOf, isMet } from "./challenge.ts";
import { linkForFriend } from "./friend.ts";
import { sendOpen } from "./opened.ts";
import { Code, LinkRow, Send } from "./parts.tsx";

function SendDialog() {
    const link = linkTo(linkForFriend());
    const begun = (show.value?.moves_played.length ?? 0) > 0;
    const over = show.value?.status === "over";
    return (
        <Dialog title={say.title} onClose={sets(sendOpen, false)} class="share">
            <p class="share-note">{over ? say.over : begun ? say.goOn : say.begin}</p>
            {(show.value?.pending ?? 0) > 0 && <p class="share-note">{say.atOnce}</p>}
            <LinkRow link={link} />
            <Code link={link} />
            <Send link={link} text={over ? say.withLink.over : say.withLink.turn} />
        </Dialog>
    );
}

function ChallengeRow({ line, challenge }: { line: Show; challenge: Challenge }) {
    const met = isMet(challenge);
    const goal = goalOf(line, challenge);
    const again = async () => {
        await goTo(challenge.ply);
        if (computerToMove.value) resumeComputer();
    };
    return (
        <div class="challenge" data-met={met ?? undefined} role="status">
            <p>{met === null ? told.open(goal) : met ? told.met(goal) : told.missed(goal)}</p>
            {met === false && <Button onClick={again}>{told.again}</Button>}
            <IconButton icon="close" label={told.leave} onClick={sets(shared, null)} />
        </div>
    );
}

export function Shared() {
    const { value } = shared;
    const line = show.value;
    if (value === null || line === null) return null;
    if (value.kind === "challenge") return <ChallengeRow line={line} challenge={value} />;
    return sendOpen.value ? <SendDialog /> : null;
}
