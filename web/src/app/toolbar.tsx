/** Under the status: what one can do now, and steps through the game. */

import type { ComponentChildren } from "preact";
import { narrow } from "../board/draw/floors.ts";
import { panelsHere } from "../panels/registry.tsx";
import { computerMoves, goBy, goTo, hint, newGame, swapSides, takeBack } from "../state/actions.ts";
import { hasLook } from "../state/looks.ts";
import { choose } from "../state/session.ts";
import { settingUp, setUp } from "../state/setup.ts";
import { hinted, players, show } from "../state/store.ts";
import { Button, type ButtonProps } from "../ui/button.tsx";
import type { IconName } from "../ui/icon.tsx";
import { lazy } from "../ui/lazy.tsx";
import { Menu } from "../ui/menu.tsx";

interface ToolProps extends ButtonProps {
    icon: IconName;
    /** What it does in full. */
    label: string;
    /** In one or two words; without, the icon stands alone. */
    children?: ComponentChildren;
    /** The one thing to do now. */
    next?: boolean;
}

function Tool({ icon, label, next, children, ...rest }: ToolProps) {
    return (
        <Button
            {...rest}
            icon={icon}
            class={`tool tool-${icon} ${children === undefined ? "tool-step" : ""} ${next ? "tool-next" : ""}`}
            aria-label={label}
            title={label}
        >
            {children !== undefined && <span>{children}</span>}
        </Button>
    );
}

/** What is seldom needed; on a phone the console, too, which has a bar of its own elsewhere. */
function More() {
    const { family } = show.value ?? {};
    const pieces = hasLook(family, "set-up") && !hasLook(family, "tiles");
    const title = settingUp.value ? "End the set-up" : "Set up a position";
    const choices = [
        ...(pieces ? [{ id: "setup", title }] : []),
        ...(narrow.value ? [{ id: "console", title: "Console" }] : []),
    ];
    if (choices.length === 0) return null;
    const pick = (id: string) => {
        if (id === "setup") setUp(!settingUp.value);
        else choose({ terminalOpen: true });
    };
    return <Menu label="More" icon="more" choices={choices} onPick={pick} />;
}

const LayersMenu = lazy(
    () => import("./layersmenu.tsx"),
    "LayersMenu",
    <Tool icon="layers" label="Layers" disabled>
        Layers
    </Tool>,
);

export function Toolbar() {
    const line = show.value;
    const over = line?.status === "over";
    const at = line?.moves_played.length ?? 0;
    const last = at + (line?.redo.length ?? 0);
    const hasLayers = panelsHere().some(({ id }) => id === "layers");
    return (
        <div class="toolbar">
            <Tool icon="restart" label="New game" next={over} onClick={() => newGame()}>
                New<span class="tool-more"> game</span>
            </Tool>
            <Tool
                icon="undo"
                label="Take back my move"
                disabled={at === 0}
                onClick={() => takeBack()}
            >
                Take back
            </Tool>
            <Tool
                icon="hint"
                label="Hint"
                disabled={line === null || over || computerMoves()}
                pressed={hinted.value !== null}
                onClick={() => hint()}
            >
                Hint
            </Tool>
            <Tool
                icon="swap"
                label="Swap sides"
                disabled={players.value.length < 2}
                onClick={() => swapSides()}
            >
                Swap
            </Tool>
            <Tool icon="first" label="First position" disabled={at === 0} onClick={() => goTo(0)} />
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
                disabled={at === last}
                onClick={() => goTo(last)}
            />
            {hasLayers && <LayersMenu />}
            <More />
        </div>
    );
}
