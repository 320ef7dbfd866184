/** What the tree view can be told: picture, colours, room, order, size. */
import { roundText } from "../../../text/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Fold } from "../../../ui/fold.tsx";
import { Select } from "../../../ui/select.tsx";
import { tree as say } from "../../../words/inside/tree.ts";
import { InSlot } from "../slot.tsx";
import { change, SIZES, type TreeState } from "./state.ts";

/** What can be chosen, with its titles. */
const choices = <Id extends string>(titles: { [id in Id]: string }): { id: Id; title: string }[] =>
    (Object.keys(titles) as Id[]).map((id) => ({ id, title: titles[id] }));

const LAYOUTS = choices<TreeState["layout"]>(say.pictures);
const COLOURINGS = choices<TreeState["colouring"]>(say.colours);
const WIDTHS = choices<TreeState["width"]>(say.rooms);
const ORDERS = choices<TreeState["order"]>(say.orders);

export function Options({ state }: { state: TreeState }) {
    return (
        <InSlot>
            <fieldset class="inside-views" aria-label={say.picture}>
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
            <Fold title={say.looks} class="inside-more">
                <div class="inside-fold">
                    <Select
                        label={say.colour}
                        value={state.colouring}
                        entries={COLOURINGS}
                        onChange={(colouring) => change({ colouring })}
                    />
                    <Select
                        label={say.room}
                        value={state.width}
                        entries={WIDTHS}
                        onChange={(width) => change({ width })}
                    />
                    <Select
                        label={say.order}
                        value={state.order}
                        entries={ORDERS}
                        onChange={(order) => change({ order })}
                    />
                    <Select
                        label={say.most}
                        value={state.nodes}
                        entries={SIZES.map((id) => ({
                            id,
                            title: say.nodes(roundText(id)),
                        }))}
                        onChange={(nodes) => change({ nodes })}
                    />
                </div>
            </Fold>
        </InSlot>
    );
}
