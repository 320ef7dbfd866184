/** Figures: numbers with names, each with its explanation. */
import type { ComponentChildren } from "preact";
import { Explained } from "./term.tsx";

export interface Figure {
    name: string;
    text: ComponentChildren;
    doc?: string | undefined;
}

interface FiguresProps {
    /** Those that are false are left out. */
    list: readonly (Figure | false)[];
    class?: string;
}

/** Numbers, each below its name. */
export function Figures({ list, class: extra }: FiguresProps) {
    return (
        <dl class={extra === undefined ? "counters" : `counters ${extra}`}>
            {list
                .filter((one) => one !== false)
                .map(({ name, text, doc }) => (
                    <div key={name} class="counter">
                        <dt>
                            <Explained doc={doc}>{name}</Explained>
                        </dt>
                        <dd class="num">{text}</dd>
                    </div>
                ))}
        </dl>
    );
}
