/**
 * What a setting buys: curves of strength by the rules on the board, those of the scale and those that were measured
 * in this browser, and the measurement of one on the page's workers, in the background.
 */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { engine } from "../../engine/engine.ts";
import type { Job } from "../../engine/job.ts";
import { Pool } from "../../engine/pool.ts";
import type { Anchor, CurvePoint, Param, RateLine, ScaleLine } from "../../engine/protocol.ts";
import { keepCurve, measured } from "../keep/measured.ts";
import { cores, workers } from "../keep/settings.ts";
import { isLike, without, withSetting } from "../read/likeness.ts";
import type { Odds } from "../read/odds.ts";
import { rowOfSpec } from "../read/roles.ts";
import { settingIn } from "../read/spec.ts";
import { show } from "../read/store.ts";
import { find } from "./ask.ts";
import { notify } from "./notify.ts";
import { findScale, scaled } from "./scale.ts";
import { carryFiles, makeEngine } from "./workers.ts";

/** A point of which both ends of the interval are known. */
export type KnownPoint = CurvePoint & { low: number; high: number };

/** Of a point between others nobody has played. */
type Spot = Omit<KnownPoint, "player" | "games">;

export interface KnownCurve {
    player: string;
    setting: string;
    points: readonly Spot[];
    odds: Odds;
    unit: "elo" | "points";
    /** It was measured in this browser, and so were its times. */
    own: boolean;
}

/** One whose points were played. */
interface PlayedCurve extends KnownCurve {
    points: readonly KnownPoint[];
}

const isKnown = (point: CurvePoint): point is KnownPoint =>
    point.low !== null && point.high !== null;

/** Fewer points say nothing of the shape. */
const LEAST = 3;

/** A point whose value is the usual one is the player without it. */
function plain({ player, setting }: { player: string; setting: string }) {
    const usual = rowOfSpec(player)?.params.find(({ name }) => name === setting)?.init;
    return (point: KnownPoint): KnownPoint =>
        point.value === usual ? { ...point, player: without(player, [setting]) } : point;
}

/** Of the rules on the board: those that were measured here before those of the scale. Null: not known yet. */
export const curvesHere: ReadonlySignal<readonly PlayedCurve[] | null> = computed(() => {
    const { game, player_names = [] } = show.value ?? {};
    const found = scaled.value;
    if (game === undefined || found?.game !== game) return null;
    const unit = player_names.length > 1 ? ("elo" as const) : ("points" as const);
    const { first = 0, draws = 0, curves = [] } = found.scale ?? {};
    const own = measured().curves.filter((curve) => curve.game === game);
    return [
        ...own.map((curve) => ({ ...curve, odds: curve, own: true })),
        ...curves.map((curve) => ({ ...curve, odds: { first, draws }, own: false })),
    ]
        .map((curve) => ({
            ...curve,
            unit,
            points: curve.points.filter(isKnown).map(plain(curve)),
        }))
        .filter(({ points }) => points.length >= LEAST);
});

/** What does not make another player of one: limits on effort, the seed and the name. */
export const asides = (params: readonly Param[]) => [
    ...params.filter(({ limit }) => limit === true).map(({ name }) => name),
    ...["seed", "name"],
];

/** A number of a player; NaN = it has none there. */
const numberIn = (spec: string, { name, init }: Param) => Number(settingIn(spec, name) || init);

/** How the distance of two values of a setting is seen: by their ratio, or their difference. */
const seen = (param: Param | undefined) =>
    param?.log === true ? (x: number) => Math.log(Math.max(x, 1e-6)) : (x: number) => x;

/** By which factors the efforts of two players are apart, in logarithms; what one of them does not limit is left out. */
function effortsApart(a: string, b: string, params: readonly Param[]): number {
    const factors = params
        .filter(({ limit }) => limit === true)
        .map((param) => Math.abs(Math.log(numberIn(a, param) / numberIn(b, param))));
    return factors.filter(Number.isFinite).reduce((sum, factor) => sum + factor, 0);
}

/**
 * What this setting of a player buys, all else as it is, but for its other limits: of several curves the one that was
 * measured at the nearest; undefined = it was not measured.
 */
