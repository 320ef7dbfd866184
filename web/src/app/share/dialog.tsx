/** Sharing: what is open as a link, and the board and the game as pictures. */
import { signal } from "@preact/signals";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/entry.tsx";
import { sets } from "../../ui/field.tsx";
import { Fold } from "../../ui/fold.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { address } from "./address.ts";
import { frameCode } from "./frame.ts";
import { shareOpen } from "./opened.ts";
import { Code, LinkRow, Send } from "./parts.tsx";
import { summary } from "./summary.ts";

const PARTS = [
    { id: "link", title: "Link" },
    { id: "picture", title: "Picture" },
    { id: "challenge", title: "Challenge" },
] as const;
const part = signal<(typeof PARTS)[number]["id"]>("link");

const SetChallenge = lazy(() => import("./setchallenge.tsx"), "SetChallenge");
const Pictures = lazy(() => import("./pictures.tsx"), "Pictures");

function Link() {
    const link = address.value || location.href;
    return (
        <>
            <p class="share-note">
                The link opens exactly what you see: game, moves, players with all their settings,
                and this view. Nothing is stored anywhere else.
            </p>
            <LinkRow link={link} />
            <p class="share-preview">{summary()}</p>
            <Code link={link} />
            <Fold title="Put it into a page of your own">
                <p class="share-note">A frame with the board and its analysis, as they are now:</p>
                <TextField
                    label="Code of the frame"
                    compact
                    readOnly
                    rows={3}
                    value={frameCode(link)}
                />
            </Fold>
            <Send link={link} text={summary()} />
        </>
    );
}

export function ShareDialog() {
    return (
        <Dialog title="Share" onClose={sets(shareOpen, false)} class="share">
            <Segmented
                label="What to share"
                value={part.value}
                entries={PARTS}
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
