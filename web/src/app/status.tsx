/** Under the board, as wide as it: whose turn it is and what to do, or who won and why. */

import { computerMoves, moveNow, pauseComputer, resumeComputer } from "../state/actions.ts";
import { gameRowOf } from "../state/looks.ts";
import { reviewing } from "../state/review.ts";
import { people, phase } from "../state/rounds.ts";
import { computersRun, openPanel } from "../state/session.ts";
import { settingUp } from "../state/setup.ts";
import { clicked, computerToMove, players, show, thinking } from "../state/store.ts";
import { type Scene, statusText } from "../text/outcome.ts";
import { Button } from "../ui/button.tsx";
import { touch } from "../ui/touch.ts";

/** What sentences about the present position depend on; null before the engine has started. */
export function sceneNow(): Scene | null {
    const line = show.value;
    if (line === null) return null;
    const row = gameRowOf(line.family);
    return {
        line,
        looks: row?.look ?? [],
        human: players.value.map(({ human }) => human),
        clicks: row?.clicks ?? [],
        made: clicked.value.length,
        computing: computerMoves(),
        touch: touch.value,
    };
}

function words(): string {
    const scene = sceneNow();
    if (scene === null) return "Starting the engine …";
    if (settingUp.value) {
        const mover = scene.line.player_titles[scene.line.mover ?? 0];
        return `Setting up, ${mover} to move: choose a piece, then the cells that it goes to.`;
    }
    const rides = phase.value === "countdown" || phase.value === "running";
    if (rides && people.value.length > 0)
        return scene.touch ? "Real time: steer with the pad." : "Real time: steer with the keys.";
    return statusText(scene);
}

export function openReview(): void {
    reviewing.value = true;
    openPanel("game");
}

/** Computers move by themselves, or wait. */
function Pause() {
    const runs = computersRun.value;
    return (
        <Button
            look={runs ? "quiet" : "primary"}
            icon={runs ? "pause" : "play"}
            aria-label={runs ? "Pause the computer" : "Let the computer play"}
            onClick={runs ? pauseComputer : resumeComputer}
        >
            {runs ? <span>Pause</span> : "Let it play"}
        </Button>
    );
}

export function Status() {
    const line = show.value;
    const over = line?.status === "over";
    const computers = players.value.some((seat) => !seat.human);
    // On a person's turn nothing waits that could be let go on.
    const shown = computerToMove.value || (computers && computersRun.value);
    return (
        <div class="status">
            <p class={over ? "status-text status-over" : "status-text"}>{words()}</p>
            {line !== null && !over && (
                <span class="status-move num muted">move {line.moves_played.length + 1}</span>
            )}
            {over && line.moves_played.length > 0 && !reviewing.value && (
                <Button class="status-review" onClick={openReview}>
                    Review
                </Button>
            )}
            {!over && thinking.value !== null && (
                <Button icon="now" onClick={moveNow}>
                    Move now
                </Button>
            )}
            {!over && shown && <Pause />}
        </div>
    );
}
