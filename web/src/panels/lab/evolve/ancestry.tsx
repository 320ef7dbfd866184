/** Where the best one comes from: its ancestors, generation by generation, back to the first ones. */
import { useId } from "preact/hooks";
import type { Ancestor } from "../../../engine/protocol.ts";
import { Button } from "../../../ui/button.tsx";

function Parents({ one, known, id }: { one: Ancestor; known: Set<number>; id: string }) {
    const parents = one.parents ?? [];
    if (parents.length === 0) return <>{one.how ?? "not known here"}</>;
    return (
        <>
            {one.how} of{" "}
            {parents.map((parent, i) => (
                <span key={parent}>
                    {i > 0 && " and "}
                    {known.has(parent) ? (
                        <Button
                            look="bare"
                            class="evolve-parent num"
                            onClick={() => document.getElementById(`${id}-${parent}`)?.focus()}
                        >
                            {parent}
                        </Button>
                    ) : (
                        <span class="num">{parent}</span>
                    )}
                </span>
            ))}
        </>
    );
}

export function Ancestry({ list }: { list: Ancestor[] }) {
    const id = useId();
    const known = new Set(list.map((one) => one.id));
    if (list.length === 0)
        return <p class="muted">The ancestors are known while the evolution is at hand.</p>;
    return (
        <ol class="ancestry">
            {list.map((one) => (
                <li key={one.id} id={`${id}-${one.id}`} tabIndex={-1}>
                    <span class="num ancestor">{one.id}</span>
                    <span>
                        <Parents one={one} known={known} id={id} />
                    </span>
                    <span class="muted num">
                        {one.born === undefined ? "" : `generation ${one.born}`}
                    </span>
                    <span class="num">
                        {one.wins !== undefined
                            ? `${one.wins.toFixed(1)} %`
                            : one.score === undefined
                              ? ""
                              : String(Math.round(one.score * 100) / 100)}
                    </span>
                </li>
            ))}
        </ol>
    );
}
