/**
 * What stands at a place in a player's file: whose members can follow there, and what a name is. Read from
 * the text alone, so that it answers while a line is half written.
 */

import { languageOf } from "../../../../../wasm/language.mjs";
import { write as say } from "../../../words/write.ts";
import { type Manual, type Member, manuals } from "./manual.ts";

const manualOf = (text: string) => manuals[languageOf(text)];

/** How far back is looked for what encloses a place. */
const FAR = 4000;
const CLOSERS: { [opener: string]: string } = { "(": ")", "[": "]", "{": "}" };

/** Where the innermost bracket stands that is open at a place; -1 = none. */
export function opener(text: string, at: number): number {
    const closed: string[] = [];
    for (let i = at - 1; i >= 0 && at - i < FAR; i--) {
        const letter = text.charAt(i);
        if (")]}".includes(letter)) closed.push(letter);
        else if (letter in CLOSERS) {
            if (closed.length === 0) return i;
            if (closed.pop() !== CLOSERS[letter]) return -1;
        }
    }
    return -1;
}

/** game.cells()[3] and the like, up to the end of a text. */
const CHAIN = /[A-Za-z_$][\w$]*(?:\.[\w$]+|\([^()]*\)|\[[^[\]]*\])*$/;

/** A name that is called as an interface is: game, cell, outcome. */
function rootOf(name: string, { interfaces }: Manual): string | null {
    for (const known of interfaces.keys())
        if (known.toLowerCase() === name.toLowerCase()) return known;
    return null;
}

const isKnown = (type: string, { interfaces }: Manual) =>
    interfaces.has(type.replace(/(\[\])+$/, ""));

/** The interface that an expression has, "Cell[]" of several; null = not known. */
function typeOf(expression: string, manual: Manual): string | null {
    const [name = "", ...steps] = expression.match(/[\w$]+|\.[\w$]+|\([^()]*\)|\[[^[\]]*\]/g) ?? [];
    let type = rootOf(name, manual);
    for (const step of steps) {
        if (type === null) return null;
        if (step.startsWith("(")) continue;
        if (step.startsWith("[")) type = type.endsWith("[]") ? type.slice(0, -2) : null;
        else {
            const member: Member | undefined = manual
                .membersOf(type)
                .find(({ label }) => label === step.slice(1));
            type = member !== undefined && isKnown(member.gives, manual) ? member.gives : null;
        }
    }
    return type;
}

/** The parameters that the file declares. */
export function paramsIn(text: string): string[] {
    const begins = /\bparams\s*=\s*\{/.exec(text);
    if (begins === null) return [];
    const inside = begins.index + begins[0].length;
    return [...text.slice(inside).matchAll(/(["']?)([A-Za-z_$][\w$]*)\1\s*:/g)]
        .filter(({ index }) => opener(text, inside + index) === inside - 1)
        .map(([, , name = ""]) => name);
}

/** The interface whose members are the keys of the object that is open at a place. */
function keysAt(text: string, at: number): string | null {
    const open = opener(text, at);
    const before = text.slice(Math.max(0, open - FAR), open);
    // game.report(value=…) in Python
    if (text.charAt(open) === "(" && languageOf(text) === "python") {
        const [, call] = /\bgame\.(report|node)$/.exec(before) ?? [];
        return call === "report" ? "PlayerReport" : call === "node" ? "PlayerNode" : null;
    }
    if (text.charAt(open) !== "{") return null;
    if (/\.report\(\s*$/.test(before)) return "PlayerReport";
    if (!/[\w$"']\s*:\s*$/.test(before)) return null;
    const outer = opener(text, open);
    return /\bparams\s*=\s*$/.test(text.slice(Math.max(0, outer - 40), outer)) ? "ParamRow" : null;
}

interface Offer {
    /** Where the word begins that is being written. */
    from: number;
    members: readonly Pick<Member, "label" | "detail" | "info" | "type">[];
}

const parameter = (label: string) => ({
    label,
    type: "property" as const,
    detail: "",
    info: say.parameter,
});

/** What can stand at a place, behind a dot, as a key or as a parameter; null = something else. */
export function offersAt(text: string, at: number): Offer | null {
    const word = /[\w$]*$/.exec(text.slice(Math.max(0, at - 80), at))?.[0] ?? "";
    const from = at - word.length;
    const before = text.slice(Math.max(0, from - 400), from);
    const manual = manualOf(text);
    if (before.endsWith(".")) {
        const chain = CHAIN.exec(before.slice(0, -1))?.[0] ?? "";
        if (chain === "params") return { from, members: paramsIn(text).map(parameter) };
        const type = typeOf(chain, manual);
        const { members } = manual.interfaces.get(type ?? "") ?? {};
        return members === undefined ? null : { from, members };
    }
    if (!/[{(,]\s*["']?$/.test(before)) return null;
    const keys = keysAt(text, from);
    if (keys !== null) return { from, members: manual.membersOf(keys) };
    // function (game, { depth, … })
    const open = opener(text, from);
    const list = text.slice(Math.max(0, open - 80), open);
    if (text.charAt(open) === "{" && /\(\s*\w+\s*,\s*$/.test(list))
        return { from, members: paramsIn(text).map(parameter) };
    return null;
}

/** What the name that ends at a place means; null = something else. */
export function memberAt(text: string, end: number): Member | null {
    const chain = CHAIN.exec(text.slice(Math.max(0, end - 400), end))?.[0] ?? "";
    const dot = chain.lastIndexOf(".");
    const label = chain.slice(dot + 1);
    const manual = manualOf(text);
    const named = (type: string | null) =>
        manual.membersOf(type ?? "").find((member) => member.label === label) ?? null;
    if (dot > 0) return named(typeOf(chain.slice(0, dot), manual));
    return /^["']?\s*[:,=]/.test(text.slice(end)) ? named(keysAt(text, end - label.length)) : null;
}

/** What is being called at a place: the function whose bracket is open there. */
export function callAt(text: string, at: number): { member: Member; from: number } | null {
    const open = opener(text, at);
    if (text.charAt(open) !== "(") return null;
    const member = memberAt(text, open);
    return member?.type === "method" ? { member, from: open - member.label.length } : null;
}
