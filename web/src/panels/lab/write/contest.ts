/**
 * A contest of players that came as files or links: they are read, tried against first goals, and meet each other and
 * opponents that are named only when all is over. One file keeps it whole.
 */
import { signal } from "@preact/signals";
import { visible } from "../../../../../wasm/visible.mjs";
import { playerTitle } from "../../../params/titles.ts";
import { freeName, keepPlayer, recall, writtenBy } from "../../../state/act/written.ts";
import { PLAYER_LINK, unpackLink } from "../../../state/keep/pack.ts";
import { plainName } from "../../../state/read/playername.ts";
import { atLevel, takes } from "../../../state/read/roles.ts";
import { underName } from "../../../state/read/spec.ts";
import { show } from "../../../state/read/store.ts";
import { write as say } from "../../../words/write.ts";
import { faultText } from "./fault.ts";
import { type Cost, playGames } from "./games.ts";
import { type Results, readResults } from "./results.ts";

/** How it did against a goal. */
export interface Tried extends Cost {
    /** Percent; draws are halves. */
    score: number;
}

export interface Entry {
    name: string;
    /** What its file is called. */
    file: string;
    source: string;
    /** What is wrong with it; "" = nothing is known to be. */
    trouble: string;
    /** It plays under its name. */
    ready: boolean;
    /** Against each goal, in their order; null = not known yet. */
    tried: readonly (Tried | null)[];
}

/** Games against a goal, and seconds that a move may take in them. */
export const GAMES = 20;
export const TIME = 0.2;
const MOST = 64;

export interface Goal {
    spec: string;
    title: string;
    /** The score in percent with which it is reached. */
    score: number;
}

export const entries = signal<readonly Entry[]>([]);
/** What is being done, a sentence; "" = nothing. */
export const doing = signal("");
/** Files that found no place, a sentence; "" = all did. */
export const leftOut = signal("");

/** Who is to be beaten first, from weak to strong. */
export const goals = (): Goal[] =>
    [
        { spec: takes("baseline"), score: 100 },
        { spec: atLevel("opponent", "easy"), score: 55 },
    ]
        .filter(({ spec }) => spec !== "" && (show.value?.player_names.length ?? 0) > 1)
        .map((goal) => ({ ...goal, title: playerTitle(goal.spec) }));

function change(name: string, part: Partial<Entry>): void {
    entries.value = entries.value.map((one) => (one.name === name ? { ...one, ...part } : one));
}

/** A text that comes in, and what it is called. */
interface HandIn {
    file: string;
    source: string;
}

/** Takes files into the contest; their code does not run yet. The same file comes in once. */
export async function enter(files: readonly File[]): Promise<void> {
    const read = async (file: File) => ({ file: file.name, source: await file.text() });
    await handIn(await Promise.all(files.map(read)));
}

async function handIn(texts: readonly HandIn[]): Promise<void> {
    await recall();
    const next = [...entries.value];
    leftOut.value = "";
    for (const [number, { file, source }] of texts.entries()) {
        if (next.length === MOST) {
            leftOut.value = say.contest.full(MOST, texts.length - number, visible(file));
            break;
        }
        const word = plainName(file.replace(/\.[^.]*$/, ""));
        const own = writtenBy(word);
        const called = visible(file);
        const there = (one: Entry) => one.source === source && one.file === called;
        if (next.some(there)) continue;
        // A player that is kept enters as itself.
        const kept = own?.source === source && next.every(({ name }) => name !== word);
        const name = kept ? word : freeName(word, new Set(next.map((one) => one.name)));
        next.push({ name, file: called, source, trouble: "", ready: false, tried: [] });
    }
    entries.value = next;
}

/** The player of a link, or null. */
async function linked(address: string): Promise<HandIn | null> {
    const link = await unpackLink(address.slice(address.indexOf("#") + 1)).catch(() => "");
    const end = link.indexOf("\n");
    if (!link.startsWith(PLAYER_LINK) || end < 0) return null;
    const source = link.slice(end + 1);
    return source.trim() === "" ? null : { file: link.slice(PLAYER_LINK.length, end), source };
}

/** The same with links of players, which stand among any other words; false = some link holds none. */
export async function enterLinks(text: string): Promise<boolean> {
    const addresses = text.split(/\s+/).filter((word) => word.includes("#"));
    const found = await Promise.all(addresses.map(linked));
    await handIn(found.filter((one) => one !== null));
    const whole = addresses.length > 0 && found.every((one) => one !== null);
    if (!whole) leftOut.value = say.contest.noPlayers(found.filter((one) => one === null).length);
    return whole;
}