export function curveOf(
    spec: string,
    setting: string,
    params: readonly Param[],
): KnownCurve | undefined {
    const but = [...asides(params), setting];
    const others = params.filter(({ name }) => name !== setting);
    const far = ({ player }: KnownCurve) => effortsApart(player, spec, others);
    const [nearest] = (curvesHere.value ?? [])
        .filter((curve) => curve.setting === setting && isLike(curve.player, spec, but))
        .sort((a, b) => far(a) - far(b));
    return nearest ?? across(spec, setting, params);
}

/**
 * The same from curves of another setting, each at one value of this one: what they come to at the player's own value
 * of the other.
 */
function across(spec: string, setting: string, params: readonly Param[]): KnownCurve | undefined {
    const own = params.find(({ name }) => name === setting);
    if (own === undefined) return undefined;
    for (const other of params.filter((param) => param !== own)) {
        const but = [...asides(params), setting, other.name];
        const family = (curvesHere.value ?? []).filter(
            (curve) => curve.setting === other.name && isLike(curve.player, spec, but),
        );
        const spots = new Map<number, Spot>();
        for (const curve of family) {
            const value = numberIn(curve.player, own);
            const spot = pointAt(curve, numberIn(spec, other), seen(other));
            if (spot !== null && !spots.has(value)) spots.set(value, { ...spot, value });
        }
        const [first] = family;
        if (first === undefined || spots.size < LEAST) continue;
        return {
            ...first,
            player: without(spec, but),
            setting,
            points: [...spots.values()].sort((a, b) => a.value - b.value),
            own: family.every((curve) => curve.own),
        };
    }
    return undefined;
}

/** Curves of one setting of a player that differ in its effort alone, the least first. */
export interface Family {
    player: string;
    setting: Param;
    effort: Param;
    lines: readonly { value: number; points: readonly KnownPoint[] }[];
}

/** Those of the rules on the board; `rowOf`: the searcher of a player. */
export function families(
    rowOf: (spec: string) => { params: Param[] } | undefined = rowOfSpec,
): Family[] {
    const found = new Map<string, Family>();
    for (const { player, setting: name, points } of curvesHere.value ?? []) {
        const params = rowOf(player)?.params ?? [];
        const setting = params.find((param) => param.name === name);
        const effort = effortOf(params);
        if (setting === undefined || effort === undefined || setting === effort) continue;
        const bare = without(player, [effort.name]);
        const key = `${name} ${bare}`;
        const family = found.get(key) ?? { player: bare, setting, effort, lines: [] };
        const value = numberIn(player, effort);
        if (family.lines.some((line) => line.value === value)) continue;
        const lines = [...family.lines, { value, points }].sort((a, b) => a.value - b.value);
        found.set(key, { ...family, lines });
    }
    return [...found.values()].filter(({ lines }) => lines.length > 1);
}

/** What counts a player's effort. */
const effortOf = (params: readonly Param[]) =>
    params.find(({ limit, main }) => limit === true && main === true);

/** What else a curve holds fixed of what `curveOf` leaves out: name and text. */
export const heldBy = ({ player, setting }: KnownCurve, params: readonly Param[]) =>
    params
        .filter(({ name, limit }) => limit === true && name !== setting)
        .map((param) => ({ param, text: settingIn(player, param.name) }))
        .filter(({ text }) => text !== "");

/** Between measured points a straight line in `by`, which grows with the value; null = beyond them. */
export function pointAt(
    { points }: Pick<KnownCurve, "points">,
    value: number,
    by: (value: number) => number,
): Spot | null {
    const above = points.findIndex((point) => point.value >= value);
    const high = points[above];
    if (high === undefined || (above === 0 && high.value > value)) return null;
    const low = points[above - 1];
    if (high.value === value || low === undefined) return high;
    const width = by(high.value) - by(low.value);
    const part = width > 0 ? (by(value) - by(low.value)) / width : 1;
    const mix = (a: number, b: number) => a + part * (b - a);
    // What a move costs grows by ratios.
    const cost = (a: number, b: number) =>
        a > 0 && b > 0 ? Math.exp(mix(Math.log(a), Math.log(b))) : mix(a, b);
    return {
        value,
        at: mix(low.at, high.at),
        low: mix(low.low, high.low),
        high: mix(low.high, high.high),
        ms: cost(low.ms, high.ms),
        nodes: Math.round(cost(low.nodes, high.nodes)),
    };
}

