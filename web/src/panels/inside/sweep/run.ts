/** Sweeping a parameter: whose, which, over which values; one search after the other. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useQuery } from "../../../engine/hooks.ts";
import { Newest } from "../../../engine/newest.ts";
import type { SpecLine } from "../../../engine/protocol.ts";
import type { Placed } from "../../../params/placed.ts";
import { readNumber, titleOf } from "../../../params/values.ts";
import { ask, find, start as startJob } from "../../../state/act/ask.ts";
import { carryBook } from "../../../state/act/book.ts";
import { gameRowOf } from "../../../state/read/looks.ts";
import { searcherRow, usualPlayer } from "../../../state/read/roles.ts";
import { effortOf, position, searchers, show, shownFamily } from "../../../state/read/store.ts";
import { measureFrom } from "../../../text/value.ts";
import {
    packWords,
    readFields,
    setViewState,
    unpackWords,
    viewState,
    writeFields,
} from "../contract.ts";
import { thinksAnyway } from "../control.tsx";
import {
    cellsIn,
    parametersOf,
    type Range,
    type Sweep,
    type Swept,
    usualRange,
    valuesOf,
    wordsOf,
} from "./parameters.ts";

/** Player; path, from, to, count of the first parameter; of the second; limit of a search. */
const DEFAULTS = ["", "", "", "", "", "", "", "", "", "100k"] as const;
const PLAYER = 0;
export const FIRST = 1;
export const SECOND = 5;
export const LIMIT = 9;
export const LIMITS = { "1000": 1e3, "10k": 1e4, "100k": 1e5, "1M": 1e6, "10M": 1e7 };

/** Fields of the state, unpacked. */
export function fieldsNow(): string[] {
    return readFields(viewState("sweep"), DEFAULTS).map((text) => unpackWords(text)[0] ?? "");
}

export function change(fields: { [i: number]: string }): void {
    const texts = fieldsNow().map((text, i) => fields[i] ?? text);
    setViewState(
        "sweep",
        writeFields(
            texts.map((text) => packWords([text])),
            DEFAULTS,
        ),
    );
}

/** The player with all its values; null until the core has read its spec. */
export const player = signal<SpecLine | null>(null);
export const sweep = signal<Sweep | null>(null);
export const busy = signal(-1);
/** The searches, one after the other. */
const searching = new Newest();

export function halt(): void {
    searching.next();
    busy.value = -1;
}

/** Another question: what came out so far answers an older one. */
export function clear(): void {
    halt();
    sweep.value = null;
}

export function parametersNow(): Placed[] {
    const line = player.value;
    const row = line === null ? undefined : searcherRow(line.name);
    const gameRow = gameRowOf(shownFamily.value);
    if (line === null || row === undefined || gameRow === undefined) return [];
    return parametersOf(row, line.values, gameRow).filter(
        ({ path }) => path !== "seed" && path !== "name",
    );
}

/** The parameter of the state's fields from `base` on, and its range. */
export function chosen(
    base: number,
    fields: readonly string[],
    parameters: readonly Placed[],
): { parameter: Placed; range: Range } | null {
    const usual =
        base === FIRST
            ? (parameters.find(({ path }) => /^(sims|depth|c)$/.test(path)) ?? parameters[0])
            : undefined;
    const parameter = parameters.find(({ path }) => path === fields[base]) ?? usual;
    if (parameter === undefined) return null;
    const range = usualRange(
        parameter,
        readNumber(parameter.param, fields[LIMIT] ?? "") ?? Infinity,
    );
    const number = (text: string | undefined, init: number) =>
        text === undefined || text === "" || !Number.isFinite(Number(text)) ? init : Number(text);
    const within = (value: number) =>
        Math.min(
            parameter.param.max ?? Infinity,
            Math.max(parameter.param.min ?? -Infinity, value),
        );
    return {
        parameter,
        range: {
            from: within(number(fields[base + 1], range.from)),
            to: within(number(fields[base + 2], range.to)),
            count: number(fields[base + 3], range.count),
        },
    };
}

export async function start(): Promise<void> {
    clear();
    const mine = searching.signal;
    const fields = fieldsNow();
    const parameters = parametersNow();
    const line = player.value;
    const first = chosen(FIRST, fields, parameters);
    const second = chosen(SECOND, fields, parameters);
    if (line === null || first === null) return;
    const swept = ({ parameter, range }: typeof first): Swept => ({
        path: parameter.path,
        title: titleOf(parameter.param),
        values: valuesOf(parameter, range),
    });
    const plan: Sweep = {
        first: swept(first),
        second:
            second === null || second.parameter.path === first.parameter.path
                ? null
                : swept(second),
        cells: [],
    };
    sweep.value = plan;
    void carryBook([line.text]);
    const paths = [plan.first.path, plan.second?.path];
    const cap = paths.includes("nodes") ? "" : ` nodes=${fields[LIMIT]}`;
    for (let cell = 0; cell < cellsIn(plan); cell++) {
        busy.value = cell;
        const words = wordsOf(plan, cell).join(" ");
        const spec = find(await ask(`spec player ${line.text} ${words}${cap}`, true), "spec")?.text;
        if (mine.aborted) return;
        const job =
            spec === undefined
                ? null
                : startJob("analyze", `analyze ${spec} bare`, { until: mine });
        await job?.ended;
        if (mine.aborted) return;
        const answer = job?.last.value;
        const cells: Sweep["cells"] = [...(sweep.value?.cells ?? [])];
        cells[cell] =
            answer == null || spec === undefined
                ? null
                : {
                      best: answer.best,
                      value: answer.value,
                      measure: measureFrom(answer),
                      effort: effortOf(answer),
                      ms: answer.ms,
                      spec,
                  };
        sweep.value = { ...plan, cells };
    }
    busy.value = -1;
}

export async function setPlayer(text: string): Promise<void> {
    const line = find(await ask(`spec player ${text}`, true), "spec");
    if (line === undefined) return;
    // Ranges of another kind of player mean nothing.
    const same = line.name === player.value?.name;
    player.value = line;
    clear();
    if (same) change({ [PLAYER]: line.text });
    else setViewState("sweep", writeFields([packWords([line.text])], DEFAULTS));
}

/** The player of the link, and a clean table whenever the position changes. */
export function usePlayer(): void {
    const about = () => [position.value, searchers.value];
    const wanted = () => (show.value === null ? undefined : fieldsNow()[PLAYER] || usualPlayer());
    const spec = wanted();
    const own = useQuery("spec", () => spec && `spec player ${spec}`, { about });
    const other = useQuery("spec", () =>
        own.error.value === "" ? undefined : `spec player ${usualPlayer()}`,
    );
    const found = own.answer.value ?? other.answer.value;
    useEffect(() => {
        if (found !== null) player.value = found;
    }, [found]);
    useEffect(clear, about());
    const ready = player.value !== null && found !== null;
    useEffect(() => {
        if (ready && thinksAnyway()) void start();
    }, [ready]);
    useEffect(() => halt, []);
}
