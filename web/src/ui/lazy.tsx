/** Parts of the page that are loaded when they are first drawn. */
import { signal } from "@preact/signals";
import type { ComponentChild } from "preact";
import { useEffect } from "preact/hooks";
import { notify } from "../state/ask.ts";

/** What is said where a module does not come. */
export function sayMissing(): void {
    notify("error", "A part of the page could not be loaded. Is the network there?");
}

/** A component whose module comes with its first use; `waiting` stands in its place until then. */
export function lazy<Props extends object, Module>(
    load: () => Promise<Module>,
    pick: (module: Module) => (props: Props) => ComponentChild,
    waiting: ComponentChild = null,
): (props: Props) => ComponentChild {
    const loaded = signal<((props: Props) => ComponentChild) | null>(null);
    let asked = false;
    return function Lazy(props: Props) {
        const Part = loaded.value;
        useEffect(() => {
            if (asked) return;
            asked = true;
            load().then(
                (module) => {
                    loaded.value = pick(module);
                },
                () => {
                    // When it is drawn the next time, it is asked for again.
                    asked = false;
                    sayMissing();
                },
            );
        }, []);
        return Part === null ? waiting : <Part {...props} />;
    };
}
