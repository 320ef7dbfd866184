/** Brings the store up to date with the core's session: the position, who sits where, who fits. */
import { batch } from "@preact/signals";
import { engine } from "../engine/engine.ts";
import type { Show } from "../engine/protocol.ts";
import { analyse, followFamily } from "./analysis.ts";
import { find, type LineOf } from "./ask.ts";
import { dropHint } from "./hint.ts";
import { dropErrors, notify } from "./notify.ts";
import { analystOf, plays, takes } from "./roles.ts";
import { followSteps } from "./steps.ts";
import { analysis, clicked, players, position, searchers, show, times } from "./store.ts";

/** Told of every `show` line when it is in the store, and whether the position is a new one. */
let follower: (fresh: boolean) => void = () => {};
export function onArrival(tell: (fresh: boolean) => void): void {
    follower = tell;
}

let refreshing: Promise<void> | null = null;

/** Brings the store up to date with the core's session. */
export function refresh(): Promise<void> {
    refreshing ??= (async () => {
        let seen: number;
        try {
            do {
                seen = engine.version.value;
                await load();
            } while (engine.version.value !== seen && engine.state.value === "ready");
        } finally {
            refreshing = null;
        }
    })();
    return refreshing;
}

async function load(): Promise<void> {
    const [shown, seats] = await Promise.all([
        engine.send("show", { quiet: true }),
        engine.send("players", { quiet: true }),
    ]);
    const line = find(shown, "show");
    const table = find(seats, "players");
    if (line === undefined || table === undefined) return;
    let fits: LineOf<"searchers"> | undefined;
    if (show.value?.game !== line.game || searchers.value.length === 0)
        fits = find(await engine.send("searchers", { quiet: true }), "searchers");
    if (fits !== undefined) {
        const family = show.value?.family ?? "";
        if (family !== line.family) followFamily(family, line.family);
        await refitAnalyst(fits.searchers);
    }
    const told = new Set(resets);
    resets = table.reset;
    if (show.value !== null && show.value.game !== line.game) dropErrors();
    batch(() => {
        if (fits !== undefined) searchers.value = fits.searchers;
        dropTimes(line, table);
        players.value = table.players;
        for (const text of table.reset) if (!told.has(text)) notify("info", text);
        arrive(line);
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

/** A `show` line came: a new position stops what belonged to the old one. */
function arrive(line: Show): void {
    const old = position.value;
    followSteps(line);
    show.value = line;
    const fresh = position.value !== old;
    if (fresh) {
        clicked.value = [];
        dropHint();
        if (analysis.value.on) void analyse(analysis.value.held);
    }
    follower(fresh);
}

/**
 * The analysing player as the core writes it in the new game; one that does not fit there gives way to
 * the one of the first look.
 */
async function refitAnalyst(able: LineOf<"searchers">["searchers"]): Promise<void> {
    const { spec } = analysis.value;
    if (spec === "") return;
    let text: string | null = null;
    for (const one of [spec, analystOf(undefined).spec, takes("opponent")])
        text ??= await canonical(one, able);
    if (analysis.value.spec === spec)
        analysis.value = { ...analysis.value, spec: text ?? takes("baseline") };
}

/** A spec of a player as the core writes it; null when it is no player of this game. */
export async function canonical(spec: string, able = searchers.value): Promise<string | null> {
    const answers = await engine.send(`spec player ${spec}`, { quiet: true });
    const line = find(answers, "spec");
    return line !== undefined && plays(line.name, able) ? line.text : null;
}
