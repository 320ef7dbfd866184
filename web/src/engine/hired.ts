/**
 * Players that were written here, as the worker of the core sees them: each plays in a worker of its own
 * inside the sandbox of the page, with which lines are exchanged through a port. A player that has
 * finished its game waits for the next one.
 */
import type { PlayerHost } from "../../../wasm/load.mjs";
import { BEGUN } from "../../../wasm/player.mjs";
import { visibleIn } from "../../../wasm/visible.mjs";
import { sandbox as say } from "../words/sandbox.ts";

/** What comes from a player: a line for the core, or how it has ended. */
type Said = string | { gone: string };

/**
 * Players that wait for a game; the longest line that is read, how many of them may wait, and how many of those
 * that only report: there may be one for each of thousands of moves, and then comes the choice.
 */
const RESTING = 4;
const LONGEST = 4000;
const WAITING = 10_000;
const REPORTING = 8000;
/** Milliseconds that the browser may take to begin a worker: the player has nothing to do with it. */
export const BEGINNING = 20_000;
/** Milliseconds in which one that has finished a game makes itself ready for the next. */
const READY = 1000;
/** Lines that are heard after its time: those that had been said when the core was late. */
const LATE = 500;
/** What `hear` answers besides lines. */
const NOTHING = 1;
const SILENT = 2;

interface Hired {
    /** The page knows it by this. */
    id: number;
    name: string;
    port: MessagePort;
    heard: Said[];
    /** Its worker has begun. */
    begun: boolean;
    /** When it was told something last, or its worker has begun since. */
    told: number;
    /** Milliseconds that it has for its move; Infinity when it has chosen one, or was not asked. */
    time: number;
    /** Milliseconds that the core has waited in vain; 0 when it has not. */
    silent: number;
    /** Lines heard since, with its time over. */
    late: number;
    /** It has answered all that it was asked. */
    idle: boolean;
    /** It can play another game. */
    rested: boolean;
    /** Ends it when it does not say so in time. */
    timer: ReturnType<typeof setTimeout> | undefined;
    /** The player of its name is another one by now. */
    outdated: boolean;
}

/** What is asked of the page: a player for this port, or the end of one. */
interface Hiring {
    hire(id: number, name: string, port: MessagePort): void;
    /** `why`: the player has not answered in time. */
    fire(id: number, why: string): void;
    /** News have come for the core. */
    wake(): void;
}

export interface HiredPlayers extends PlayerHost {
    /** The player of that name is another one from now on. */
    forget(name: string): void;
}

const isSaid = (data: unknown): data is Said =>
    typeof data === "string" ||
    (typeof data === "object" &&
        data !== null &&
        typeof (data as { gone?: unknown }).gone === "string");

/** Why one is ended that the core has waited for, or that has lost its game by being late; else "". */
function lateness({ begun, told, time, silent }: Hired): string {
    if (!begun) return silent > 0 ? say.notBegun(BEGINNING) : "";
    const used = performance.now() - told;
    if (silent > 0) return say.silent(silent);
    return used <= time ? "" : say.late(used, time);
}

export function hiredPlayers({ hire, fire, wake }: Hiring): HiredPlayers {
    const known = new Map<number, Hired>();
    let resting: Hired[] = [];
    let hired = 0;

    function begin(name: string): Hired {
        const { port1, port2 } = new MessageChannel();
        const player: Hired = {
            id: ++hired,
            name,
            port: port1,
            heard: [],
            begun: false,
            told: 0,
            time: Number.POSITIVE_INFINITY,
            silent: 0,
            late: 0,
            idle: false,
            rested: false,
            timer: undefined,
            outdated: false,
        };
        port1.onmessage = ({ data }) => {
            if (!isSaid(data)) return;
            if (data === BEGUN && !player.begun) {
                player.begun = true;
                player.told = performance.now();
                wake();
                return;
            }
            if (typeof data !== "string") player.idle = false;
            if (typeof data !== "string" || data.startsWith("bestmove "))
                player.time = Number.POSITIVE_INFINITY;
            if (resting.includes(player)) {
                // Nobody has asked it for more: it would be taken for an answer in its next game.
                if (data !== "rested" || player.rested) drop([player]);
                clearTimeout(player.timer);
                player.rested = true;
                return;
            }
            const reports = typeof data === "string" && data.startsWith("info ");
            if (player.heard.length >= (reports ? REPORTING : WAITING)) return;
            player.heard.push(typeof data === "string" ? data.slice(0, LONGEST) : data);
            wake();
        };
        hire(player.id, name, port2);
        return player;
    }

    function end(player: Hired): void {
        clearTimeout(player.timer);
        player.port.close();
        fire(player.id, lateness(player));
    }

    /** Ends some of those that wait for a game. */
    function drop(some: Hired[]): void {
        resting = resting.filter((one) => !some.includes(one));
        some.forEach(end);
    }

    return {
        open(name) {
            const rested = resting.find((one) => one.rested && one.name === name);
            resting = resting.filter((one) => one !== rested);
            const player = rested ?? begin(name);
            player.heard = [];
            player.rested = false;
            known.set(player.id, player);
            return player.id;
        },
        tell(id, line) {
            const player = known.get(id);
            if (player === undefined) return;
            player.told = performance.now();
            const time = /^go .*\bmovetime (\d+)/.exec(line)?.[1];
            player.time = time === undefined ? Number.POSITIVE_INFINITY : Number(time);
            player.late = 0;
            player.idle = false;
            player.port.postMessage(line);
        },
        hear(id, patience) {
            const player = known.get(id);
            const said = player?.heard.shift();
            if (player === undefined) return SILENT;
            const waited = performance.now() - player.told;
            if (!player.begun && said === undefined && waited > BEGINNING) {
                player.silent = BEGINNING;
                return { line: say.notBegun(BEGINNING), gone: true };
            }
            const late = player.begun && waited > patience;
            // One that talks for ever is as good as silent.
            if (late && typeof said !== "object" && (said === undefined || player.late++ >= LATE)) {
                player.silent = patience;
                return SILENT;
            }
            if (said === undefined) return NOTHING;
            if (typeof said !== "string")
                return { line: visibleIn(said.gone.slice(0, LONGEST)), gone: true };
            player.idle = said.startsWith("bestmove ") && player.heard.length === 0;
            return { line: said };
        },
        close(id) {
            const player = known.get(id);
            known.delete(id);
            if (player === undefined) return;
            if (!player.idle || player.outdated || resting.length >= RESTING) {
                end(player);
                return;
            }
            resting.push(player);
            player.port.postMessage("quit");
            player.timer = setTimeout(() => drop([player]), READY);
        },
        forget(name) {
            for (const player of known.values()) if (player.name === name) player.outdated = true;
            drop(resting.filter((one) => one.name === name));
        },
    };
}
