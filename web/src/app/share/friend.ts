/**
 * Games with a friend by link. Nothing is stored but in this browser: the moves of each game as they were seen
 * here last, so that an older link does not take the place of a newer position.
 */
import { effect, signal } from "@preact/signals";
import { notify, openLink, setAnalysis, setSeat } from "../../state/act/actions.ts";
import { embedded } from "../../state/read/embedded.ts";
import { takes } from "../../state/read/roles.ts";
import { type Challenge, type Friend, newId, shared, sharedText } from "../../state/read/shared.ts";
import { show } from "../../state/read/store.ts";
import { friend as say } from "../../words/friend.ts";
import { send } from "../../words/share.ts";
import { sendOpen } from "./opened.ts";
import { gameOnly, withView, writeView } from "./view.ts";

const KEY = "plyscope.games";
/** So many games are remembered; the oldest goes. */
const KEPT = 40;

interface Known {
    id: string;
    /** The seat of whoever sits here. */
    seat: number;
    moves: string[];
    /** Opens it. */
    link: string;
}

function isKnown(one: unknown): one is Known {
    if (typeof one !== "object" || one === null) return false;
    const { id, seat, moves, link } = one as { [name: string]: unknown };
    const texts = Array.isArray(moves) && moves.every((move) => typeof move === "string");
    return typeof id === "string" && typeof seat === "number" && typeof link === "string" && texts;
}

/** Storage holds anything. */
function stored(): Known[] {
    try {
        const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
        return Array.isArray(found) ? found.filter(isKnown) : [];
    } catch {
        return [];
    }
}

const knownOf = (id: string) => stored().find((one) => one.id === id);

/** The first `from` of the longer list, where the other one is all of it. */
const begins = (moves: readonly string[], from: readonly string[]) =>
    from.length <= moves.length && from.every((move, i) => move === moves[i]);

/** The position of each game that this page has seen last; another page may know more. */
const seen = new Map<string, string>();

function keep(one: Known): void {
    const text = JSON.stringify(one.moves);
    seen.set(one.id, text);
    try {
        const others = stored().filter(({ id }) => id !== one.id);
        localStorage.setItem(KEY, JSON.stringify([...others, one].slice(-KEPT)));
    } catch {
        // Private windows may refuse storage; older links are then not told from newer ones.
    }
}

/** The link for the friend: only the game, whatever is open here. */
export function linkForFriend(): string {
    const line = show.value;
    const { value } = shared;
    if (line === null || value?.kind !== "friend") return "";
    return withView(line.link, writeView({ ...gameOnly, play: sharedText() }));
}

/** Remembers the position on the board, unless another page of this browser has gone on meanwhile. */
function remember(): void {
    const line = show.value;
    const { value } = shared;
    if (line === null || value?.kind !== "friend") return;
    const moves = line.moves_played;
    const old = knownOf(value.id);
    const mine = old === undefined || seen.get(value.id) === JSON.stringify(old.moves);
    if (!mine && !begins(moves, old.moves)) return;
    keep({ id: value.id, seat: value.seat, moves, link: linkForFriend() });
}

/** From the first game with a friend on, what is on the board is remembered. */
const remembering = signal(false);

/** The game on the board is one with a friend. */
function playTogether(own: Friend): void {
    shared.value = own;
    if (remembering.value) return;
    remembering.value = true;
    // At once, not when something of it is drawn: a link that comes before that is compared with it.
    effect(remember);
}

/** What such a part means; null when it is none. */
function readShared(text: string): Friend | Challenge | null {
    const friend = /^f~([a-z0-9]{4,16})~(\d)$/.exec(text);
    if (friend !== null)
        return { kind: "friend", id: friend[1] as string, seat: Number(friend[2]) };
    const challenge = /^c~(\d)~(\d{1,6})(?:~(\d{1,12}))?$/.exec(text);
    if (challenge === null) return null;
    const [, seat, ply, points] = challenge;
    return {
        kind: "challenge",
        seat: Number(seat),
        ply: Number(ply),
        points: points === undefined ? null : Number(points),
    };
}

/** A link with such a part has been opened. */
export async function arrive(
    play: string,
    text: string,
    openShared: (hash: string) => unknown,
): Promise<void> {
    // A frame shares nothing.
    if (embedded) return;
    const found = readShared(play);
    if (found === null) notify("info", say.unreadable, { detail: play });
    else if (found.kind === "challenge") shared.value = found;
    else await arriveFriend(found, text, openShared);
}

/** Whose side is whose here, and whether the link is news. */
async function arriveFriend(
    from: Friend,
    text: string,
    openShared: (hash: string) => unknown,
): Promise<void> {
    const line = show.value;
    if (line === null || line.player_titles.length !== 2 || from.seat > 1) return;
    const old = knownOf(from.id);
    // Who sent it sits on the other side, unless it is this browser's own link.
    const own: Friend = { ...from, seat: old?.seat ?? 1 - from.seat };
    const moves = line.moves_played;
    if (old === undefined || begins(moves, old.moves)) {
        keep({ id: own.id, seat: own.seat, moves, link: text });
        playTogether(own);
        return;
    }
    const behind = begins(old.moves, moves);
    const why = behind ? say.older(moves.length, old.moves.length) : say.other;
    if (!(await openLink(old.link))) return;
    seen.set(own.id, JSON.stringify(old.moves));
    playTogether(own);
    const run = () => {
        // As a game of its own.
        const play = `f~${newId()}~${from.seat}`;
        void openShared(withView(text, writeView({ ...gameOnly, play })));
    };
    notify("info", why, { action: { title: say.showAnyway, run } });
}

/** From now on a friend plays that side, by link. */
export async function begin(seat: number): Promise<void> {
    if (!(await setSeat(seat, takes("person")))) return;
    await setAnalysis(false);
    playTogether({ kind: "friend", id: newId(), seat: 1 - seat });
    if (show.value?.mover === seat) sendOpen.value = true;
    else notify("info", send.begun);
}
