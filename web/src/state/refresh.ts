/** Brings the store up to date with the core's session: the position, who sits where, who fits. */
import { batch } from "@preact/signals";
import { engine } from "../engine/engine.ts";
import type { Show } from "../engine/protocol.ts";
import { analyse, analystFor, isStale, seatAnalyst } from "./analysis.ts";
import { find, type LineOf } from "./ask.ts";
import { dropHint } from "./hint.ts";
import { dropErrors, notify } from "./notify.ts";
import { analystOf, plays, takes } from "./roles.ts";
import { followSteps } from "./steps.ts";
import {
    analysis,
    clicked,
    hovered,
    players,
    position,
    searchers,
    show,
    times,
    versions,
} from "./store.ts";

/** Told of every `show` line when it is in the store, and whether the position is a new one. */
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

/** Brings the store up to date with the core's session. */
export function refresh(): Promise<void> {
    if (changes > 0) return Promise.resolve();
    refreshing ??= (async () => {
        let seen: number;
        try {
            do {
                seen = engine.version.value;
                await load();
            } while (
                engine.version.value !== seen &&
                engine.state.value === "ready" &&
                changes === 0
            );
        } finally {
            refreshing = null;
        }
    })();
    return refreshing;
}

const quietly = (line: string) => engine.post(line, { quiet: true });

/**
 * Asks how the session stands and shows it, all of one and the same version: what has changed while it was asked is
 * asked again by `refresh`.
 */
async function load(): Promise<void> {
    const [shown, seats] = await Promise.all([quietly("show"), quietly("players")]);
    const line = find(shown.answers, "show");
    const table = find(seats.answers, "players");
    const { version } = shown;
    if (line === undefined || table === undefined || version === null) return;
    if (version !== seats.version) return;
    let fits: LineOf<"searchers"> | undefined;
    let analyst: string | null = null;
    if (show.value?.game !== line.game || searchers.value.length === 0) {
        const [able] = await Promise.all([quietly("searchers"), prepare(line)]);
        fits = find(able.answers, "searchers");
    }
    const { spec } = analysis.value;
    if (fits !== undefined) {
        analyst = await fitAnalyst(line, fits.searchers);
        if (version !== engine.version.value) return;
    }
    if (changes > 0) return;
    const told = new Set(resets);
    resets = table.reset;
    if (show.value !== null && show.value.game !== line.game) dropErrors();
    batch(() => {
        if (fits !== undefined) searchers.value = fits.searchers;
        if (show.value?.game !== line.game) hovered.value = null;
        // Another one may have been chosen meanwhile.
        if (analyst !== null && analysis.value.spec === spec)
            seatAnalyst(show.value?.family ?? "", analyst);
        dropTimes(line, table);
        players.value = table.players;
        for (const text of table.reset) if (!told.has(text)) notify("info", text);
        arrive(line, version);
    });
}

/** How long a move took is told of players who have made one in this game. */
function dropTimes({ game, moves_played }: Show, table: LineOf<"players">): void {
    const goesOn = show.value?.game === game && moves_played.length > 0;
    times.value = times.value.map((ms, seat) => {
        const stays = players.value[seat]?.searcher === table.players[seat]?.searcher;
        return goesOn && stays ? ms : null;
    });
}

/** What `players` said last about seats that were reset. */
let resets: string[] = [];

/** A `show` line came: a new position ends and drops what belonged to the old one. */
function arrive(line: Show, version: number): void {
    const old = position.value;
    followSteps(line);
    show.value = line;
    const fresh = position.value !== old;
    versions.value = new Set(fresh ? [version] : [...versions.value, version]);
    if (fresh) {
        clicked.value = [];
        dropHint();
    }
    // The position may have been left and be there again.
    if (analysis.value.on && (fresh || isStale())) void analyse(analysis.value.held);
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
