/**
 * What a lesson is, and how its text is laid out: each line of a head or a block is a row of the tables below, by
 * which `read.ts` and `write.ts` go. README.md beside has the grammar for authors.
 */

export interface Lesson {
    /** Its name in links and in what is kept: small letters, digits and hyphens. */
    id: string;
    title: string;
    /** One sentence for those who choose. */
    about: string;
    /** The author's language, as the attribute `lang` has it. */
    language: string;
    /** Whether later steps may be looked at before the question of this one is answered. */
    order: "free" | "one by one";
    /** Whether an answer can be tried again, or counts once. */
    tries: "again" | "once";
    /** What to do next by oneself; "" = nothing is said. */
    try: string;
    steps: Step[];
}

export interface Step {
    title: string;
    /** The lesson that this step of a course leads to: a file beside it, or a link; "" = the step is here. */
    link: string;
    /** Markdown. */
    words: string;
    /** Null: what stands on the board stays there, and what is open stays open. */
    board: Board | null;
    question: Question | null;
}

/** What is on the board and beside it; "" = that is not said. */
export interface Board {
    /** A position as a link of the page, without what stands before '#'. */
    link: string;
    /** Begins a game; without one, nor a link, the step goes on with the position of the one before. */
    game: string;
    seed: string;
    players: string;
    moves: string;
    /** Who analyses, to the end of its own limits. Without one nobody does: the step gives nothing away. */
    analyst: string;
    /** So far the analysis goes, and rests there: words of `step`. */
    until: string;
    panel: string;
    /** What is chosen in that panel, as links say it: a view of the search, or `review`. */
    view: string;
    /** What lies over the board from here on, as links say it; `none` takes it away. */
    layers: string;
    /** Cells with a ring, and arrows from cell to cell: `d4 e5`, `a1-a4 b2-c3`. */
    marks: string;
    arrows: string;
    /** A match or an evolution that is carried out in the lab, and shown there: a line of the console. */
    run: string;
}

interface Asked {
    /** What is asked: Markdown. */
    ask: string;
    /** Shown one after another when they are wanted. */
    hints: string[];
    /** Shown with every right answer. */
    why: string;
}

/** An answer, and what is said to whoever gives it. */
export interface Answer {
    says: string;
    word: string;
}

/** Numbers from `value - within` to `value + within`. */
export interface Figure {
    value: number;
    within: number;
    word: string;
}

/** A move on the board. */
export interface PlayQuestion extends Asked {
    kind: "play";
    right: Answer[];
    wrong: Answer[];
    /** A player, an exact solver among them, by whose judgement a move is right, too; "" = the list says all. */
    best: string;
    /** Percent that a move may be worth less than the one it holds for the best. */
    within: number;
    /** Said to all other answers. */
    else: string;
}

export interface ChooseQuestion extends Asked {
    kind: "choose";
    /** In their order. */
    options: (Answer & { right: boolean })[];
    /** All right ones are to be chosen; else any one of them. */
    several: boolean;
}

export interface NumberQuestion extends Asked {
    kind: "number";
    right: Figure[];
    wrong: Figure[];
    unit: string;
    else: string;
}

/** A game from here, of whoever is to move. */
export interface ReachQuestion extends Asked {
    kind: "reach";
    /** `hold`: not to lose for so many moves of one's own; `score`: that of a game of one player. */
    goal: "win" | "draw" | "hold" | "score";
    /** Of `hold` and `score`, else 0. */
    count: number;
    /** The player in the other seats; "" in games of one player. */
    against: string;
    else: string;
}

/** Make a program find a move by turning what can be turned. */
export interface SetQuestion extends Asked {
    kind: "set";
    /** How it stands at the beginning. */
    player: string;
    /** Which of its parameters may be changed; none: all. */
    sliders: string[];
    /** Any of these moves. */
    find: string[];
    /** It may take so many nodes or games, and milliseconds; 0 = as many as it likes. */
    nodes: number;
    ms: number;
    else: string;
}

export type Test =
    | { kind: "legal"; games: number }
    | { kind: "beats"; against: string; percent: number; games: number }
    | { kind: "finds"; moves: string[]; after: string };

/** Write a player that passes all tests. */
export interface WriteQuestion extends Asked {
    kind: "write";
    name: string;
    /** Its file at the beginning; "" = one of the page's own. */
    start: string;
    tests: Test[];
    else: string;
}

export type Question =
    | PlayQuestion
    | ChooseQuestion
    | NumberQuestion
    | ReachQuestion
    | SetQuestion
    | WriteQuestion;
export type Kind = Question["kind"];

