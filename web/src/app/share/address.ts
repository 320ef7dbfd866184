/**
 * The address always holds the present state: game, moves, players, seed from the core's link, and
 * the page's own view. A new address in the same tab (a pasted link, the back button) is opened.
 */
import { computed, effect, signal } from "@preact/signals";
import { panelOf, present } from "../../panels/registry.tsx";
import {
    bringBack,
    newGame,
    notify,
    openLink,
    setAnalysis,
    setAnalyst,
} from "../../state/act/actions.ts";
import { givesWayBack, withWayBack } from "../../state/act/instead.ts";
import { queue } from "../../state/act/queue.ts";
import { overlayText, readOverlay } from "../../state/keep/overlays.ts";
import {
    LESSON_LINK,
    PACK_ABOVE,
    PLAYER_LINK,
    packLink,
    unpackLink,
} from "../../state/keep/pack.ts";
import { arrivedLesson, learning, rushing, session } from "../../state/keep/session.ts";
import { settings } from "../../state/keep/settings.ts";
import { gameRowOf } from "../../state/read/looks.ts";
import { shared, sharedText } from "../../state/read/shared.ts";
import { analysis, notices, show } from "../../state/read/store.ts";
import { linkTo } from "../../words/language.ts";
import { page } from "../../words/page.ts";
import { linkPart, readView, withView, writeView } from "./view.ts";

const { links: say } = page;

/** Browsers allow about a hundred changes of the address in thirty seconds: */
const BURST = 20;
/** so many at once, and one in so many milliseconds for ever. */
const GAP = 350;
/** While positions come faster than they are drawn. */
const RUSH_GAP = 2000;

/** The readable link of the present state, without '#'. */
export const link = computed<string>(() => {
    const line = show.value;
    if (line === null) return "";
    const view = writeView({
        panel: session.value.panel,
        analysing: analysis.value.on,
        analyst: analysis.value.spec,
        overlay: overlayText(),
        see: panelOf(session.value.panel)?.inLink?.write() ?? "",
        lesson: learning.value === null ? "" : `${learning.value.lesson}-${learning.value.step}`,
        play: sharedText(),
    });
    return withView(line.link, view);
});

/** The address to share: long links are packed. */
export const address = signal("");

/** Links are opened one after the other: the last one stays. */
const inTurn = queue();

/**
 * Opens a link: the game, and what the page shows of it. Nothing of it is remembered as a preference. One
 * that does not say whether the analysis runs leaves it as it is, or does as `usual` says.
 */
export function openShared(hash: string, usual: boolean | null = null): Promise<boolean> {
    return inTurn(() => openNow(hash, usual));
}

/**
 * Offers to come back to what a link holds: a notice that a reload of the page keeps. `also` brings back what
 * no link holds.
 */
function offerBack(text: string, title: string, to: string, also: () => void = () => {}): void {
    const run = () => {
        also();
        void openShared(to);
    };
    notify("info", text, { action: { title, link: to, run } });
}

/** Opens a link in the place of what is on the screen, which one click brings back. */
function openInstead(hash: string): Promise<void> {
    return inTurn(async () => {
        const before = link.value;
        let back: (() => void) | undefined;
        const opened = await openNow(hash, null, (way) => {
            back = way;
        });
        if (!opened || before === "") return;
        offerBack(say.opened, say.backHere, before, back);
    });
}

/** A game that may give way to another one: its link, and the offer to come back where it was played. */
export interface Left {
    link: string;
    offer: () => void;
}

/** The game on the board. */
export function leaving(): Left {
    const before = link.value;
    const { family, moves_played = [] } = show.value ?? {};
    const offer = () => {
        if (moves_played.length === 0) return;
        offerBack(say.left(gameRowOf(family)?.title ?? ""), say.back, before);
    };
    return { link: before, offer };
}

/** Begins a game in the place of the one on the board, which one click brings back; false: it was refused. */
export function beginInstead(spec: string): Promise<boolean> {
    return withWayBack(() => newGame(spec));
}

