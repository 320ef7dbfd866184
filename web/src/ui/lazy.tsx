/** Parts of the page that are loaded when they are first drawn. */
import { signal } from "@preact/signals";
import type { ComponentChild } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { notify } from "../state/notify.ts";

/** What is said where a module does not come: the server has it no longer, or cannot be reached. */
async function sayMissing(): Promise<void> {
    const text = "A part of the page could not be loaded";
    const there = await fetch("./", { method: "HEAD", cache: "no-store" }).then(
        ({ ok }) => ok,
        () => false,
    );
    if (!there) return notify("error", `${text}. Is the network there?`);
    // The address holds what is open.
    notify("error", `${text}: there is a newer version of it.`, undefined, {
        title: "Reload the page",
        run: () => location.reload(),
    });
}

/** Modules that are on their way. */
export const loading = signal(0);

type Component<Props> = (props: Props) => ComponentChild;
type PropsOf<Part> = Part extends (props: infer Props extends object) => ComponentChild
    ? Props
    : object;

/**
 * A component whose module comes with its first use; `waiting` draws what stands in its
 * place until then.
 */
export function lazy<Module, Name extends keyof Module>(
    load: () => Promise<Module>,
    name: Name,
    waiting: () => ComponentChild = () => null,
): Component<PropsOf<Module[Name]>> {
    type Props = PropsOf<Module[Name]>;
    const loaded = signal<Component<Props> | null>(null);
    let asked = false;
    return function Lazy(props: Props) {
        const Part = loaded.value;
        useLayoutEffect(() => {
            if (asked) return;
            asked = true;
            loading.value++;
            load()
                .then(
                    (module) => {
                        loaded.value = module[name] as Component<Props>;
                    },
                    () => {
                        // When it is drawn the next time, it is asked for again.
                        asked = false;
                        void sayMissing();
                    },
                )
                // Once it is drawn, and what it draws has been asked for.
                .finally(() => setTimeout(() => loading.value--));
        }, []);
        return Part === null ? waiting() : <Part {...props} />;
    };
}
