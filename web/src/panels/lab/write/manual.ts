/** What a player can use, read from the file that declares it (wasm/player.d.ts); in Python it goes by names of its own. */
import { type Language, namesInPython, typesInPython } from "../../../../../wasm/language.mjs";
import { manual as declared } from "../../../words/manual.ts";
import { write as say } from "../../../words/write.ts";

export interface Member {
    label: string;
    type: "method" | "property";
    /** As it is declared. */
    detail: string;
    /** The sentences above it. */
    info: string;
    /** What it is or answers: "Cell[]". */
    gives: string;
}

const plain = (comment: string) => comment.replaceAll(/\s*\n\s*\*?\s*/g, " ").trim();

/** A declaration of one line, with the comment above it. */
const ROW = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?^ {4}(?:readonly )?(\w+)(\(.*\))?\??: (.*);$/gm;
/** An interface, with the comment above it. */
const BLOCK = /^(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export interface (\w+) \{\n([\s\S]*?)^\}/gm;

const rowsOf = (body: string): Member[] =>
    [...body.matchAll(ROW)].map(([, comment = "", label = "", call, gives = ""]) => ({
        label,
        type: call === undefined ? "property" : "method",
        detail: `${call ?? ""}: ${gives}`,
        info: plain(comment),
        gives,
    }));

interface Block {
    info: string;
    members: readonly Member[];
}

/** By their names: Game, Cell, Time, PlayerReport, ParamRow ... */
type Interfaces = ReadonlyMap<string, Block>;

const inJavaScript: Interfaces = new Map(
    [...declared.matchAll(BLOCK)].map(([, comment = "", name = "", body = ""]) => [
        name,
        { info: plain(comment), members: rowsOf(body) },
    ]),
);

const inPython: Interfaces = new Map(
    [...inJavaScript].map(([name, { info, members }]) => [
        name,
        {
            info,
            members: members.map((member) => ({
                ...member,
                label: namesInPython(member.label),
                detail: typesInPython(member.detail),
                info: namesInPython(member.info),
            })),
        },
    ]),
);

/** What it is called in the code of a player, in the order in which people need it. */
const BEFORE: { [of in keyof typeof say.manual.pages]: string } = {
    Game: "game.",
    Time: "game.time.",
    Limits: "game.limits.",
    PlayerReport: "",
    PlayerNode: "",
    ParamRow: "",
    Cell: "",
    Outcome: "",
};

/** What people look up. */
const pages = (Object.keys(BEFORE) as (keyof typeof BEFORE)[]).map((of) => ({
    of,
    title: say.manual.pages[of],
    before: BEFORE[of],
}));

const manualOf = (interfaces: Interfaces) => ({
    pages,
    interfaces,
    membersOf: (name: string): readonly Member[] => interfaces.get(name)?.members ?? [],
});

export type Manual = ReturnType<typeof manualOf>;

export const manuals: { readonly [of in Language]: Manual } = {
    javascript: manualOf(inJavaScript),
    python: manualOf(inPython),
};
