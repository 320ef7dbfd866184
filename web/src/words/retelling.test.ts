/** What the core says, in a language in which every text stands in arrows. */
import { expect, test } from "vitest";
import { turns as tiles } from "../../../tests/answers/data/tiles.ts";
import { turns as stones } from "../../../tests/answers/toy/stones.ts";
import type { AnyLine, Describe, ErrorLine, Said, Sayings } from "../engine/protocol.ts";
import { recordedAnswers } from "../testing/answers.ts";
import { sentences, tableTexts, words } from "../testing/catalogue.ts";
import { told } from "../testing/told.ts";
import { core } from "./core.ts";
import { filled } from "./filled.ts";
import { retelling, type Sentences, type Telling } from "./retelling.ts";
import { type Standings, sayings } from "./sayings.ts";

const answers = await recordedAnswers();
const copy = <Value>(value: Value): Value => structuredClone(value);
const arrows = (text: string) => `<${text}>`;

/** Every text in arrows; of a sentence its code and the names of its parts. */
const texts = Object.fromEntries([...tableTexts(told)].map(([path, text]) => [path, arrows(text)]));
const own = Object.fromEntries([...words(answers).keys()].map((text) => [text, arrows(text)]));
const said: Partial<Sentences> = Object.fromEntries(
    [...sentences().keys()].map((code) => [
        code,
        (parts: Sayings[keyof Sayings]) =>
            `${code} ${Object.entries(parts)
                .map(([name, value]) => `${name}=${value}`)
                .join(" ")}`,
    ]),
);
const standings: Standings = {
    dice: "dice",
    alone: (move) => `alone ${move}`,
    turn: (side, move) => `${side} ${move}`,
    points: (end, points, moves) => `${end} ${points.map((one) => one.points)} ${moves}`,
    lost: (moves) => `lost ${moves}`,
    draw: (moves) => `draw ${moves}`,
    won: (sides, moves) => `${sides.join("+")} ${moves}`,
};
const more = sayings(standings);
const NOTHING: Telling = { texts: {}, words: {}, sentences: {} };
const all = { texts, words: own, sentences: said };
/** When the first answer stands. */
async function speaking(telling: Telling = all) {
    const titles = async () => ({ ...telling, more });
    const door = retelling(telling, { titles, all: async () => NOTHING });
    await door.rest?.("titles");
    return door;
}
const [usual, english] = await Promise.all([speaking(), speaking(NOTHING)]);
const tell = (line: AnyLine, door = usual): AnyLine => door.line(copy(line), JSON.stringify(line));

/** All values in an answer with the way to them. */
function leaves(value: unknown, path = ""): [string, unknown][] {
    if (typeof value !== "object" || value === null) return [[path, value]];
    return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
}

test("every text of the tables is told, and nothing else is changed", () => {
    const before = leaves(told);
    const after = new Map(leaves(tell(told)));
    expect(after.size).toBe(before.length);
    const changed = before.filter(([path, value]) => after.get(path) !== value);
    for (const [path, value] of changed)
        expect([path, after.get(path)]).toEqual([path, arrows(String(value))]);
    const kept = before.filter(([path, value]) => after.get(path) === value);
    // A sentence that is left would be one that people read: usages are the words of the console.
    expect(
        kept.filter(
            ([path, value]) =>
                /[a-z]{2} [a-z]{2}/.test(String(value)) && !/answers$|usage$/.test(path),
        ),
    ).toEqual([]);
    expect(changed.length).toBeGreaterThan(1500);
});

test("what is told again stays as it is", async () => {
    const door = await speaking();
    const once = tell(told, door);
    expect(tell(once, door)).toEqual(once);
});

test("rows that somebody has written here are left alone", () => {
    const [row] = told.searchers;
    const mine = { ...told, searchers: [{ ...row, own: true }] } as Describe;
    expect((tell(mine) as Describe).searchers).toEqual(mine.searchers);
});

/** Sentences with what they are made from, of one answer. */
function quotes(value: unknown): [string, Partial<Said>][] {
    if (typeof value !== "object" || value === null) return [];
    const node = value as { [key: string]: unknown };
    const here = Object.keys(node).flatMap((key): [string, Partial<Said>][] => {
        const made = node[`${key}_said`];
        if (made === undefined) return [];
        if (!Array.isArray(made)) return [[String(node[key]), made as Said]];
        return made.map((one, i) => [(node[key] as string[])[i] ?? "", one]);
    });
    const own: [string, Partial<Said>][] =
        node.type === "error" ? [[String(node.text), node as Partial<Said>]] : [];
    return [...own, ...here, ...Object.values(node).flatMap(quotes)];
}

test("sentences are told by their codes, with their parts in place", () => {
    const found = answers
        .filter(({ type }) => type !== "describe")
        .flatMap((line) => quotes(tell(line)));
    expect(found.length).toBeGreaterThan(20);
    for (const [text, { code, parts = {} }] of found) {
        expect(text.startsWith(`${code} `)).toBe(true);
        for (const [name, value] of Object.entries(parts))
            if (name !== "result" && name !== "game") expect(text).toContain(`${name}=${value}`);
    }
});

const error = (made: object): ErrorLine =>
    ({ type: "error", re: 1, text: "English.", ...made }) as ErrorLine;
const textOf = (line: AnyLine) => (line as ErrorLine).text;

test("without a code, or without words for it, a sentence stays English", () => {
    expect(textOf(tell(error({})))).toBe("English.");
    const full = error({ code: "column_full", parts: { column: 3 } });
    expect(textOf(tell(full, english))).toBe("English.");
    expect(textOf(tell(full))).toBe("column_full column=3");
});

