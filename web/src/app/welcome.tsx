/** For those who are here for the first time: one card and three hints, each closed for ever at one click. */

import { currentPanel } from "../panels/registry.tsx";
import { setSeats } from "../state/actions.ts";
import { hasLook } from "../state/looks.ts";
import { atLevel } from "../state/roles.ts";
import { changeSettings, settings } from "../state/settings.ts";
import { players, show, shownReport } from "../state/store.ts";
import { Button, IconButton } from "../ui/button.tsx";

/** Whoever comes by a link is led by what it shows. */
const arrived = location.hash === "";

const open = (name: string) => arrived && !settings.value.closed.split(" ").includes(name);

/** Nothing is told any more of what has been closed. */
export function close(name: string): void {
    if (open(name)) changeSettings({ closed: `${settings.value.closed} ${name}`.trim() });
}

export function Welcome() {
    if (!open("welcome")) return null;
    const done = (act: () => unknown) => () => {
        close("welcome");
        act();
    };
    const watch = () => setSeats(players.value.map(() => atLevel("opponent", "medium")));
    const tour = () => import("./tours/tour.ts").then(({ beginFirst }) => beginFirst());
    return (
        <section class="welcome" aria-label="New here?">
            <p>
                <strong>New here?</strong> A program judges every move while you play.
            </p>
            <div class="buttons">
                <Button onClick={done(() => {})}>Play</Button>
                <Button onClick={done(watch)}>Watch two programs</Button>
                <Button onClick={done(tour)}>Three-minute tour</Button>
            </div>
            <IconButton
                icon="close"
                label="Close for ever"
                class="welcome-close"
                onClick={done(() => {})}
            />
        </section>
    );
}

/** What is told about the board, one thing after the other: `when` it can be seen. */
const HINTS: { name: string; text: string; when: () => boolean }[] = [
    {
        name: "column",
        text: "Your turn: choose a column, and your disc falls into it.",
        when: () => show.value?.moves_played.length === 0,
    },
    {
        name: "value",
        text: "The number in a cell is what the program thinks of a move there.",
        when: () => settings.value.boardValues && shownReport.value !== null,
    },
    {
        name: "level",
        text: "Too strong or too weak? Its level is chosen above the board.",
        when: () => (show.value?.moves_played.length ?? 0) >= 2,
    },
];

export function Hints() {
    const line = show.value;
    if (line === null || line.status === "over" || !hasLook(line.family, "frame")) return null;
    // Beside a picture of the search the board is too small for them.
    if (currentPanel().wide === true) return null;
    const hint = HINTS.find(({ name, when }) => open(name) && when());
    if (hint === undefined) return null;
    return (
        <div class="hint-bubble" role="note">
            <span>{hint.text}</span>
            <IconButton
                icon="close"
                label="Close this hint for ever"
                onClick={() => close(hint.name)}
            />
        </div>
    );
}
