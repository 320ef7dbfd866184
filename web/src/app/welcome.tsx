/** For those who are here for the first time: one card and two hints, each closed for ever at one click. */

import { useEffect } from "preact/hooks";
import { narrow } from "../board/draw/floors.ts";
import { currentPanel } from "../panels/registry.tsx";
import { setSeats } from "../state/act/actions.ts";
import { choose } from "../state/keep/session.ts";
import { changeSettings, settings } from "../state/keep/settings.ts";
import { gameRowOf } from "../state/read/looks.ts";
import { atLevel } from "../state/read/roles.ts";
import { players, show, shownReport } from "../state/read/store.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { page } from "../words/page.ts";

const { welcome: say } = page;

/** Whoever comes by a link is led by what it shows. */
const arrived = location.hash === "";

const open = (name: string) => arrived && !settings.value.closed.split(" ").includes(name);

/** Nothing is told any more of what has been closed. */
function close(name: string): void {
    if (open(name)) changeSettings({ closed: `${settings.value.closed} ${name}`.trim() });
}

export function Welcome() {
    const played = (show.value?.moves_played.length ?? 0) > 0;
    // Whoever moves has found the way.
    useEffect(() => {
        if (played) close("welcome");
    }, [played]);
    const { tab, wide } = currentPanel();
    // On a phone the panels have no room to share, nor has a picture of the search.
    const crowded = wide === true || (narrow.value && tab !== "players");
    if (played || crowded || !open("welcome")) return null;
    const done = (act: () => unknown) => () => {
        close("welcome");
        act();
    };
    const watch = () => setSeats(players.value.map(() => atLevel("opponent", "medium")));
    const lesson = () => import("./lessons/place.ts").then(({ beginFirst }) => beginFirst());
    return (
        <section class="welcome" aria-label={say.title}>
            <p>
                <strong>{say.title}</strong> {say.claim}
            </p>
            <div class="buttons">
                <Button onClick={done(watch)}>{say.watch}</Button>
                <Button onClick={done(lesson)}>{say.lesson}</Button>
                <Button onClick={done(() => choose({ panel: "write" }))}>{say.write}</Button>
            </div>
            <IconButton
                icon="close"
                label={say.close}
                class="welcome-close"
                onClick={done(() => {})}
            />
        </section>
    );
}

/** What is told about the board, one thing after the other: `when` it can be seen. */
const HINTS: { name: "value" | "level"; when: () => boolean }[] = [
    {
        name: "value",
        when: () => settings.value.boardValues && shownReport.value !== null,
    },
    {
        name: "level",
        when: () => (show.value?.moves_played.length ?? 0) >= 2,
    },
];

export function Hints() {
    const line = show.value;
    if (line === null || line.status === "over") return null;
    // They are about the game that a first visit begins with.
    if (gameRowOf(line.family)?.asks[0]?.code !== "column") return null;
    // One thing after the other, where both stand in one place.
    if (narrow.value && open("welcome")) return null;
    // Beside a picture of the search the board is too small for them.
    if (currentPanel().wide === true) return null;
    const hint = HINTS.find(({ name, when }) => open(name) && when());
    if (hint === undefined) return null;
    return (
        <div class="hint-bubble" role="note">
            <span>{page.hints[hint.name]}</span>
            <IconButton icon="close" label={page.hints.close} onClick={() => close(hint.name)} />
        </div>
    );
}