// ---------------------------------------------------------------- players between those of the scale

/** Where a player stands that is on the scale, was put on it here, or lies on a curve; null = nobody knows. */
export async function standingOf(
    spec: string,
    params: readonly Param[],
): Promise<{ at: number; low: number; high: number } | null> {
    const scale = await findScale();
    const game = show.peek()?.game;
    const answer = find(await engine.send(`spec player ${spec}`, { quiet: true }), "spec");
    if (answer === undefined) return null;
    const text = without(answer.text, ["seed", "name"]);
    const placed = measured().placed.filter((one) => one.game === game && one.written === 0);
    const same = [...(scale?.anchors ?? []), ...placed].find(
        (one) => without(one.player, ["seed", "name"]) === text && both(one),
    );
    if (same !== undefined) return same as { at: number; low: number; high: number };
    for (const curve of curvesHere.value ?? []) {
        const value = answer.values[curve.setting];
        if (typeof value !== "number" || !isLike(curve.player, text, [curve.setting])) continue;
        const by = seen(params.find(({ name }) => name === curve.setting));
        const point = pointAt(curve, value, by);
        if (point !== null) return point;
    }
    return null;
}

const both = (one: { at: number | null; low: number | null; high: number | null }) =>
    one.at !== null && one.low !== null && one.high !== null;

/** A player with what is known of it. */
export interface Candidate {
    player: string;
    at: number;
    low: number;
    high: number;
    /** Milliseconds a move, on the machine that has measured it; `own`: on this one. */
    ms: number;
    own: boolean;
}

function candidate({ player, at, low, high, ms }: Anchor | KnownPoint, own: boolean): Candidate {
    return { player, at, low: low as number, high: high as number, ms, own };
}

/** The players of the scale whose place is known. */
export const anchorsIn = (scale: ScaleLine): Candidate[] =>
    scale.anchors.filter(both).map((one) => candidate(one, false));

/** The same, and those of its curves. */
export function candidates(scale: ScaleLine): Candidate[] {
    const points = (curvesHere.value ?? []).flatMap((curve) =>
        curve.points.map((point) => candidate(point, curve.own)),
    );
    return [...anchorsIn(scale), ...points];
}

/** The strongest of those that need no more than so many milliseconds a move; the quicker of equals. */
export function strongestIn(
    all: readonly Candidate[],
    limit: number,
    /** What a move takes here, in shares of what it took where the scale was measured. */
    pace: number,
): (Candidate & { here: number }) | undefined {
    return all
        .map((one) => ({ ...one, here: one.own ? one.ms : one.ms * pace }))
        .filter(({ here }) => here <= limit)
        .sort((a, b) => b.at - a.at || a.here - b.here)[0];
}

/** The one that is about as strong as somebody who stands at `at`; of two the quicker one. */
export const evenWith = (all: readonly Candidate[], at: number): Candidate | undefined =>
    [...all].sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at) || a.ms - b.ms)[0];

// ---------------------------------------------------------------- how quick this machine is

/** What a move takes here, in shares of what it took where a scale was measured; null = not known. */
export const pace = signal<{ game: string; share: number } | null>(null);

/** Games for it; their moves take some hundred milliseconds in all. */
const PACE_GAMES = 6;
/** A move of whoever plays them, in milliseconds: long enough for the clock, short enough to wait for. */
const PACE_MS = 1;

/** A player of the scale plays itself in an engine of its own, and its time is held against that of the file. */
export async function findPace(scale: ScaleLine): Promise<void> {
    const wanted = (one: Candidate) => Math.abs(Math.log(Math.max(one.ms, 1e-4) / PACE_MS));
    const [one] = candidates(scale)
        .filter(({ own }) => !own)
        .sort((a, b) => wanted(a) - wanted(b));
    if (one === undefined || one.ms <= 0) return;
    await carryFiles([one.player]);
    const worker = makeEngine();
    try {
        await worker.send(`new ${scale.game}`, { quiet: true });
        const two = scale.unit === "elo";
        const line = two
            ? `match ${one.player} ${one.player} games=${PACE_GAMES} seed=1 openings=${scale.openings}`
            : `rate ${one.player} games=2 seed=1`;
        const job = two ? worker.start("match", line) : worker.start("rate", line);
        await job.ended;
        const last = job.last.peek();
        const all =
            last?.type === "match" ? last.ms_per_move : [(last as RateLine | null)?.players[0]?.ms];
        const known = (all ?? []).filter((ms) => ms !== undefined);
        const ms = known.reduce((sum, one_) => sum + one_, 0) / Math.max(1, known.length);
        if (ms > 0) pace.value = { game: scale.game, share: ms / one.ms };
    } finally {
        worker.close();
    }
}

