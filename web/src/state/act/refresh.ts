/** Brings the store up to date with the core's session: the position, who sits where, who fits. */
import { batch } from "@preact/signals";
import { engine } from "../../engine/engine.ts";
import type { Show } from "../../engine/protocol.ts";
import type { Standing } from "../../engine/standing.ts";
import { analystOf, plays, takes } from "../read/roles.ts";
import { followSteps } from "../read/steps.ts";
import {
    analysis,
    clicked,
    games,
    hovered,
    late,
    players,
    position,
    searchers,
    searching,
    show,
    shownFamily,
    times,
    versions,
} from "../read/store.ts";
import { afterTime } from "../read/timeup.ts";
import { analyse, analystFor, isStale, seatAnalyst } from "./analysis.ts";
import { find, type LineOf } from "./ask.ts";
import { dropHint } from "./hint.ts";
import { dropErrors, notify } from "./notify.ts";

/** Told of every position when it is in the store, and whether the position is a new one. */
let follower: (fresh: boolean) => void = () => {};
export function onArrival(tell: (fresh: boolean) => void): void {
    follower = tell;
}

/** Makes ready what draws a position before it is shown: until then the one before stays, whole. */
let prepare: (line: Show) => Promise<unknown> = async () => {};
export function onPosition(work: (line: Show) => Promise<unknown>): void {
    prepare = work;
}

/** Changes of several lines that are on their way: what is between them is not shown. */
let changes = 0;

/** Carries out a change of several lines, which is shown when the last one has been carried out. */
export async function whole<T>(work: () => Promise<T>): Promise<T> {
    changes++;
    try {
        return await work();
    } finally {
        changes--;
        await refresh();
    }
}

let refreshing: Promise<void> | null = null;

/** What the store holds. */
let taken: Standing | null = null;

/** Another variant has to be made ready before it is shown. */
const isNew = (next: Standing) =>
    show.peek()?.game !== next.show.game || searchers.peek().length === 0;

/**
 * Brings the store up to date with the core's session, at once where the core has told how it stands and nothing has
 * to be made ready for that.
 */
export function refresh(): Promise<void> {
    if (changes > 0) return Promise.resolve();
    const next = engine.standing.peek();
    const told = next !== null && next.version === engine.version.peek();
    if (refreshing === null && told && !isNew(next)) {
        take(next, null);
        return Promise.resolve();
    }
    refreshing ??= (async () => {
        let seen: Standing | null;
        try {
            do {
                seen = engine.standing.peek();
                await load();
            } while (
                engine.standing.peek() !== seen &&
                engine.state.value === "ready" &&
                changes === 0
            );
        } finally {
            refreshing = null;
        }
    })();
    return refreshing;
}

/** Follows the session, if nobody does yet, and shows how it stands once it can be drawn. */
async function load(): Promise<void> {
    if (engine.standing.peek()?.version !== engine.version.peek())
        await engine.send("follow on", { quiet: true });
    const next = engine.standing.peek();
    if (next === null) return;
    const { spec } = analysis.value;
    let analyst: string | null = null;
    if (isNew(next)) {
        await prepare(next.show);
        analyst = await fitAnalyst(next.show, next.searchers);
        // What has changed meanwhile is shown instead.
        if (engine.standing.peek() !== next) return;
    }
    // Another one may have been chosen meanwhile.
    if (changes === 0) take(next, analysis.value.spec === spec ? analyst : null);
}

/** The store holds this from now on; `analyst`: who analyses from now on, null = as before. */
function take(next: Standing, analyst: string | null): void {
    if (next === taken) return;
    const before = taken;
    const line = next.show;
    taken = next;
    if (show.value !== null && show.value.game !== line.game) dropErrors();
    batch(() => {
        if (next.searchers !== before?.searchers) searchers.value = next.searchers;
        if (show.value?.game !== line.game) hovered.value = null;
        if (analyst !== null) seatAnalyst(shownFamily.value ?? "", analyst);
        dropTimes(next);
        players.value = next.players;
        games.value = next.games;
        for (const text of next.reset) if (!before?.reset.includes(text)) notify("info", text);
        arrive(line, next.version);
    });
}

/** How long a move took is told of players who have made one in this game. */
function dropTimes({ show: line, players: table }: Standing): void {
    const goesOn = show.value?.game === line.game && line.moves_played.length > 0;
    if (!goesOn) late.value = [];
    times.value = times.value.map((ms, seat) => {
        const stays = players.value[seat]?.searcher === table[seat]?.searcher;
        return goesOn && stays ? ms : null;
    });
}

/** A position came: a new one ends and drops what belonged to the old one. */
function arrive(line: Show, version: number): void {
    const old = position.value;
    followSteps(line);
    show.value = afterTime(line);
    const fresh = position.value !== old;
    versions.value = new Set(fresh ? [version] : [...versions.value, version]);
    if (fresh) {
        clicked.value = [];
        dropHint();
    }
    // The position may have been left and be there again.
    if (analysis.value.on && (fresh || isStale())) void analyse(searching.value.held);
    follower(fresh);
}

/**
 * Who analyses the game that comes, as the core writes it there; one that does not fit there gives way to
 * the one of the first look. Null: nobody has been chosen.
 */
async function fitAnalyst(
    { family }: Show,
    able: LineOf<"searchers">["searchers"],
): Promise<string | null> {
    const spec = analystFor(family);
    if (spec === "") return null;
    let text: string | null = null;
    for (const one of [spec, analystOf(undefined).spec, takes("opponent")])
        text ??= await canonical(one, able);
    return text ?? takes("baseline");
}

/** A spec of a player as the core writes it; null when it is no player of this game. */
export async function canonical(spec: string, able = searchers.value): Promise<string | null> {
    const answers = await engine.send(`spec player ${spec}`, { quiet: true });
    const line = find(answers, "spec");
    return line !== undefined && plays(line.name, able) ? line.text : null;
}
