/** At the board: what lies over it, each in a word and a sentence. */

import { setSettings } from "../state/actions.ts";
import { hasLook } from "../state/looks.ts";
import { arrows, bestLine, type CellsShown, keepLayers, shownCells } from "../state/overlays.ts";
import { clicksOf } from "../state/paths.ts";
import { choose } from "../state/session.ts";
import { settings } from "../state/settings.ts";
import { show } from "../state/store.ts";
import { Icon } from "../ui/icon.tsx";
import { type Choice, Menu } from "../ui/menu.tsx";
import "../styles/layersmenu.css";

/** What can stand in the cells of this game; one of them at a time. */
function cells(): Choice[] {
    const line = show.value;
    const several = line !== null && clicksOf(line) > 1;
    const trails = hasLook(line?.family, "trails");
    const kinds: [CellsShown, string, string][] = [
        ["none", "Nothing in the cells", "Only the pieces."],
        ["heat", "Moves", "The darker a cell, the more of the search goes there."],
        trails
            ? ["territory", "Territory", "Which rider is there first."]
            : ["territory", "Evaluation", "For whom each cell speaks, and how much."],
        trails
            ? ["density", "Density", "Where the riders go in random games."]
            : ["density", "Density", "Who has each cell at the end of random games."],
    ];
    return kinds
        .filter(([id]) => several || id !== "heat")
        .map(([id, title, doc]) => ({ id, title, doc, chosen: shownCells.value === id }));
}

function drawn(): Choice[] {
    const trails = hasLook(show.value?.family, "trails");
    return [
        {
            id: "values",
            title: "Values of moves",
            doc: "What the program thinks of each move, where it ends.",
            checked: settings.value.boardValues,
        },
        ...(trails
            ? [
                  {
                      id: "arrows",
                      title: "Arrows",
                      doc: "The value of every direction at the rider's head.",
                      checked: arrows.value,
                  },
              ]
            : []),
        {
            id: "line",
            title: "Best line",
            doc: "What the program expects to be played, drawn on the board.",
            checked: bestLine.value,
        },
    ];
}

function pick(id: string): void {
    if (id === "values") setSettings({ boardValues: !settings.value.boardValues });
    else if (id === "arrows") arrows.value = !arrows.value;
    else if (id === "line") bestLine.value = !bestLine.value;
    else if (id === "more") choose({ panel: "layers" });
    else shownCells.value = id as CellsShown;
    keepLayers();
}

export function LayersMenu() {
    const trails = hasLook(show.value?.family, "trails");
    const more = {
        id: "more",
        title: "More about layers",
        doc: `Settings and explanations${trails ? ", simulated games side by side" : ""}.`,
    };
    return (
        <Menu
            label="Layers"
            class="button tool tool-layers"
            choices={[...cells(), ...drawn(), more]}
            onPick={pick}
        >
            <Icon name="layers" />
            <span>Layers</span>
        </Menu>
    );
}
