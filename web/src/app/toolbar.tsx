/** Under the board: what is going on, steps through the game, and what one can do now. */

import {
    computerMoves,
    goBy,
    goTo,
    hint,
    moveNow,
    newGame,
    pauseComputer,
    resumeComputer,
    swapSides,
    takeBack,
} from "../state/actions.ts";
import { hasLook } from "../state/looks.ts";
import { reviewing } from "../state/review.ts";
import { computersRun, openPanel } from "../state/session.ts";
import { settingUp, setUp } from "../state/setup.ts";
import { hinted, players, show, thinking } from "../state/store.ts";
import { Button, IconButton, type IconButtonProps } from "../ui/button.tsx";

interface ToolProps extends IconButtonProps {
    /** Left out where there is little room. */
    wide?: boolean;
    /** The one thing to do now. */
    next?: boolean;
}

function Tool({ wide, next, ...rest }: ToolProps) {
    return (
        <IconButton
            {...rest}
            class={`tool ${wide ? "tool-wide" : ""} ${next ? "tool-next" : ""}`}
        />
    );
}

function Steps() {
    const line = show.value;
    const at = line?.moves_played.length ?? 0;
    const last = at + (line?.redo.length ?? 0);
    return (
        <div class="tools">
            <Tool
                icon="first"
                label="First position"
                wide
                disabled={at === 0}
                onClick={() => goTo(0)}
            />
            <Tool icon="back" label="One move back" disabled={at === 0} onClick={() => goBy(-1)} />
            <Tool
                icon="forward"
                label="One move forward"
                disabled={at === last}
                onClick={() => goBy(1)}
            />
            <Tool
                icon="last"
                label="Last position"
                wide
                disabled={at === last}
                onClick={() => goTo(last)}
            />
        </div>
    );
}

/** Computers move by themselves, or wait. The button stays in its place whatever happens. */
function AutoPlay() {
    const idle = show.value?.status === "over" || players.value.every((seat) => seat.human);
    const runs = computersRun.value;
    return (
        <Tool
            icon={runs ? "pause" : "play"}
            label={runs ? "Pause the computer" : "Let the computer play"}
            disabled={idle}
            next={!runs && !idle}
            onClick={runs ? pauseComputer : resumeComputer}
        />
    );
}

/** Help for whoever is to move: a hint for a person, for a computer leave to stop thinking. */
function Help() {
    if (computerMoves())
        return (
            <Tool
                icon="now"
                label="Move now"
                disabled={thinking.value === null}
                onClick={() => moveNow()}
            />
        );
    const line = show.value;
    return (
        <Tool
            icon="hint"
            label="Hint"
            disabled={line === null || line.status === "over"}
            pressed={hinted.value !== null}
            onClick={() => hint()}
        />
    );
}

function openReview(): void {
    reviewing.value = true;
    openPanel("moves");
}

export function Toolbar() {
    const line = show.value;
    const over = line?.status === "over";
    const at = line?.moves_played.length ?? 0;
    return (
        <div class="toolbar">
            <p class={over ? "verdict verdict-over" : "verdict"}>
                {line?.result_text ?? "Starting the engine …"}
                {over && at > 0 && !reviewing.value && (
                    <Button look="bare" class="verdict-review" onClick={openReview}>
                        Review
                    </Button>
                )}
            </p>
            <Steps />
            <div class="tools">
                <AutoPlay />
                <Help />
                <Tool
                    icon="undo"
                    label="Take back my move"
                    disabled={at === 0}
                    onClick={() => takeBack()}
                />
                <Tool
                    icon="swap"
                    label="Swap sides"
                    disabled={players.value.length < 2}
                    onClick={() => swapSides()}
                />
                {hasLook(line?.family, "set-up") && !hasLook(line?.family, "tiles") && (
                    <Tool
                        icon="pencil"
                        label="Set up"
                        pressed={settingUp.value}
                        wide
                        onClick={() => setUp(!settingUp.value)}
                    />
                )}
                <Tool icon="restart" label="New game" next={over} onClick={() => newGame()} />
            </div>
        </div>
    );
}