test("what a sentence quotes is told, too; a quoted one without words stays", () => {
    const quoting = (cause: object) =>
        error({ code: "move_of_link", parts: { number: 2 }, cause: { text: "Why.", ...cause } });
    const full = { code: "column_full", parts: { column: 3 } };
    expect(textOf(tell(quoting(full)))).toBe("move_of_link number=2 cause=column_full column=3");
    expect(textOf(tell(quoting({})))).toBe("move_of_link number=2 cause=Why.");
});

test("parts that are words are told; what somebody has typed is not", async () => {
    const door = await speaking();
    tell(told, door);
    const text = (made: object) => textOf(tell(error(made), door));
    expect(text({ code: "no_sgf", parts: { game: "Connect Four" } })).toBe(
        "no_sgf game=<Connect Four>",
    );
    expect(text({ code: "not_its_turn", parts: { side: "Yellow" } })).toBe(
        "not_its_turn side=<Yellow>",
    );
    expect(text({ code: "not_a_move", parts: { text: "Yellow" } })).toBe("not_a_move text=Yellow");
});

test("patterns have their parts: numbers as people write them, and as they are within code", () => {
    expect(filled("{sims} parties, `sims={sims}` ; {none}.", { sims: 12000 })).toBe(
        "12\u202f000 parties, `sims=12000` ; .",
    );
});

test("positions: who plays with what, how it stands, how it ended", () => {
    const shows = answers.flatMap((line) => (line.type === "show" ? [line] : []));
    expect(shows.length).toBeGreaterThan(10);
    for (const line of shows) {
        const now = tell(line);
        if (now.type !== "show") throw new Error("another line");
        expect(now.player_titles).toEqual(line.player_titles.map(arrows));
        expect(now.player_names).toEqual(line.player_names);
        expect(now.pieces.map(({ title }) => title.replace(/ \S+>?$/, ""))).toEqual(
            line.pieces.map(({ title }) => arrows(title).replace(/ \S+>?$/, "")),
        );
        expect(now.result_text).not.toBe(line.result_text);
        if (line.ended) expect(now.ended?.text).not.toBe(line.ended.text);
        expect(now.view).toEqual(line.view);
        expect(now.link).toBe(line.link);
    }
    const goals = tiles
        .flatMap((turn) => turn.answers)
        .flatMap((line) => (line.type === "show" ? [tell(line)] : []));
    expect(goals[0]).toMatchObject({
        goal: { text: "<Join tiles to reach 2048>", name: "2048" },
    });
});

test("those that can be named are called as in the tables, one of this game as it is there", () => {
    let rows = 0;
    for (const line of answers) {
        const now = tell(line);
        if (line.type !== "position" || now.type !== "position") continue;
        rows += line.searchers?.length ?? 0;
        expect(now.searchers?.map(({ title }) => title)).toEqual(
            line.searchers?.map(({ title }) => arrows(title)),
        );
    }
    expect(rows).toBeGreaterThan(10);
});

test("a game of which no catalogue has heard is told in English", () => {
    const lines = stones.flatMap((turn) => turn.answers).filter(({ type }) => type === "show");
    for (const line of lines) {
        const now = tell(line, english);
        expect({ ...now, result_text: "" }).toEqual({ ...line, result_text: "" });
    }
});

test("counters, terms and ways to compute games are told, figures are not", () => {
    const report = answers.find((line) => line.type === "report" && "counter_docs" in line);
    if (report === undefined || !("counter_docs" in report)) throw new Error("no report");
    const now = tell(report) as typeof report;
    expect(now.counters).toEqual(report.counters);
    expect(Object.values(now.counter_docs)).toEqual(Object.values(report.counter_docs).map(arrows));
    const evaluated = answers.find((line) => line.type === "eval");
    if (evaluated?.type !== "eval") throw new Error("no evaluation");
    expect(tell(evaluated)).toMatchObject({
        titles: Object.fromEntries(
            Object.entries(evaluated.titles).map(([name, title]) => [name, arrows(title)]),
        ),
        terms: evaluated.terms,
    });
});

test("what is not shown at first comes once, and again when it has failed", async () => {
    let there = false;
    let asked = 0;
    const bring = (telling: Telling) => async () => {
        asked++;
        if (!there) throw new Error("no network");
        return { ...telling, more };
    };
    const door = retelling(NOTHING, { titles: bring(NOTHING), all: bring(all) });
    await expect(door.rest?.("all")).rejects.toThrow("no network");
    there = true;
    await Promise.all([door.rest?.("all"), door.rest?.("titles")]);
    expect(asked).toBe(4);
    expect(textOf(tell(error({ code: "column_full", parts: { column: 3 } }), door))).toBe(
        "column_full column=3",
    );
});

test("what comes before its words stays English, and is told when it is told again", async () => {
    const rest = { titles: async () => ({ ...NOTHING, more }), all: async () => all };
    const door = retelling(NOTHING, rest);
    const full = tell(error({ code: "column_full", parts: { column: 3 } }), door);
    expect(textOf(full)).toBe("English.");
    await door.rest?.("all");
    expect(textOf(tell(full, door))).toBe("column_full column=3");
});

test("what is still to be reached is told with its number", () => {
    const next = { code: "tile", text: "tile 64", parts: { tile: 64 }, offset: 1, slope: 1 };
    const report = { type: "report", estimate: { next } } as unknown as AnyLine;
    expect(tell(report)).toEqual({ ...report, estimate: { next: { ...next, text: "<tile 64>" } } });
});

test("English is what the core says", () => {
    expect(core.rest).toBeNull();
    expect(core.line(told, "")).toBe(told);
});