/** Characters of a whole lesson. */
export const LONGEST = 60_000;
export const MOST_STEPS = 100;
export const ID = /^[a-z][a-z0-9-]{0,39}$/;
const MOST = 1_000_000_000;

// ---------------------------------------------------------------- empty ones

export const emptyLesson = (): Lesson => ({
    ...{ id: "", title: "", about: "", language: "en", order: "free", tries: "again", try: "" },
    steps: [],
});

export const emptyStep = (): Step => ({
    ...{ title: "", link: "", words: "", board: null, question: null },
});

export const emptyBoard = (): Board => ({
    ...{ link: "", game: "", seed: "", players: "", moves: "", analyst: "", until: "" },
    ...{ panel: "", view: "", layers: "", marks: "", arrows: "", run: "" },
});

const asked = () => ({ ask: "", hints: [], why: "" });

const EMPTY: { [kind in Kind]: () => Question & { kind: kind } } = {
    play: () => ({
        ...{ kind: "play", ...asked(), right: [], wrong: [], best: "", within: 0, else: "" },
    }),
    choose: () => ({ kind: "choose", ...asked(), options: [], several: false }),
    number: () => ({ kind: "number", ...asked(), right: [], wrong: [], unit: "", else: "" }),
    reach: () => ({ kind: "reach", ...asked(), goal: "win", count: 0, against: "", else: "" }),
    set: () => ({
        ...{ kind: "set", ...asked(), player: "", sliders: [], find: [], nodes: 0, ms: 0 },
        else: "",
    }),
    write: () => ({ kind: "write", ...asked(), name: "", start: "", tests: [], else: "" }),
};
export const KINDS = Object.keys(EMPTY) as Kind[];
export const emptyQuestion = (kind: Kind): Question => EMPTY[kind]();

// ---------------------------------------------------------------- rows

/** What a value must be, by a name for which there are words; or words of which it must be one. */
export type Form =
    | "text"
    | "line"
    | "id"
    | "language"
    | "panel"
    | "until"
    | "cells"
    | "arrows"
    | "run"
    | "answer"
    | "figure"
    | "percent"
    | "count"
    | "goal"
    | "beats"
    | "finds"
    | readonly string[];

/** A line `key: value` of a head or a block. */
export interface Row<Of> {
    key: string;
    form: Form;
    /** There may be several. */
    many?: true;
    /** There must be one. */
    needed?: true;
    /** Puts a value where it belongs; false: it is not of that form. */
    take(of: Of, value: string): boolean;
    /** The values as they are written; those that say nothing are left out. */
    give(of: Of): string[];
    /** Lines of several keys whose order matters, in the place of `give`. */
    lines?(of: Of): [key: string, value: string][];
}

/** Members of `Of` that hold such values. */
type Named<Of, Value> = {
    [Name in keyof Of]: Of[Name] extends Value ? (Value extends Of[Name] ? Name : never) : never;
}[keyof Of] &
    string;

const said = (value: string) => (value === "" ? [] : [value]);

/** A text of one line or, where `form` is "text", of several. */
function text<Of>(
    name: Named<Of, string>,
    form: Form = "line",
    fits: (value: string) => boolean = () => true,
    key: string = name,
): Row<Of> {
    return {
        ...{ key, form },
        take: (of, value) => {
            if (!fits(value) || (form !== "text" && value.includes("\n"))) return false;
            Object.assign(of as object, { [name]: value });
            return true;
        },
        give: (of) => said(of[name] as string),
    };
}

/** One of these words; the first stands where nothing is said. */
function oneOf<Of>(name: keyof Of & string, words: readonly string[]): Row<Of> {
    return {
        ...{ key: name, form: words },
        take: (of, value) => {
            if (!words.includes(value)) return false;
            Object.assign(of as object, { [name]: value });
            return true;
        },
        give: (of) => (of[name] === words[0] ? [] : [String(of[name])]),
    };
}

function count<Of>(name: Named<Of, number>, key: string = name, form: Form = "count"): Row<Of> {
    return {
        ...{ key, form },
        take: (of, value) => {
            const found = form === "count" ? wholeOf(value) : numberOf(value);
            if (found === null || found < 0 || (form === "percent" && found > 100)) return false;
            Object.assign(of as object, { [name]: found });
            return true;
        },
        give: (of) => ((of[name] as number) === 0 ? [] : [String(of[name])]),
    };
}

/** A whole number from 1 to a thousand million. */
function wholeOf(text: string): number | null {
    const found = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : MOST + 1;
    return found <= MOST ? found : null;
}

