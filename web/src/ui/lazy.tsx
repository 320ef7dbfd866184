/** Parts of the page that are loaded when they are first drawn. */
import { type ReadonlySignal, signal, useSignalEffect } from "@preact/signals";
import type { ComponentChild } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { notify } from "../state/act/notify.ts";
import { ui as say } from "../words/ui.ts";
import { Boundary, Broken } from "./boundary.tsx";
import { rested } from "./later.ts";

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

/** A module that comes when it is asked for. */
interface Part<Module> {
    /** Null until it is there. */
    module: ReadonlySignal<Module | null>;
    /** It has been asked for and did not come. */
    missing: ReadonlySignal<boolean>;
    ask(): Promise<void>;
}

/** A part of the page as a module of its own. Where it does not come that is said; the next who asks tries again. */
export function part<Module>(load: () => Promise<Module>): Part<Module> {
    const module = signal<Module | null>(null);
    const missing = signal(false);
    let asked: Promise<void> | null = null;
    async function bring(): Promise<void> {
        missing.value = false;
        loading.value++;
        try {
            module.value = await load();
        } catch {
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
    return { module, missing, ask };
}

/** Asks for a part that the first answer does not need when that stands. */
export function useLater({ ask }: Part<unknown>): void {
    useSignalEffect(() => {
        if (rested.value) void ask();
    });
}

type Component<Props> = (props: Props) => ComponentChild;
/** `load` brings its module before it is drawn. */
type Lazy<Props> = Component<Props> & { load(): Promise<void> };
type PropsOf<Part> = Part extends (props: infer Props extends object) => ComponentChild
    ? Props
    : object;

interface Options {
    /** What stands in its place until it is there. */
    waiting?: () => ComponentChild;
    /**
     * When it is drawn, or after the first answer, or when its place comes into view and at the latest after the first
     * answer.
     */
    comes?: "drawn" | "later" | "seen";
}

/** Pixels at the lower edge of a phone that the tabs may cover. */
const BAR = 56;

/** A part's place on the page; it is asked for when that is seen. */
function Place({ of, children }: { of: Part<unknown>; children: ComponentChild }) {
    const box = useRef<HTMLDivElement>(null);
    useLater(of);
    useLayoutEffect(() => {
        const watcher = new IntersectionObserver(
            (seen) => {
                if (seen.some(({ isIntersecting }) => isIntersecting)) void of.ask();
            },
            { rootMargin: `0px 0px -${BAR}px` },
        );
        if (box.current !== null) watcher.observe(box.current);
        return () => watcher.disconnect();
    }, []);
    return <div ref={box}>{children}</div>;
}

function Later({ of, children }: { of: Part<unknown>; children: ComponentChild }) {
    useLater(of);
    return children;
}

function Now({ of, children }: { of: Part<unknown>; children: ComponentChild }) {
    useLayoutEffect(() => void of.ask(), []);
    return children;
}

const PLACES = { drawn: Now, later: Later, seen: Place };

/**
 * A component whose module comes with its first use. Where it does not come, or breaks, that is said in its place.
 */
export function lazy<Module, Name extends keyof Module>(
    load: () => Promise<Module>,
    name: Name,
    { waiting = () => null, comes = "drawn" }: Options = {},
): Lazy<PropsOf<Module[Name]>> {
    type Props = PropsOf<Module[Name]>;
    const own = part(async () => {
        const found = (await load())[name];
        if (found === undefined) throw new Error(`it has no ${String(name)}`);
        return { Part: found as Component<Props> };
    });
    const Waiting = PLACES[comes];
    function Lazy(props: Props) {
        const { Part } = own.module.value ?? {};
        if (Part === undefined)
            return (
                <Waiting of={own}>
                    {own.missing.value ? <Broken why={say.missing} again={own.ask} /> : waiting()}
                </Waiting>
            );
        return (
            <Boundary>
                <Part {...props} />
            </Boundary>
        );
    }
    return Object.assign(Lazy, { load: own.ask });
}
