/**
 * Recorded answers as TypeScript: the lines of a session as comments, what the core answers below
 * them as literals, so that the compiler holds them against the page's types.
 *
 *     // What the session is about.
 *     // clock: 5
 *     import type { AnyLine } from "../../../web/src/engine/protocol.ts";
 *
 *     export const lines: AnyLine[] = [
 *         // > play 4
 *         { "type": "ok", "re": 1 },
 *     ];
 */
const WIDTH = 98;
/** Rows of tables stay on one line up to this length. */
const ROW = 240;
const STEP = 1;

/** The head of the file (everything before the first line of the session) and the lines. */
export function parse(text) {
    const rows = text.split("\n");
    const head = rows.filter((row) => /^\/\/ /.test(row));
    const clock = head.map((row) => /^\/\/ clock: ([\d.]+)$/.exec(row)).find(Boolean);
    return {
        head,
        clock: clock === undefined ? null : Number(clock[1]),
        lines: rows.flatMap((row) => {
            const [, mark, line] = /^ +\/\/ (>>?) (.*)$/.exec(row) ?? [];
            return line === undefined ? [] : { line, ahead: mark === ">>" };
        }),
    };
}

/** `turns`: [{line, ahead, answers}]. */
export function format(head, turns) {
    const rows = turns.flatMap(({ line, ahead, answers }) => [
        ` // ${ahead ? ">>" : ">"} ${line}`,
        ...answers.map((answer) => ` ${literal(answer, STEP)},`),
    ]);
    return [
        ...head,
        'import type { AnyLine } from "../../../web/src/engine/protocol.ts";',
        "",
        "export const lines: AnyLine[] = [",
        ...rows,
        "];",
        "",
    ].join("\n");
}

/** JSON, on one line where that fits, else a member a line; numbers fill their lines. */
function literal(value, indent) {
    const flat = JSON.stringify(value);
    if (value === null || typeof value !== "object") return flat;
    if (flat.length + indent <= (flat.indexOf("{", 1) < 0 ? ROW : WIDTH)) return flat;
    const inner = indent + STEP;
    const gap = `\n${" ".repeat(inner)}`;
    const end = `\n${" ".repeat(indent)}`;
    if (!Array.isArray(value)) {
        const members = Object.entries(value).map(([name, member]) => {
            const key = `${JSON.stringify(name)}: `;
            return key + literal(member, inner);
        });
        return `{${gap}${members.join(`,${gap}`)}${end}}`;
    }
    if (value.some((member) => member !== null && typeof member === "object")) {
        const members = value.map((member) => literal(member, inner));
        return `[${gap}${members.join(`,${gap}`)}${end}]`;
    }
    return `[${gap}${filled(value.map(word), WIDTH - inner).join(gap)}${end}]`;
}

function word(value) {
    return JSON.stringify(value);
}

/** Words joined by commas, in lines of at most `width`. */
function filled(words, width) {
    const rows = [""];
    words.forEach((word, i) => {
        const text = i < words.length - 1 ? `${word},` : word;
        if (rows.at(-1) !== "" && rows.at(-1).length + text.length + 1 > width) rows.push("");
        rows[rows.length - 1] += rows.at(-1) === "" ? text : ` ${text}`;
    });
    return rows;
}