function numberOf(text: string): number | null {
    const found = /^[-+\u2212]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(text)
        ? Number(text.replace("\u2212", "-"))
        : Number.NaN;
    // A minus before nothing is nothing.
    return Number.isFinite(found) ? found + 0 : null;
}

/** Words apart by spaces. */
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

function words<Of>(name: Named<Of, string[]>): Row<Of> {
    return {
        ...{ key: name, form: "line" },
        take: (of, value) => {
            Object.assign(of as object, { [name]: wordsOf(value) });
            return wordsOf(value).length > 0;
        },
        give: (of) => said((of[name] as string[]).join(" ")),
    };
}

/** `ANSWER | WORD`; a bar in an answer is written `\\|`. */
export function answerOf(value: string): Answer | null {
    const bar = /(?<!\\)\|/.exec(value)?.index ?? value.length;
    const says = value.slice(0, bar).trim().replaceAll("\\|", "|");
    return says === "" ? null : { says, word: value.slice(bar + 1).trim() };
}

const answerText = ({ says, word }: Answer) =>
    [says.replaceAll("|", "\\|"), ...said(word)].join(" | ");

/** `NUMBER`, `NUMBER +- TOLERANCE`, with `| WORD` behind. */
function figureOf(value: string): Figure | null {
    const { says, word } = answerOf(value) ?? { says: "", word: "" };
    const [number = "", tolerance = "0", more] = says.split(/\s*(?:\+-|\u00b1)\s*/);
    const [found, within] = [numberOf(number), numberOf(tolerance)];
    if (found === null || within === null || within < 0 || more !== undefined) return null;
    return { value: found, within, word };
}

const figureText = ({ value, within, word }: Figure) =>
    [`${value}${within === 0 ? "" : ` +- ${within}`}`, ...said(word)].join(" | ");

/** Lines of which there may be several. */
function list<Of, One>(
    key: string,
    form: Form,
    of: (from: Of) => One[],
    read: (value: string) => One | null,
    written: (one: One) => string,
): Row<Of> {
    return {
        ...{ key, form, many: true },
        take: (to, value) => {
            const one = read(value);
            if (one !== null) of(to).push(one);
            return one !== null;
        },
        give: (from) => of(from).map(written),
    };
}

const answers = <Of>(key: string, of: (from: Of) => Answer[]) =>
    list<Of, Answer>(key, "answer", of, answerOf, answerText);

const figures = <Of>(key: string, of: (from: Of) => Figure[]) =>
    list<Of, Figure>(key, "figure", of, figureOf, figureText);

const needed = <Of>(row: Row<Of>): Row<Of> => ({ ...row, needed: true });

export const HEAD: readonly Row<Lesson>[] = [
    text("id", "id", (value) => ID.test(value)),
    needed(text("title")),
    text("about"),
    text("language", "language", (value) => /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/.test(value)),
    oneOf("order", ["free", "one by one"]),
    oneOf("tries", ["again", "once"]),
    text("try", "text"),
];

/** What `step` knows, and how many of them. */
export const UNTIL = /^(?:node|playout|iteration|move|cutoff)(?: [1-9]\d{0,8})?$/;
const CELL = "[A-Za-z0-9]{1,8}";

export const BOARD: readonly Row<Board>[] = [
    text("link"),
    text("game"),
    text("seed", "count", (value) => /^\d{1,15}$/.test(value)),
    text("players"),
    text("moves"),
    text("analyst"),
    text("until", "until", (value) => UNTIL.test(value)),
    text("panel", "panel", (value) => /^[a-z]{1,20}$/.test(value)),
    text("view"),
    text("layers"),
    text("marks", "cells", (value) => new RegExp(`^${CELL}(?: ${CELL})*$`).test(value)),
    text("arrows", "arrows", (value) =>
        new RegExp(`^${CELL}-${CELL}(?: ${CELL}-${CELL})*$`).test(value),
    ),
    text("run", "run", (value) => /^(?:match|evolve) \S/.test(value)),
];

const ASK: Row<Question> = text("ask", "text");
const OTHERS: readonly Row<Question>[] = [
    list(
        "hint",
        "text",
        ({ hints }) => hints,
        (value) => value || null,
        (one) => one,
    ),
    text("why", "text"),
];

const GOAL = /^(win|draw)$|^(hold|score) (\S+)$/;

const goal: Row<ReachQuestion> = {
    ...{ key: "goal", form: "goal" },
    take: (of, value) => {
        const [, plain, counted, many = ""] = GOAL.exec(value) ?? [];
        const count = counted === undefined ? 0 : wholeOf(many);
        if ((plain ?? counted) === undefined || count === null) return false;
        Object.assign(of, { goal: plain ?? counted, count });
        return true;
    },
    give: ({ goal, count }) => [count > 0 ? `${goal} ${count}` : goal],
};

