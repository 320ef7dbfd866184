/**
 * Everything that can be done on the page. Each action sends console lines and puts what the core
 * answers into the store; the page has no other way to change anything. Here: the start, a crash, links
 * and settings; the rest stands by ideas in the modules that this one hands on.
 */
import { batch } from "@preact/signals";
import { engine } from "../../engine/engine.ts";
import { core } from "../../words/core.ts";
import { letGo, paused, rushing } from "../keep/session.ts";
import { changeSettings, type Settings, settings } from "../keep/settings.ts";
import { arrival } from "../read/arrival.ts";
import { analystOf } from "../read/roles.ts";
import { saying } from "../read/said.ts";
import { describe, show, times } from "../read/store.ts";
import { seatAnalyst, setAnalysis, switchOff } from "./analysis.ts";
import { find } from "./ask.ts";
import { changed, scheduleComputer, stopComputer } from "./computer.ts";
import { notify } from "./notify.ts";
import { recallOwn } from "./own.ts";
import { canonical, refresh, whole } from "./refresh.ts";

export {
    keepToLimits,
    limitAnalyst,
    pauseAnalysis,
    restartAnalysis,
    resumeAnalysis,
    type StepEvent,
    setAnalysis,
    setAnalyst,
    setRecording,
    stepAnalysis,
    tuneAnalyst,
} from "./analysis.ts";
export { find } from "./ask.ts";
export {
    cancelThinking,
    computerMove,
    computerMoves,
    moveNow,
    pauseComputer,
    resumeComputer,
} from "./computer.ts";
export {
    goBy,
    goTo,
    newGame,
    play,
    playCalled,
    playLine,
    redo,
    setSeat,
    setSeats,
    swapSides,
    takeBack,
    tuneSeat,
    undo,
} from "./game.ts";
export { hint } from "./hint.ts";
export { dismiss, notify } from "./notify.ts";
export { refresh } from "./refresh.ts";

let listening = false;
let opener: (() => Promise<boolean>) | null = null;

/**
 * Starts the engine, sets up the first game and listens. `first` opens what the address asks for and
 * says whether it did. Resolves when the board can be drawn.
 */
export async function start(first: (() => Promise<boolean>) | null): Promise<void> {
    opener = first;
    if (!listening) {
        listening = true;
        // A terminal line or a computer's move has changed the game.
        engine.version.subscribe(() => {
            if (rushing.value || show.value === null) return;
            if (engine.state.value === "ready") void refresh();
        });
    }
    await engine.ready;
    await recallOwn();
    describe.value = find(await engine.send("describe", { quiet: true }), "describe") ?? null;
    const usual = analystOf(undefined).spec;
    const analyst = await canonical(settings.value.analyst || usual);
    seatAnalyst("", analyst ?? usual);
    const opened = first !== null && (await first());
    await refresh();
    // A link that was opened has said whether a search runs.
    if (first !== null && !opened && settings.value.think) await setAnalysis(true);
}

/** A link ends at the position that is shown; these moves behind it can be played again then. */
export async function bringBack(taken: readonly string[]): Promise<void> {
    if (taken.length === 0) return;
    const lines = [`play ${taken.join(" ")}`, `undo ${taken.length}`];
    await whole(() => Promise.all(lines.map((line) => engine.send(line, { quiet: true }))));
}

/** After a crash: a new engine with the game that was on the board. */
export async function revive(): Promise<void> {
    const { link, redo: taken = [] } = show.value ?? {};
    stopComputer();
    batch(() => {
        paused.value = true;
        switchOff();
    });
    engine.restart();
    // Before it is ready: what people click until then comes after these lines.
    const opened = link === undefined ? [] : [engine.send(`open ${link}`, { quiet: true })];
    await Promise.all([...opened, bringBack(taken)]);
    // It has never come so far.
    if (link === undefined) await start(opener);
    await refresh();
}

/** Opens a share link (the part after '#'). False with a notice when it cannot be read. */
export function openLink(hash: string): Promise<boolean> {
    return arrival(() => changed(() => bringLink(hash)));
}

async function bringLink(hash: string): Promise<boolean> {
    // A link runs nothing: computer seats wait until the person moves or says so.
    const before = paused.value;
    paused.value = true;
    if (hash.includes("net=")) await (await import("./stored.ts")).recallNetworks();
    const answers = await engine.send(`open ${hash}`);
    const error = find(answers, "error");
    if (error !== undefined) {
        paused.value = before;
        const unknown = saying(error, "unknown_name");
        if (unknown?.parts?.kind === "player") {
            const { withoutStranger } = await import("./strangers.ts");
            const without = withoutStranger(hash, String(unknown.parts.word));
            if (without !== null) return bringLink(without);
        }
        await core.rest?.("all");
        core.line(error, "");
        notify("error", error.text, { detail: hash });
        return false;
    }
    times.value = [];
    const note = find(answers, "ok")?.note;
    if (note !== undefined) notify("info", `${note}.`);
    await refresh();
    return true;
}

export function setSettings(part: Partial<Settings>): void {
    changeSettings(part);
    if (part.autoplay !== undefined) letGo.value = false;
    if (part.autoplay !== undefined || part.pace !== undefined) scheduleComputer();
}
