/** Where the best one comes from: its ancestors, generation by generation, back to the first ones. */
import { useId } from "preact/hooks";
import type { Ancestor } from "../../../engine/protocol.ts";
import { Button } from "../../../ui/button.tsx";
import { Said } from "../../../ui/words.tsx";
import { evolve as say } from "../../../words/evolve.ts";
import { grouped } from "../../../words/numbers.ts";

function Parents({ one, known, id }: { one: Ancestor; known: Set<number>; id: string }) {
    const parent = (text: string) =>
        known.has(Number(text)) ? (
            <Button
                look="bare"
                class="evolve-parent num"
                onClick={() => document.getElementById(`${id}-${text}`)?.focus()}
            >
                {text}
            </Button>
        ) : (
            <span class="num">{text}</span>
        );
    return <Said pieces={say.ancestry.origin(one.how, one.parents ?? [])} parts={{ parent }} />;
}

export function Ancestry({ list }: { list: Ancestor[] }) {
    const id = useId();
    const known = new Set(list.map((one) => one.id));
    if (list.length === 0) return <p class="muted">{say.ancestry.none}</p>;
    return (
        <ol class="ancestry">
            {list.map((one) => (
                <li key={one.id} id={`${id}-${one.id}`} tabIndex={-1}>
                    <span class="num ancestor">{one.id}</span>
                    <span>
                        <Parents one={one} known={known} id={id} />
                    </span>
                    <span class="muted num">
                        {one.born === undefined ? "" : say.ancestry.generation(one.born)}
                    </span>
                    <span class="num">
                        {one.wins !== undefined
                            ? say.ancestry.wins(one.wins)
                            : one.score === undefined
                              ? ""
                              : grouped(one.score, 2)}
                    </span>
                </li>
            ))}
        </ol>
    );
}
