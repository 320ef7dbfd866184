/**
 * Where a part of the page breaks, it says so in its own place, and the rest goes on. Whatever comes back to that place
 * is drawn anew.
 */
import { Component, type ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { ui as say } from "../words/ui.ts";
import { Button } from "./button.tsx";

/** What has broken, in a sentence, with a button that tries it again. */
export function Broken({ why, again }: { why: string; again: () => void }) {
    return (
        <div class="broken" role="alert">
            <p>{why}</p>
            <Button onClick={again}>{say.drawAgain}</Button>
        </div>
    );
}

/** What was thrown, as the end of a sentence. */
export const reasonOf = (thrown: unknown): string =>
    (thrown instanceof Error ? thrown.message : String(thrown)).replace(/\.?\s*$/, ".");

interface Props {
    /** What it is for those who read that it has broken; a part of the page by default. */
    of?: string;
    children: ComponentChildren;
}

export class Boundary extends Component<Props, { thrown: { error: unknown } | null }> {
    override state: { thrown: { error: unknown } | null } = { thrown: null };

    override componentDidCatch(error: unknown): void {
        console.error(error);
        this.setState({ thrown: { error } });
    }

    override render({ of, children }: Props) {
        const { thrown } = this.state;
        if (thrown === null) return children;
        const why = say.cannotBeDrawn(of ?? null, reasonOf(thrown.error));
        return <Broken why={why} again={() => this.setState({ thrown: null })} />;
    }
}

/**
 * For what is drawn later than its component, in a frame or an effect of its own: the function wraps such work, and what
 * it throws breaks the component as if it had been drawn then.
 */
export function useCaught(): (work: () => void) => void {
    const [thrown, setThrown] = useState<{ error: unknown } | null>(null);
    if (thrown !== null) throw thrown.error;
    return (work) => {
        try {
            work();
        } catch (error) {
            setThrown({ error });
        }
    };
}
