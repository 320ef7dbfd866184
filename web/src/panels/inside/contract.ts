/**
 * What a view of the search is; what it is called stands in words/en/panels.ts, how it is explained in
 * words/en/inside/frame.ts. The frame around it (inside.tsx) is the same for all: chooser, controls of
 * the search, table, exports, console line, help. A view draws its picture and tells by
 * `useOutput` what there is to read, to export and to type.
 *
 * A view remembers what is chosen in it as short text of letters, digits, `_`, `~` and `-`, which goes
 * into the share link: `viewFields`. Half of the link's room is a player's spec: keep it under 60.
 */

import { signal } from "@preact/signals";
import type { ComponentChild } from "preact";
import { useEffect } from "preact/hooks";
import type { Contents } from "../../charts/files.ts";
import type { SearcherRow } from "../../engine/protocol.ts";
import { inside } from "../../state/keep/session.ts";
import type { ViewId } from "../../words/panels.ts";

export interface SearchView {
    /** Letters only: the link and the address of the view. */
    id: ViewId;
    title: string;
    /** In place of the title where many stand in a row. */
    word?: string;
    /** Searchers that it shows something of, where those are not all. */
    able?: (row: SearcherRow) => boolean;
    /** Which families of games it is for, where those are not all. */
    fits?: (family: string) => boolean;
    /** Which controls of the search stand above it: those of the page's analysis, recorded or not, or
     * none because the view runs searches of its own. */
    search: "recorded" | "plain" | "own";
    /** It shows nothing of the analysis of any other; the panel offers to take one that is able. */
    only?: boolean;
    Body: (props: object) => ComponentChild;
    /** Its controls, where the view runs searches of its own: they stand in the place of those of the search. */
    Bar?: (props: object) => ComponentChild;
}

/** What a view remembers, and how to change it. */
export function viewState(id: string): string {
    return inside.value.states[id] ?? "";
}

export function setViewState(id: string, state: string): void {
    if (viewState(id) === state) return;
    inside.value = { ...inside.value, states: { ...inside.value.states, [id]: state } };
}

export function chooseView(view: string): void {
    if (inside.value.view !== view) inside.value = { ...inside.value, view };
}

/** What a view has to say besides its picture on the screen; files are called after the view. */
export interface Output extends Omit<Contents, "name"> {
    /** Console lines that say the same. */
    command: string;
}

/** Of the view that is shown. */
export const output = signal<Output | null>(null);

/** Tells the panel what this view can say; every drawing of the view tells it anew. */
export function useOutput(next: Output | null): void {
    useEffect(() => {
        output.value = next;
    });
    useEffect(
        () => () => {
            output.value = null;
        },
        [],
    );
}

// ---------------------------------------------------------------- short text

/** Fields of a state, separated by `~`; fields at their default at the end are left out. */
export function writeFields(fields: readonly string[], defaults: readonly string[]): string {
    let count = fields.length;
    while (count > 0 && fields[count - 1] === defaults[count - 1]) count--;
    return fields.slice(0, count).join("~");
}

export function readFields(text: string, defaults: readonly string[]): string[] {
    const found = text === "" ? [] : text.split("~");
    return defaults.map((usual, i) => found[i] ?? usual);
}

/** What a view remembers as named fields, in this order. */
export function viewFields<Name extends string>(id: string, usual: () => Record<Name, string>) {
    const read = (): Record<Name, string> => {
        const names = Object.keys(usual());
        const found = readFields(viewState(id), Object.values(usual()));
        return Object.fromEntries(names.map((name, i) => [name, found[i]])) as Record<Name, string>;
    };
    const change = (part: { [name in Name]?: string }) => {
        const fields = Object.values<string>({ ...read(), ...part });
        setViewState(id, writeFields(fields, Object.values(usual())));
    };
    return { read, change };
}

/** Any words (moves such as `d1-d7/g7`) as letters, digits and `_`: others become `_` and two hexadecimal
 * digits, a list is joined by `_-`. */
export function packWords(words: readonly string[]): string {
    const pack = (word: string) =>
        word.replace(
            /[^A-Za-z0-9]/g,
            (c) => `_${(c.charCodeAt(0) & 255).toString(16).padStart(2, "0")}`,
        );
    return words.map(pack).join("_-");
}

export function unpackWords(text: string): string[] {
    if (text === "") return [];
    return text
        .split("_-")
        .map((word) =>
            word.replace(/_([0-9a-f]{2})/g, (_, code) => String.fromCharCode(parseInt(code, 16))),
        );
}
