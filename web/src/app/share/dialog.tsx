/** Sharing: what is open as a link, and the board and the game as pictures. */
import { signal } from "@preact/signals";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/entry.tsx";
import { sets } from "../../ui/field.tsx";
import { Fold } from "../../ui/fold.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { share as say } from "../../words/share.ts";
import { address } from "./address.ts";
import { FOLLOW_CODE, frameCode } from "./frame.ts";
import { shareOpen } from "./opened.ts";
import { Code, LinkRow, Send } from "./parts.tsx";
import { summary } from "./summary.ts";

const PARTS = ["link", "picture", "challenge"] as const;
const part = signal<(typeof PARTS)[number]>("link");

const SetChallenge = lazy(() => import("./setchallenge.tsx"), "SetChallenge");
const Pictures = lazy(() => import("./pictures.tsx"), "Pictures");

function Link() {
    const link = address.value || location.href;
    return (
        <>
            <p class="share-note">{say.note}</p>
            <LinkRow link={link} />
            <p class="share-preview">{summary()}</p>
            <Code link={link} />
            <Fold title={say.frame.title}>
                <p class="share-note">{say.frame.note}</p>
                <TextField
                    label={say.frame.code}
                    compact
                    readOnly
                    rows={3}
                    value={frameCode(link)}
                />
                <p class="share-note">{say.frame.follow}</p>
                <TextField
                    label={say.frame.followCode}
                    compact
                    readOnly
                    rows={3}
                    value={FOLLOW_CODE}
                />
            </Fold>
            <Send link={link} text={summary()} />
        </>
    );
}

export function ShareDialog() {
    return (
        <Dialog title={say.title} onClose={sets(shareOpen, false)} class="share">
            <Segmented
                label={say.whatToShare}
                value={part.value}
                entries={PARTS.map((id) => ({ id, title: say.parts[id] }))}
                onChange={(id) => {
                    part.value = id;
                }}
            />
            {part.value === "link" && <Link />}
            {part.value === "picture" && <Pictures />}
            {part.value === "challenge" && <SetChallenge />}
        </Dialog>
    );
}
