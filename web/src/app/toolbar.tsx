/** Under the status: what one can do now, and steps through the game; on a phone in one row. */

import { narrow } from "../board/draw/floors.ts";
import { Steps } from "../panels/game/steps.tsx";
import { hasPanel } from "../panels/registry.tsx";
import { computerMoves, hint, newGame, swapSides, takeBack } from "../state/actions.ts";
import { hinted, players, show } from "../state/store.ts";
import { lazy } from "../ui/lazy.tsx";
import { Tool } from "../ui/tool.tsx";
import { Said } from "../ui/words.tsx";
import { page } from "../words/page.ts";

const { tools: say } = page;

const LayersMenu = lazy(
    () => import("./layersmenu.tsx"),
    "LayersMenu",
    () => (
        <Tool icon="layers" label={say.layers} disabled>
            {say.layers}
        </Tool>
    ),
);

const MoreMenu = lazy(
    () => import("./moremenu.tsx"),
    "MoreMenu",
    () => <Tool icon="more" label={say.more} disabled />,
);

export function Toolbar() {
    const line = show.value;
    const over = line?.status === "over";
    const hasLayers = hasPanel("layers");
    return (
        <div class="toolbar">
            <Tool icon="restart" label={say.newGame.label} next={over} onClick={() => newGame()}>
                <Said
                    pieces={say.newGame.word}
                    parts={{ more: (text) => <span class="tool-more">{text}</span> }}
                />
            </Tool>
            <Tool
                icon="undo"
                label={say.takeBack.label}
                disabled={(line?.moves_played.length ?? 0) === 0}
                onClick={() => takeBack()}
            >
                {say.takeBack.word}
            </Tool>
            <Tool
                icon="hint"
                label={say.hint}
                disabled={line === null || over || computerMoves()}
                pressed={hinted.value.length > 0}
                onClick={() => hint()}
            >
                {say.hint}
            </Tool>
            {!(narrow.value && hasLayers) && (
                <Tool
                    icon="swap"
                    label={say.swap.label}
                    disabled={players.value.length < 2}
                    onClick={() => swapSides()}
                >
                    {say.swap.word}
                </Tool>
            )}
            {!narrow.value && <Steps />}
            {hasLayers && <LayersMenu />}
            <MoreMenu />
        </div>
    );
}
