/** Under the status: what one can do now, and steps through the game; on a phone in one row. */

import { narrow } from "../board/draw/floors.ts";
import { Steps } from "../panels/game/steps.tsx";
import { hasPanel } from "../panels/registry.tsx";
import { computerMoves, hint, newGame, swapSides, takeBack } from "../state/act/actions.ts";
import { hinted, players, show } from "../state/read/store.ts";
import { Icon } from "../ui/icon.tsx";
import { part, useLater } from "../ui/lazy.tsx";
import { Menu } from "../ui/menu.tsx";
import { Tool } from "../ui/tool.tsx";
import { Said } from "../ui/words.tsx";
import { page } from "../words/page.ts";

const { tools: say } = page;

const layers = part(() => import("./layersmenu.ts"));
const more = part(() => import("./moremenu.ts"));

export function LayersMenu() {
    useLater(layers);
    const menu = layers.module.value;
    return (
        <Menu
            label={say.layers}
            class="button tool tool-layers"
            choices={menu?.layerChoices() ?? []}
            onOpen={layers.ask}
            onPick={(id) => menu?.pickLayer(id)}
        >
            <Icon name="layers" />
            <span>{say.layers}</span>
        </Menu>
    );
}

function MoreMenu() {
    useLater(more);
    const items = more.module.value?.moreItems();
    if (items?.length === 0) return null;
    const pick = (wanted: string) => void items?.find(({ id }) => id === wanted)?.run();
    return (
        <Menu label={say.more} icon="more" choices={items ?? []} onOpen={more.ask} onPick={pick} />
    );
}

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
                {narrow.value ? say.takeBack.short : say.takeBack.word}
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
            {/* A game for one has no sides. */}
            {!(narrow.value && hasLayers) && players.value.length !== 1 && (
                <Tool
                    icon="swap"
                    label={say.swap.label}
                    disabled={players.value.length === 0}
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
