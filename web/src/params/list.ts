/**
 * Players that stand together, in a table or as lines of a chart: a setting that one of them tells and in which
 * they differ is told of all of the same kind, also of those that a preset or the defaults have it from.
 */
import type { GameRow, Param } from "../engine/protocol.ts";
import { gameRowOf } from "../state/read/looks.ts";
import { rowOfSpec } from "../state/read/roles.ts";
import { shownFamily } from "../state/read/store.ts";
import { params as say } from "../words/params.ts";
import { givenName, playerTitle, type Spelled, settingWords, spelled } from "./titles.ts";
import { pairs, same, valueText } from "./values.ts";

/** The value of a parameter: said, of the preset, or the default. */
function textOf({ row, settings: own, preset }: Spelled, param: Param): string {
    const said = own.find((one) => one.param === param)?.text;
    const { init } = param;
    return (
        said ??
        pairs(row, preset?.values ?? "").get(param) ??
        (typeof init === "object" ? "" : valueText(param, init))
    );
}

/** The parameters that some of them tell and in which they differ. */
function telling(all: readonly Spelled[], gameRow: GameRow | undefined): Param[] {
    const told = all.flatMap((one) => (one.whole ? [] : one.settings.map(({ param }) => param)));
    return [...new Set(told)].filter((param) => {
        const [first = "", ...rest] = all.map((one) => textOf(one, param));
        return rest.some((text) => !same(param, first, text, gameRow));
    });
}

/** Several players, each told apart from the others. */
export function playerTitles(specs: readonly string[]): string[] {
    const gameRow = gameRowOf(shownFamily.value);
    const all = specs.map((spec) => {
        const row = givenName(spec) === "" ? rowOfSpec(spec) : undefined;
        return row === undefined ? null : spelled(spec, row, gameRow);
    });
    const titles = specs.map((spec, i) => {
        const own = all[i] ?? null;
        if (own === null) return playerTitle(spec);
        const { row, preset, whole } = own;
        const kind = all.filter((one) => one?.row === row) as Spelled[];
        const words = telling(kind, gameRow).map((param) =>
            settingWords(param, textOf(own, param), gameRow),
        );
        if (words.length === 0 || !(whole || own.settings.length === 0)) return playerTitle(spec);
        const title = say.parts([row.title || row.name, ...words]);
        return preset === undefined ? title : say.besides(title, preset.title ?? preset.name);
    });
    return titles.map((title, i) => {
        const before = titles.slice(0, i).filter((other) => other === title).length;
        return titles.indexOf(title) === titles.lastIndexOf(title)
            ? title
            : say.again(title, before + 1);
    });
}
