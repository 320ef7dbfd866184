/**
 * Specs in words: "UCT · Medium", "Alpha-beta · 6 moves deep". What the console writes as code stands in
 * the page only where somebody asks for the line; all words come from the tables of the core.
 */
import type { GameRow, Param, Row } from "../engine/protocol.ts";
import { gameRowOf } from "../state/read/looks.ts";
import { rowOfSpec } from "../state/read/roles.ts";
import { readSpec, settingIn, settings } from "../state/read/spec.ts";
import { describe, shownFamily } from "../state/read/store.ts";
import { choiceText } from "../text/choice.ts";
import { entered, grouped } from "../words/numbers.ts";
import { params as say } from "../words/params.ts";
import {
    findRow,
    numberText,
    PERSONAL,
    pairs,
    paramOf,
    readNumber,
    rowsOf,
    samePairs,
    titleOf,
} from "./values.ts";

/** More settings than these are counted. */
const MOST = 3;

/** A value, or the values of a sweep. */
function valueWords(param: Param, text: string): string {
    const range = /^(.+)\.\.([^:]+)(:.*)?$/.exec(text);
    if (range !== null)
        return say.from(valueWords(param, range[1] ?? ""), valueWords(param, range[2] ?? ""));
    if (text.includes("|"))
        return say.several(text.split("|").map((part) => valueWords(param, part)));
    const value = param.type === "text" ? null : readNumber(param, text);
    if (value === null) return choiceText(param, text);
    if (param.type === "time")
        return entered(numberText(param, value)).replace(/(?=[a-z])/, "\u202f");
    return grouped(value, 10);
}

/** A title within a sentence; one that begins with an abbreviation stays. */
export const small = (title: string) =>
    /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;

/** One setting in words: "6 moves deep", "2 000 descents per move", "Exploration constant C 1.4". */
export function settingWords(param: Param, text: string, gameRow: GameRow | undefined): string {
    const title = titleOf(param);
    if (param.type === "spec" && gameRow !== undefined) {
        const { name, inside } = readSpec(text);
        const inner = findRow(name, rowsOf(param.kind, gameRow));
        if (inner === undefined) return say.of(title, name);
        return inside === "" ? inner.title : say.ownWeights(inner.title);
    }
    if (param.type === "text" || param.type === "blob") {
        const size = /^\d+x\d+(x\d+)?(?=-)/.exec(text)?.[0] ?? "";
        return say.own(small(title), size);
    }
    const words = valueWords(param, text);
    if (param.name === "depth") return say.deep(words);
    if (param.type === "bool") return say.of(title, words);
    if (param.type === "time") return say.perMove(words);
    if (param.limit === true && param.type === "int" && param.unit === undefined)
        return say.count(words, small(title));
    if (param.type === "enum") return say.of(title, words);
    return say.valueOf(title, words);
}

/** What a spec says: its settings, and the preset whose values they are or that it names. */
export interface Spelled {
    row: Row;
    settings: { param: Param; text: string }[];
    preset: Row["presets"][number] | undefined;
    /** Its settings are those of the preset and no others. */
    whole: boolean;
}

export function spelled(spec: string, row: Row, gameRow: GameRow | undefined): Spelled {
    const { inside } = readSpec(spec);
    const pieces = settings(inside).filter(({ key }) => !PERSONAL.includes(key));
    const known = pieces.flatMap(({ key, text }) => {
        const param = paramOf(row, key);
        return param === undefined ? [] : [{ param, text }];
    });
    const named = pieces.find(({ key }) => key === "preset")?.text;
    const own = pairs(row, inside);
    const fits = (values: string) => samePairs(row, own, pairs(row, values), gameRow, PERSONAL);
    const preset = row.presets.find(({ name, values }) =>
        named === undefined ? known.length > 0 && fits(values) : name === named,
    );
    const whole = preset !== undefined && (named === undefined || known.length === 0);
    return { row, settings: known, preset, whole };
}

/** A player, without the name that it may have been given. */
function specWords(spec: string, row: Row, gameRow: GameRow | undefined): string {
    const { settings: known, preset, whole } = spelled(spec, row, gameRow);
    const rest = whole ? [] : known;
    const words = rest.slice(0, MOST).map(({ param, text }) => settingWords(param, text, gameRow));
    const more = rest.length - words.length;
    return say.parts([
        row.title || row.name,
        ...(preset === undefined ? [] : [preset.title ?? preset.name]),
        ...words,
        ...(more > 0 ? [say.more(more)] : []),
    ]);
}

/** The name that a player has been given; "" = none. */
export const givenName = (spec: string): string => settingIn(spec, "name");

/** A player as people call it: by its own name if it has one, else what it is. */
export function playerTitle(spec: string): string {
    // Even where nobody knows who it is: of results that came in a file, for one.
    const name = givenName(spec);
    if (name !== "") return name;
    const row = rowOfSpec(spec);
    return row === undefined ? spec : specWords(spec, row, gameRowOf(shownFamily.value));
}

/** A variant as people call it: "Connect Four · Classic 7 x 6". */
export function gameTitle(spec: string): string {
    const { name, inside } = readSpec(spec);
    const row = describe.value?.games.find((game) => game.name === name);
    return row === undefined ? spec : specWords(inside === "" ? name : spec, row, row);
}
