/** Under the status: what one can do now, and steps through the game; on a phone in one row. */

import { narrow } from "../board/draw/floors.ts";
import { Steps } from "../panels/game/steps.tsx";
import { hasPanel } from "../panels/registry.tsx";
import { computerMoves, hint, newGame, swapSides, takeBack } from "../state/actions.ts";
import { hinted, players, show } from "../state/store.ts";
import { lazy } from "../ui/lazy.tsx";
import { Tool } from "../ui/tool.tsx";

const LayersMenu = lazy(
    () => import("./layersmenu.tsx"),
    "LayersMenu",
    () => (
        <Tool icon="layers" label="Layers" disabled>
            Layers
        </Tool>
    ),
);

const MoreMenu = lazy(
    () => import("./moremenu.tsx"),
    "MoreMenu",
    () => <Tool icon="more" label="More" disabled />,
);

export function Toolbar() {
    const line = show.value;
    const over = line?.status === "over";
    const hasLayers = hasPanel("layers");
    return (
        <div class="toolbar">
            <Tool icon="restart" label="New game" next={over} onClick={() => newGame()}>
                New<span class="tool-more"> game</span>
            </Tool>
            <Tool
                icon="undo"
                label="Take back my move"
                disabled={(line?.moves_played.length ?? 0) === 0}
                onClick={() => takeBack()}
            >
                Take back
            </Tool>
            <Tool
                icon="hint"
                label="Hint"
                disabled={line === null || over || computerMoves()}
                pressed={hinted.value.length > 0}
                onClick={() => hint()}
            >
                Hint
            </Tool>
            {!(narrow.value && hasLayers) && (
                <Tool
                    icon="swap"
                    label="Swap sides"
                    disabled={players.value.length < 2}
                    onClick={() => swapSides()}
                >
                    Swap
                </Tool>
            )}
            {!narrow.value && <Steps />}
            {hasLayers && <LayersMenu />}
            <MoreMenu />
        </div>
    );
}
