/** What the core says of itself, of the session and of what there is: lists, help, seed, link, jobs. */
import type { JobKind, Line, Param, Preset, Values } from "./protocol.ts";

/** `help [WORD]` */
export interface HelpLine extends Line {
    type: "help";
    /** Null: the list of all commands. */
    word: string | null;
    text: string;
}

/** `games` */
export interface GamesLine extends Line {
    type: "games";
    games: {
        name: string;
        title: string;
        doc: string;
        aliases: string[];
        params: Param[];
        presets: Preset[];
    }[];
}

/** `moves`: each with the position that it leads to. */
export interface MovesLine extends Line {
    type: "moves";
    moves: { move: string; after: string }[];
}

/** `seed` */
export interface SeedLine extends Line {
    type: "seed";
    seed: number;
}

/** `link` */
export interface LinkLine extends Line {
    type: "link";
    link: string;
}

/** `jobs`: those that work, rest, or are kept after their end. */
export interface JobsLine extends Line {
    type: "jobs";
    jobs: {
        job: number;
        kind: JobKind;
        state: "running" | "paused" | "waiting" | "ended";
        /** Part that is done, 0..1; negative = not known. */
        progress: number;
    }[];
}

/** `player WHO` and `player WHO clone`. */
export interface PlayerLine extends Line {
    type: "player";
    number: number;
    name: string;
    game: string;
    /** The seat; null = none. */
    who_am_i: string | null;
    spec: string;
    searcher: string;
    values: Values;
}

/** `player WHO KEY`: an option of the player under its name, null where it has none such. */
export interface PlayerOption extends Line {
    type: "player";
    [option: string]: string | number | null | undefined;
}

/** `player WHO = OTHER` */
export interface PlayersEqual extends Line {
    type: "player";
    equal: boolean;
}

export type SessionLine =
    | HelpLine
    | GamesLine
    | MovesLine
    | SeedLine
    | LinkLine
    | JobsLine
    | PlayerLine
    | PlayerOption
    | PlayersEqual;
