/** At the board: what lies over it, each in a word and a sentence. */

import { setSettings } from "../state/act/actions.ts";
import {
    arrows,
    bestLine,
    type CellsShown,
    keepLayers,
    shownCells,
} from "../state/keep/overlays.ts";
import { choose } from "../state/keep/session.ts";
import { settings } from "../state/keep/settings.ts";
import { clicksOf } from "../state/read/paths.ts";
import { show, shownFamily } from "../state/read/store.ts";
import { layersOf } from "../text/layers.ts";
import type { Choice } from "../ui/menu.tsx";
import "../styles/layersmenu.css";
import { layers as say } from "../words/layersmenu.ts";

/** What can stand in the cells of this game; one of them at a time. */
function cells(): Choice[] {
    const line = show.value;
    const several = line !== null && clicksOf(line) > 1;
    const { territory, rides } = layersOf(line?.family);
    const kinds: { id: CellsShown; title: string; doc: string }[] = [
        { id: "none", ...say.none },
        { id: "heat", ...say.heat },
        { id: "territory", ...say[territory] },
        { id: "density", ...say[rides] },
    ];
    return kinds
        .filter(({ id }) => several || id !== "heat")
        .map((kind) => ({ ...kind, chosen: shownCells.value === kind.id }));
}

function drawn(): Choice[] {
    const { ways } = layersOf(shownFamily.value);
    return [
        { id: "values", ...say.values, checked: settings.value.boardValues },
        ...(ways ? [{ id: "arrows", ...say.arrows, checked: arrows.value }] : []),
        { id: "line", ...say.line, checked: bestLine.value },
    ];
}

export function layerChoices(): Choice[] {
    const { ways } = layersOf(shownFamily.value);
    const more = {
        id: "more",
        title: say.more.title,
        doc: ways ? say.more.withGames : say.more.doc,
    };
    return [...cells(), ...drawn(), more];
}

export function pickLayer(id: string): void {
    if (id === "values") setSettings({ boardValues: !settings.value.boardValues });
    else if (id === "arrows") arrows.value = !arrows.value;
    else if (id === "line") bestLine.value = !bestLine.value;
    else if (id === "more") choose({ panel: "layers" });
    else shownCells.value = id as CellsShown;
    keepLayers();
}
