/** Words that stand where something else would: explanations, nothing to show, refusals. */
import type { ComponentChildren } from "preact";

/** A sentence of the tables; what stands between backquotes is a console line. */
export function Doc({ text }: { text: string }) {
    const pieces = text.split("`");
    return <>{pieces.map((piece, i) => (i % 2 === 1 ? <code key={i}>{piece}</code> : piece))}</>;
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
