/** What the tree view can be told: picture, colours, room, order, size. */
import { countText } from "../../analysis/format.ts";
import { Button } from "../../ui/button.tsx";
import { change, SIZES, type TreeState } from "./state.ts";

function Pick<T extends string>({
    label,
    value,
    choices,
    onPick,
}: {
    label: string;
    value: T;
    choices: { id: T; title: string }[];
    onPick: (id: T) => void;
}) {
    return (
        <select
            class="select"
            aria-label={label}
            title={label}
            value={value}
            onChange={(event) => onPick(event.currentTarget.value as T)}
        >
            {choices.map(({ id, title }) => (
                <option key={id} value={id}>
                    {title}
                </option>
            ))}
        </select>
    );
}

const LAYOUTS: { id: TreeState["layout"]; title: string }[] = [
    { id: "icicle", title: "Icicle" },
    { id: "sunburst", title: "Sunburst" },
    { id: "treemap", title: "Treemap" },
    { id: "links", title: "Nodes and links" },
];

export function Options({ state }: { state: TreeState }) {
    return (
        <div class="see-options">
            <fieldset class="see-views" aria-label="Picture">
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
            <Pick
                label="Colour"
                value={state.colouring}
                choices={[
                    { id: "value", title: "colour by value" },
                    { id: "why", title: "colour by end" },
                    { id: "mover", title: "colour by player" },
                ]}
                onPick={(colouring) => change({ colouring })}
            />
            <Pick
                label="Room of a node"
                value={state.width}
                choices={[
                    { id: "effort", title: "room: effort" },
                    { id: "equal", title: "room: equal" },
                ]}
                onPick={(width) => change({ width })}
            />
            <Pick
                label="Order of moves"
                value={state.order}
                choices={[
                    { id: "effort", title: "order: effort" },
                    { id: "tried", title: "order: tried" },
                ]}
                onPick={(order) => change({ order })}
            />
            <Pick
                label="Nodes at most"
                value={String(state.nodes)}
                choices={SIZES.map((size) => ({
                    id: String(size),
                    title: `${countText(size).replace(".0", "")} nodes`,
                }))}
                onPick={(nodes) => change({ nodes: Number(nodes) })}
            />
        </div>
    );
}
