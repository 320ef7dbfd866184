/**
 * What is chosen for a sweep: players, ranges of their parameters or of the game's rules, an opponent. A link
 * carries it as words of the console's line. What was entered here counts as long as the link says what it
 * said then; when another link has come, what that says.
 */

import { batch, signal } from "@preact/signals";
import type { SpecLine } from "../../../engine/protocol.ts";
import type { Placed } from "../../../params/placed.ts";

import { experiments } from "../../../state/act/experiment.ts";
import { splitTop } from "../../../state/read/spec.ts";
import {
    isNumber,
    isRule,
    proposedRange,
    type Range,
    RULES,
    rangeCount,
    readRanges,
    sweepSpec,
} from "./range.ts";

export interface Choice {
    /** Without ranges; none: what fits. */
    players: readonly string[];
    ranges: readonly Range[];
    /** "" = what fits. */
    opponent: string;
}

const { players, options } = experiments.sweep;

/** The word of a link for the game with ranges of its rules. */
const VARIANT = "variant=";
const isVariant = (word: string) => word.startsWith(VARIANT);

const variantIn = (words: readonly string[]) => words.find(isVariant)?.slice(VARIANT.length) ?? "";

const lineOf = (specs: readonly string[], variant: string) => [...specs, variant].join(" ");

/** What the link says of it. */
const linked = () => lineOf(players.value, variantIn(options.value));

/** What was entered, and what the link said then. */
const entered = signal<{ choice: Choice; link: string } | null>(null);

/** What a link has chosen. */
export function readChoice([text = "", opponent = ""]: readonly string[], variant: string): Choice {
    const { ranges } = readRanges(variant, RULES);
    const several = splitTop(text, "|");
    if (several.length > 1) return { players: several, ranges, opponent };
    const one = readRanges(text);
    return {
        players: one.spec === "" ? [] : [one.spec],
        ranges: [...one.ranges, ...ranges],
        opponent,
    };
}

export function choice(): Choice {
    const now = entered.value;
    return now !== null && now.link === linked()
        ? now.choice
        : readChoice(players.value, variantIn(options.value));
}

export function enter(part: Partial<Choice>): void {
    entered.value = { choice: { ...choice(), ...part }, link: linked() };
}

/** Lets the link say what was entered; what a link has brought stays as it came. */
export function writeLink({ players: text, variant }: Pick<Meaning, "players" | "variant">): void {
    const now = entered.peek();
    if (now === null || now.link !== linked() || text === null || variant === null) return;
    const { opponent } = now.choice;
    const specs = opponent === "" ? [text] : [text, opponent];
    const link = lineOf(specs, variant);
    if (link === now.link) return;
    const others = options.value.filter((word) => !isVariant(word));
    batch(() => {
        players.value = specs;
        options.value = variant === "" ? others : [VARIANT + variant, ...others];
        entered.value = { ...now, link };
    });
}

/** What the core says of the player and the game. */
interface Known {
    /** As the core reads them; null until it has. */
    player: SpecLine | null;
    game: SpecLine | null;
    /** Parameters of the player that can be swept; none of several players. */
    own: readonly Placed[];
    rules: readonly Placed[];
}

/** What a choice means for the core. */
export interface Meaning {
    /** Those that are swept: the ones of this player and this game, or a proposal. */
    ranges: readonly Range[];
    /** The players with their ranges; null while a value is missing, or the core has yet to read them. */
    players: string | null;
    /** The game with ranges of its rules; "" = none of them is swept; null as above. */
    variant: string | null;
    /** How many players and games it makes. */
    points: number;
}

/** The parameter that people most likely want to know about: the effort of the player. */
const likeliest = (own: readonly Placed[]): Placed | undefined =>
    own.find(({ param }) => param.limit && isNumber(param) && param.type !== "time") ??
    own.find(({ param }) => isNumber(param)) ??
    own[0];

/** Several players have one range beside them at most: of the rules. */
export function meaningOf(
    specs: readonly string[],
    chosen: readonly Range[],
    { player, game, own, rules }: Known,
): Meaning {
    const several = specs.length > 1;
    const choices = [...own, ...rules];
    const at = (range: Range) => choices.find(({ path }) => path === range.path);
    // Parameters that the player does not have are not swept, nor rules of another game.
    let ranges = chosen.filter(at).slice(0, several ? 1 : undefined);
    const first = likeliest(own);
    if (ranges.length === 0 && first !== undefined) ranges = [proposedRange(first)];
    const ruled = ranges.filter(isRule);
    const one = ranges.filter((range) => !isRule(range));
    return {
        ranges,
        players: several ? specs.join("|") : player && sweepSpec(player, one),
        variant: game && (ruled.length === 0 ? "" : sweepSpec(game, ruled)),
        points: ranges.reduce((count, range) => {
            const param = at(range)?.param;
            return param === undefined ? count : count * rangeCount(range, param);
        }, specs.length),
    };
}
