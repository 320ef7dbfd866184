/** Parts of the page that are loaded when they are first drawn. */
import { signal } from "@preact/signals";
import type { ComponentChild } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { notify } from "../state/notify.ts";
import { later } from "../words/rooms.ts";
import { ui as say } from "../words/ui.ts";
import { Boundary, Broken } from "./boundary.tsx";

/** What is said where a module does not come: the server has it no longer, or cannot be reached. */
async function sayMissing(): Promise<void> {
    const there = await fetch("./", { method: "HEAD", cache: "no-store" }).then(
        ({ ok }) => ok,
        () => false,
    );
    if (!there) return notify("error", say.noNetwork);
    // The address holds what is open.
    notify("error", say.outdated, {
        action: { title: say.reload, run: () => location.reload() },
    });
}

/** Modules that are on their way. */
export const loading = signal(0);

type Component<Props> = (props: Props) => ComponentChild;
/** `load` brings its module before it is drawn. */
type Lazy<Props> = Component<Props> & { load(): Promise<void> };
type PropsOf<Part> = Part extends (props: infer Props extends object) => ComponentChild
    ? Props
    : object;

/**
 * A component whose module comes with its first use; `waiting` draws what stands in its
 * place until then. Where it does not come, or breaks, that stands there.
 */
export function lazy<Module, Name extends keyof Module>(
    load: () => Promise<Module>,
    name: Name,
    waiting: () => ComponentChild = () => null,
): Lazy<PropsOf<Module[Name]>> {
    type Props = PropsOf<Module[Name]>;
    const loaded = signal<Component<Props> | null>(null);
    const missing = signal(false);
    let asked: Promise<void> | null = null;
    async function bring(): Promise<void> {
        missing.value = false;
        loading.value++;
        try {
            const part = (await later(load))[name];
            if (part === undefined) throw new Error(`it has no ${String(name)}`);
            loaded.value = part as Component<Props>;
        } catch {
            // When it is drawn the next time, it is asked for again.
            asked = null;
            missing.value = true;
            void sayMissing();
        }
        // Once it is drawn, and what it draws has been asked for.
        setTimeout(() => loading.value--);
    }
    const ask = () => {
        asked ??= bring();
        return asked;
    };
    function Lazy(props: Props) {
        const Part = loaded.value;
        useLayoutEffect(() => void ask(), []);
        if (missing.value) return <Broken why={say.missing} again={ask} />;
        if (Part === null) return waiting();
        return (
            <Boundary>
                <Part {...props} />
            </Boundary>
        );
    }
    return Object.assign(Lazy, { load: ask });
}