export function leave(name: string): void {
    entries.value = entries.value.filter((one) => one.name !== name);
}

async function tryGoals(name: string): Promise<void> {
    const wanted = goals();
    const tried: (Tried | null)[] = wanted.map(() => null);
    for (const [i, { spec }] of wanted.entries()) {
        const { last, why, cost } = await playGames([name, spec], 0, `games=${GAMES} time=${TIME}`)
            .over;
        // The next time it is tried again.
        if (last?.wins === undefined)
            return change(name, { tried: [], trouble: say.contest.notPlayed(why) });
        const score = (100 * (last.wins + (last.draws ?? 0) / 2)) / last.games;
        tried[i] = { score, ...cost };
        change(name, { tried: [...tried] });
    }
}

/** Reads all files and tries those that can play: from here on their code runs. */
export async function begin(): Promise<void> {
    if (doing.value !== "") return;
    for (const { name, source, ready } of entries.value) {
        if (ready) continue;
        doing.value = say.contest.reading(name);
        const wrong = await keepPlayer(name, source);
        change(name, { ready: wrong === null, trouble: wrong === null ? "" : faultText(wrong) });
    }
    for (const { name, ready, tried } of entries.value) {
        if (!ready || tried.length > 0) continue;
        doing.value = say.contest.meets(name);
        change(name, { trouble: "" });
        await tryGoals(name);
    }
    doing.value = "";
}

/** Opponents whom the teacher has chosen: they play under names that do not tell who they are. */
export const hidden = signal<readonly string[]>([]);

const hiddenName = (index: number) => `rival-${index + 1}`;

/** All who meet: each is called as its file is, and opponents by their numbers. */
export const contestants = (): string[] => [
    ...entries.value
        .filter(({ ready }) => ready)
        .map(({ name }) => (playerTitle(name) === name ? name : underName(name, name))),
    ...hidden.value.map((spec, i) => underName(spec, hiddenName(i))),
];

/** Who the hidden opponents are. */
export const revealed = (): { name: string; title: string }[] =>
    hidden.value.map((spec, i) => ({ name: hiddenName(i), title: playerTitle(spec) }));

/** What a player of the contest is by itself: of a hidden one the opponent that was chosen. */
export const ownSpec = (spec: string): string =>
    hidden.value.find((one, i) => underName(one, hiddenName(i)) === spec) ?? spec;

/** Whether a player is one of those who are not to be told. */
export const isHidden = (spec: string): boolean => ownSpec(spec) !== spec;

// ---------------------------------------------------------------- one file that keeps all

/** Results of a file that was opened; null = there are none, or those of this visit count. */
export const opened = signal<Results | null>(null);

const KIND = "plyscope contest 1";

export const contestText = (results: Results | null): string =>
    `${JSON.stringify(
        {
            kind: KIND,
            players: entries.value.map(({ name, file, source }) => ({ name, file, source })),
            hidden: hidden.value,
            results,
        },
        null,
        1,
    )}\n`;

const isText = (value: unknown): value is string => typeof value === "string";
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const areRows = (value: unknown): boolean =>
    Array.isArray(value) && value.every((row) => typeof row === "object" && row !== null);

/** Opens the file of a contest in the place of this one; false = it is none. Nothing of its players runs. */
export async function openContest(text: string): Promise<boolean> {
    let found: { kind?: unknown; players?: unknown; hidden?: unknown; results?: Results | null };
    try {
        found = JSON.parse(text) ?? {};
    } catch {
        return false;
    }
    const { kind, players, hidden: rivals } = found;
    if (kind !== KIND || !areRows(players) || !areTexts(rivals)) return false;
    const texts = (players as { name: unknown; file: unknown; source: unknown }[]).filter(
        (one): one is { name: string; file: string; source: string } =>
            isText(one.name) && isText(one.file) && isText(one.source),
    );
    entries.value = [];
    await recall();
    entries.value = texts.slice(0, MOST).map(({ name, file, source }) => ({
        ...{ file: visible(file), source, trouble: "", ready: false, tried: [] },
        // One of that name may be somebody else's here.
        name: writtenBy(name)?.source === source ? name : freeName(name),
    }));
    hidden.value = rivals;
    opened.value = readResults(found.results);
    return true;
}
