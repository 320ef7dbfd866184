/** Words that stand where something else would: explanations, nothing to show, refusals. */
import type { ComponentChildren } from "preact";
import type { Piece } from "../words/grammar.ts";

/** A sentence of the tables; what stands between backquotes is a console line. */
export function Doc({ text }: { text: string }) {
    const pieces = text.split("`");
    return <>{pieces.map((piece, i) => (i % 2 === 1 ? <code key={i}>{piece}</code> : piece))}</>;
}

interface SaidProps {
    pieces: readonly Piece[];
    /** What becomes of the parts that the sentence names. */
    parts?: { [name: string]: (text: string) => ComponentChildren };
}

/** A sentence of the catalogue; what matters in it stands out. */
export function Said({ pieces, parts = {} }: SaidProps) {
    const drawn = pieces.map(({ text, strong, as = "" }): ComponentChildren => {
        const made = parts[as];
        return made !== undefined ? (
            made(text)
        ) : strong ? (
            <strong class="num">{text}</strong>
        ) : (
            text
        );
    });
    return <>{drawn}</>;
}

/** In the place of a picture that there is not: why, and what brings it. */
export function Empty({ children }: { children: ComponentChildren }) {
    return <p class="empty muted">{children}</p>;
}

interface RefusalProps {
    id?: string;
    /** Read out at once: the answer to what was done just now. */
    urgent?: boolean;
    /** Empty when nothing is wrong. */
    text: string;
}

/** What is wrong with what was entered; it keeps its place, so that screen readers hear it come. */
export function Refusal({ id, urgent = false, text }: RefusalProps) {
    return (
        <p class="refusal" id={id} role={urgent ? "alert" : "status"}>
            {text}
        </p>
    );
}
