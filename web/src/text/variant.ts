/** A variant of a game in words: the title of its preset, and what differs from that. */

import type { GameRow, Param, Preset } from "../engine/protocol.ts";
import { readSpec, settings } from "../state/read/spec.ts";
import { variant as say } from "../words/variant.ts";
import { choiceText } from "./choice.ts";

type Parts = ReadonlyMap<string, string>;

/** `name=value` by name, of a canonical spec. */
function partsOf(spec: string): Parts {
    return new Map(settings(readSpec(spec).inside).map(({ key, text }) => [key, text]));
}

function words(param: Param | undefined, name: string, value: string): string {
    const title = param?.title ?? name;
    if (param?.type === "bool") return value === "yes" ? title : say.no(title);
    const size = /^\d+x\d+(x\d+)?/.exec(value)?.[0];
    if (size !== undefined)
        return (value === size ? say.emptyMap : say.ownMap)(size.replaceAll("x", " x "));
    // "3 rows"; where the unit says less than the title, the title.
    const { unit, unit_one } = param ?? {};
    if (unit?.toLowerCase() === title.toLowerCase())
        return say.counted(Number(value), { one: unit_one ?? unit, other: unit });
    return say.setting(title, param === undefined ? value : choiceText(param, value));
}

/** Presets by the canonical text of their variants, as far as they are known. */
export function variantText(
    spec: string,
    game: GameRow,
    presets: ReadonlyMap<string, Preset>,
): string {
    const parts = partsOf(spec);
    const paramOf = (name: string) => game.params.find((param) => param.name === name);
    const known: [Parts, string][] = [...presets].map(([text, { title, name }]) => [
        partsOf(text),
        title ?? name,
    ]);
    // The usual variant is the first preset's.
    const usual = game.presets[0];
    known.push([new Map(), usual?.title ?? usual?.name ?? say.usual]);
    known.sort(([a], [b]) => b.size - a.size);
    for (const [base, title] of known) {
        if ([...base].some(([name, value]) => parts.get(name) !== value)) continue;
        const more = [...parts].filter(([name]) => !base.has(name));
        // Another size or number would give the title the lie.
        if (!more.every(([name]) => ["bool", "enum"].includes(paramOf(name)?.type ?? ""))) continue;
        const differences = more.map(([name, value]) => words(paramOf(name), name, value));
        return say.besides(title, differences);
    }
    return say.all([...parts].map(([name, value]) => words(paramOf(name), name, value)));
}