/** `onBack` is given the way back to what a player has taken the place of. */
async function openNow(
    hash: string,
    usual: boolean | null = null,
    onBack: (way: () => void) => void = () => {},
): Promise<boolean> {
    let text: string;
    try {
        text = await unpackLink(hash);
    } catch (error) {
        notify("error", error instanceof Error ? error.message : String(error), { detail: hash });
        return false;
    }
    if (text.startsWith(PLAYER_LINK)) {
        const { arrive } = await import("../../panels/lab/write/panel.tsx");
        const back = await arrive(text);
        if (back === null) return false;
        onBack(back);
        await present("write");
        return true;
    }
    if (text.startsWith(LESSON_LINK)) {
        arrivedLesson.value = text.slice(LESSON_LINK.length);
        return false;
    }
    // Nothing of the new game is taken for one of the old.
    const together = shared.value;
    shared.value = null;
    if (!(await openLink(text))) {
        shared.value = together;
        return false;
    }
    const asked = linkPart(text, "w") ?? "";
    const view = readView(asked);
    const play = view?.play ?? "";
    if (play !== "") await (await import("./friend.ts")).arrive(play, text, openShared);
    const panel = panelOf(view?.panel ?? "");
    if (panel === undefined) {
        if (asked !== "") notify("info", say.unknown(asked.slice(0, 40)));
    } else if (view !== null) {
        panel.inLink?.read(view.see);
        const [, lesson = "", step = "0"] =
            /^([a-z][a-z0-9-]*(?:~[a-z0-9]+)?)-(\d+)$/.exec(view.lesson) ?? [];
        learning.value = lesson === "" ? null : { lesson, step: Number(step) };
        readOverlay(view.overlay);
        await present(panel.id);
        if (view.analyst !== "") await setAnalyst(view.analyst);
    }
    // Nobody is told what to play against a friend.
    const analysing = play.startsWith("f") ? false : (view?.analysing ?? usual);
    if (analysing !== null && analysing !== analysis.value.on) await setAnalysis(analysing);
    return true;
}

/**
 * The link of what is shown instead of the one that the page was opened with, where that cannot be
 * opened; null until it is known. The address is left alone until something else is shown: what was
 * in it would be lost.
 */
const instead = signal<string | null>("");

/** Where this tab keeps, when it is left, what its address does not hold. */
const LEFT = "plyscope.left";

/** A notice that offers a way back: its text, the word on its button, where it leads. */
type Offer = [text: string, title: string, to: string];

/** Moves made since the address was written, those that can be played again, and ways back. */
function keepLeft(): void {
    try {
        const { redo = [] } = show.peek() ?? {};
        const offers = notices
            .peek()
            .flatMap(({ text, action }): Offer[] =>
                action?.link === undefined ? [] : [[text, action.title, action.link]],
            );
        sessionStorage.setItem(LEFT, JSON.stringify([location.hash, link.peek(), redo, offers]));
    } catch {
        // Then the game is as the address has it.
    }
}

/** What was left at this address: its link, the moves behind it, and ways back. */
function left(): [link: string, redo: string[], offers?: Offer[]] | null {
    try {
        const [hash, text, redo, offers] = JSON.parse(sessionStorage.getItem(LEFT) ?? "[]");
        return hash === location.hash && text !== "" ? [String(text), redo, offers] : null;
    } catch {
        return null;
    }
}

/** The address as it was when it was opened. */
const asked = signal(globalThis.location?.hash ?? "");

/** Opens what the address asks for; false when it asks for nothing or cannot be opened. */
export async function openAddress(): Promise<boolean> {
    asked.value = location.hash;
    const hash = asked.value.slice(1);
    if (hash === "") return false;
    const [text, redo, offers = []] = left() ?? [hash, []];
    const opened = await openShared(text, settings.value.think);
    for (const offer of offers) offerBack(...offer);
    if (opened) await bringBack(redo);
    else instead.value = null;
    return opened;
}

/** From now on the address holds the present state, and a new address is opened. */
export function startAddress(): void {
    givesWayBack(() => leaving().offer);
    // Another one may have come while the first was being opened.
    const come = location.hash;
    /** What stands in the address by our own hand. */
    let written = "";
    let room = BURST;
    let last = 0;
    let timer: ReturnType<typeof setTimeout> | null = null;
    /** New addresses that are being opened: until they are, the address stays as the person wants it. */
    let opening = 0;

    const put = (hash: string) => {
        written = `#${hash}`;
        address.value = linkTo(hash);
        if (instead.peek() === null) instead.value = link.peek();
        if (link.peek() === instead.peek()) return;
        instead.value = "";
        history.replaceState(null, "", written);
    };
    const write = () => {
        timer = null;
        if (opening > 0) return;
        const now = performance.now();
        room = Math.min(BURST, room + (now - last) / GAP) - 1;
        last = now;
        const text = link.value;
        if (text.length <= PACK_ABOVE) put(text);
        else void packLink(text).then((packed) => link.value === text && put(packed));
    };
    effect(() => {
        if (link.value === "" || timer !== null) return;
        if (rushing.value) {
            timer = setTimeout(write, RUSH_GAP);
            return;
        }
        if (room + (performance.now() - last) / GAP >= 1) write();
        else timer = setTimeout(write, GAP);
    });
    // A phone ends hidden pages without a further word.
    for (const event of ["pagehide", "visibilitychange"])
        window.addEventListener(event, () => opening === 0 && instead.peek() === "" && keepLeft());
    const follow = (hash: string) => {
        if (hash === written || hash === "") return;
        opening++;
        // A refused link leaves the game as it is; the address follows the game again.
        void openInstead(hash.slice(1)).finally(() => {
            opening--;
            write();
        });
    };
    // The address itself may have been written over before this event came.
    window.addEventListener("hashchange", (event) => follow(new URL(event.newURL).hash));
    if (come !== asked.peek()) follow(come);
}
