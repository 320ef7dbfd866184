/** What the tree view can be told: picture, colours, room, order, size. */
import { countText } from "../../../text/format.ts";
import { Button } from "../../../ui/button.tsx";
import { type Option, Select } from "../../../ui/select.tsx";
import { change, SIZES, type TreeState } from "./state.ts";

const LAYOUTS: { id: TreeState["layout"]; title: string }[] = [
    { id: "icicle", title: "Icicle" },
    { id: "sunburst", title: "Sunburst" },
    { id: "treemap", title: "Treemap" },
    { id: "links", title: "Nodes and links" },
];

const COLOURINGS: Option<TreeState["colouring"]>[] = [
    { id: "value", title: "colour by value" },
    { id: "why", title: "colour by end" },
    { id: "mover", title: "colour by player" },
];
const WIDTHS: Option<TreeState["width"]>[] = [
    { id: "effort", title: "room: effort" },
    { id: "equal", title: "room: equal" },
];
const ORDERS: Option<TreeState["order"]>[] = [
    { id: "effort", title: "order: effort" },
    { id: "tried", title: "order: tried" },
];

export function Options({ state }: { state: TreeState }) {
    return (
        <div class="inside-options">
            <fieldset class="inside-views" aria-label="Picture">
                {LAYOUTS.map(({ id, title }) => (
                    <Button
                        look="chip"
                        pressed={state.layout === id}
                        key={id}
                        onClick={() => change({ layout: id })}
                    >
                        {title}
                    </Button>
                ))}
            </fieldset>
            <Select
                label="Colour"
                compact
                value={state.colouring}
                entries={COLOURINGS}
                onChange={(colouring) => change({ colouring })}
            />
            <Select
                label="Room of a node"
                compact
                value={state.width}
                entries={WIDTHS}
                onChange={(width) => change({ width })}
            />
            <Select
                label="Order of moves"
                compact
                value={state.order}
                entries={ORDERS}
                onChange={(order) => change({ order })}
            />
            <Select
                label="Nodes at most"
                compact
                value={state.nodes}
                entries={SIZES.map((id) => ({
                    id,
                    title: `${countText(id).replace(".0", "")} nodes`,
                }))}
                onChange={(nodes) => change({ nodes })}
            />
        </div>
    );
}