// ---------------------------------------------------------------- measuring

interface Measuring {
    game: string;
    player: string;
    setting: string;
    values: readonly number[];
    job: Job<"rate">;
}

/** What is measured now, or was last. */
export const measuring = signal<Measuring | null>(null);

/** Half of the interval that is wanted, in Elo or per cent; the most games; the most positions of a move. */
const WITHIN = { elo: 80, points: 12 };
const GAMES = { elo: 700, points: 250 };
const NODES = 300_000;
/** What counts effort is measured at these values; who has another setting at such an effort, and to this depth. */
const EFFORTS = [3, 10, 30, 100, 300, 1000, 3000];
const EFFORT = 300;
const DEEPEST = 6;
const SHARES = [0.02, 0.05, 0.1, 0.17, 0.25, 0.4, 0.7];

/** The values at which a setting is measured. */
export function valuesOf({ type, limit, log, min = 0, max = 0 }: Param): number[] {
    if (limit === true) return EFFORTS.filter((value) => value >= min && value <= max);
    if (type === "real")
        return SHARES.map((share) => Number((min + share * (max - min)).toPrecision(2)));
    const first = Math.max(1, min);
    const last = log === true ? Math.min(max, first + DEEPEST - 1) : max;
    const step = Math.max(1, Math.ceil((last - first) / 6));
    return Array.from(
        { length: Math.floor((last - first) / step) + 1 },
        (_, i) => first + i * step,
    );
}

/** Finds out what a setting of a player buys; it goes on until it is known or `stopMeasuring`. */
export async function measureCurve(
    spec: string,
    param: Param,
    params: readonly Param[],
): Promise<void> {
    const { game, seed, player_names = [] } = show.peek() ?? {};
    if (game === undefined || measuring.peek()?.job.active === true) return;
    const unit = player_names.length > 1 ? "elo" : "points";
    const bare = without(spec, [...asides(params), param.name]);
    const effort = effortOf(params);
    const held =
        effort === undefined || effort === param
            ? bare
            : withSetting(bare, effort.name, String(EFFORT));
    const player = withSetting(held, "nodes", String(NODES));
    const values = valuesOf(param);
    const players = values.map((value) => withSetting(player, param.name, String(value)));
    const scale = await findScale();
    await carryFiles([...players, ...(scale?.anchors ?? []).map((one) => one.player)]);
    const words = [`games=${GAMES[unit]}`, `within=${WITHIN[unit]}`, `seed=${seed}`];
    const ahead = 2 * Math.max(4, cores);
    const pool = new Pool(engine, makeEngine, workers());
    const job = pool.start("rate", ["rate", ...players, ...words, `pool=${ahead}`].join(" "));
    measuring.value = { game, player, setting: param.name, values, job };
    await job.ended;
    if (job.error !== "") notify("error", job.error, { said: job.why });
    const last = job.last.peek();
    if (last !== null) keep(last, { game, player, setting: param.name, values });
}

function keep(last: RateLine, { game, player, setting, values }: Omit<Measuring, "job">): void {
    const points = last.players.flatMap(({ at, low, high, games, ms, player: spec }, i) =>
        at === null || low === null || high === null
            ? []
            : [
                  {
                      ...{ value: values[i] as number, player: spec, at, low, high },
                      games,
                      ms,
                      nodes: 0,
                  },
              ],
    );
    if (points.length < LEAST) return;
    const { first = 0, draws = 0 } = last;
    keepCurve({ game, player, setting, points, first, draws, when: Date.now() });
}

/** With the games that are played. */
export const stopMeasuring = (): unknown => measuring.peek()?.job.stop();
