/** Under the board, as wide as it: whose turn it is and what to do, or who won and why. */

import type { Show } from "../engine/protocol.ts";
import { computerMoves, moveNow, pauseComputer, resumeComputer } from "../state/act/actions.ts";
import { settingUp } from "../state/act/settingup.ts";
import { awaitsStart, phase, rides, startsOnBoard } from "../state/keep/rounds.ts";
import { computersRun, openPanel } from "../state/keep/session.ts";
import { gameRowOf, hasTool } from "../state/read/looks.ts";
import { reviewing } from "../state/read/review.ts";
import { friendToMove, isFriend, shared } from "../state/read/shared.ts";
import { clicked, computerToMove, players, show, thinking } from "../state/read/store.ts";
import { touch } from "../text/device.ts";
import { seatName } from "../text/format.ts";
import { rideText, type Scene, statusText } from "../text/outcome.ts";
import { Button } from "../ui/button.tsx";
import { sets } from "../ui/field.tsx";
import { lazy } from "../ui/lazy.tsx";
import { page } from "../words/page.ts";
import { sendOpen } from "./share/opened.ts";

const { status: say } = page;

const StartRide = lazy(() => import("../board/arena/bar.tsx"), "StartRide");

/** What sentences about the present position depend on; null before the engine has started. */
export function sceneNow(): Scene | null {
    const line = show.value;
    if (line === null) return null;
    return {
        line,
        row: gameRowOf(line.family),
        human: players.value.map(({ human }, seat) => human && !isFriend(seat)),
        made: clicked.value.length,
        computing: computerMoves(),
        touch: touch.value,
    };
}

function words(): string {
    const scene = sceneNow();
    if (scene === null) return say.starting;
    if (settingUp.value) {
        return say.settingUp(seatName(scene.line, scene.line.mover ?? 0));
    }
    if (friendToMove.value) return say.friend;
    if (awaitsStart.value) return rideText(scene, "waits");
    if (rides.value || phase.value === "paused") return rideText(scene, phase.value);
    return statusText(scene);
}

/** The number of the move that is due; of the step, where all take one at once. */
function countText({ family, moves_played: moves, player_titles: titles }: Show): string {
    const atOnce = hasTool(family, "rounds") ? titles.length : 1;
    const number = Math.floor(moves.length / atOnce) + 1;
    return atOnce > 1 ? say.step(number) : say.move(number);
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
            aria-label={(runs ? say.pause : say.play).label}
            onClick={runs ? pauseComputer : resumeComputer}
        >
            <span>{(runs ? say.pause : say.play).word}</span>
        </Button>
    );
}

export function Status() {
    const line = show.value;
    const over = line?.status === "over";
    const computers = players.value.some((seat) => !seat.human);
    // On a person's turn nothing waits that could be let go on.
    const waits = computerToMove.value || (computers && computersRun.value);
    const inRealTime = awaitsStart.value || phase.value !== "idle";
    return (
        <div class="status">
            <p class={over ? "status-text status-over" : "status-text"}>{words()}</p>
            {over && line.moves_played.length > 0 && !reviewing.value && (
                <Button look="primary" class="status-review" onClick={openReview}>
                    {say.review}
                </Button>
            )}
            {shared.value?.kind === "friend" && (over || friendToMove.value) && (
                <Button look="primary" icon="share" onClick={sets(sendOpen, true)}>
                    {say.send}
                </Button>
            )}
            {!over && thinking.value !== null && (
                <Button icon="now" aria-label={say.moveNow} onClick={moveNow}>
                    <span>{say.moveNow}</span>
                </Button>
            )}
            {awaitsStart.value && !startsOnBoard.value && <StartRide />}
            {!over && waits && !inRealTime && <Pause />}
            {/* Last: buttons come and go, and it stays. */}
            {line !== null && !over && <span class="status-move num muted">{countText(line)}</span>}
        </div>
    );
}