const several: Row<ChooseQuestion> = {
    ...{ key: "several", form: ["no", "yes"] },
    take: (of, value) => {
        of.several = value === "yes";
        return value === "yes" || value === "no";
    },
    give: (of) => (of.several ? ["yes"] : []),
};

const BEATS = /^(\S+) (\d{1,3}(?:\.\d{1,3})?) ?% of (\d+)$/;

function beatsOf(value: string): Test | null {
    const [, against = "", percent = "", many = ""] = BEATS.exec(value) ?? [];
    const games = wholeOf(many);
    if (games === null || Number(percent) > 100) return null;
    return { kind: "beats", against, percent: Number(percent), games };
}

function findsOf(value: string): Test | null {
    const [before = "", after = "", more] = value.split(/(?:^|\s+)after(?:\s+|$)/);
    const moves = wordsOf(before);
    if (moves.length === 0 || more !== undefined) return null;
    return { kind: "finds", moves, after: wordsOf(after).join(" ") };
}

const test = (key: Test["kind"], form: Form, read: (value: string) => Test | null) => ({
    ...{ key, form, many: true as const },
    take: (of: WriteQuestion, value: string) => {
        const one = read(value);
        if (one !== null) of.tests.push(one);
        return one !== null;
    },
    give: () => [],
});

function legalOf(value: string): Test | null {
    const games = wholeOf(value);
    return games === null ? null : { kind: "legal", games };
}

function testText(one: Test): string {
    if (one.kind === "legal") return String(one.games);
    if (one.kind === "beats") return `${one.against} ${one.percent} % of ${one.games}`;
    return [one.moves.join(" "), ...said(one.after)].join(" after ");
}

/** Tests and options stand in the order of their author, those of several keys mixed. */
const TESTS: readonly Row<WriteQuestion>[] = [
    {
        ...test("legal", "count", legalOf),
        lines: ({ tests }) => tests.map((one) => [one.kind, testText(one)]),
    },
    test("beats", "beats", beatsOf),
    test("finds", "finds", findsOf),
];

const option = (right: boolean): Row<ChooseQuestion> => ({
    ...{ key: right ? "right" : "wrong", form: "answer", many: true },
    take: (of, value) => {
        const one = answerOf(value);
        if (one !== null) of.options.push({ ...one, right });
        return one !== null;
    },
    give: () => [],
});

const OPTIONS: readonly Row<ChooseQuestion>[] = [
    {
        ...option(true),
        lines: ({ options }) =>
            options.map((one) => [one.right ? "right" : "wrong", answerText(one)]),
    },
    option(false),
];

type Rows = { [kind in Kind]: readonly Row<Question & { kind: kind }>[] };
const LATER = OTHERS as readonly Row<never>[];
const FIRST = ASK as Row<never>;

/** The lines of a question, `kind` before them. */
export const QUESTION: Rows = {
    play: [
        FIRST,
        answers("right", ({ right }) => right),
        answers("wrong", ({ wrong }) => wrong),
        text("best"),
        count("within", "within", "percent"),
        text("else", "text"),
        ...LATER,
    ],
    choose: [FIRST, ...OPTIONS, several, ...LATER],
    number: [
        FIRST,
        figures("right", ({ right }) => right),
        figures("wrong", ({ wrong }) => wrong),
        text("unit"),
        text("else", "text"),
        ...LATER,
    ],
    reach: [FIRST, needed(goal), text("against"), text("else", "text"), ...LATER],
    set: [
        FIRST,
        needed(text("player")),
        words("sliders"),
        needed(words("find")),
        count("nodes"),
        count("ms"),
        text("else", "text"),
        ...LATER,
    ],
    write: [
        FIRST,
        text("name", "id", (value) => ID.test(value)),
        text("start", "text"),
        ...TESTS,
        text("else", "text"),
        ...LATER,
    ],
};

/** What a question lacks beside the lines that it needs: keys of which there must be one. */
export function lacking(question: Question): string[] {
    switch (question.kind) {
        case "play":
            return question.right.length > 0 || question.best !== "" ? [] : ["right", "best"];
        case "choose":
            return question.options.some(({ right }) => right) ? [] : ["right"];
        case "number":
            return question.right.length > 0 ? [] : ["right"];
        case "write":
            return question.tests.length > 0 ? [] : TESTS.map(({ key }) => key);
        default:
            return [];
    }
}
