/**
 * Recorded answers as TypeScript: the lines of a session with what the core answers as literals, so
 * that the compiler holds them against the page's types.
 *
 *     // What the session is about.
 *     // clock: 5
 *     import type { Turn } from "../turn.ts";
 *
 *     export const turns: Turn[] = [
 *      { line: "play 4", answers: [
 *       {"type":"ok","re":1},
 *      ] },
 *     ];
 */
const WIDTH = 98;
/** Rows of tables stay on one line up to this length. */
const ROW = 240;
const STEP = 1;

/** The head of the file, the step of its clock (null = none) and the lines: [{line, ahead}]. */
export function parse(text) {
    const rows = text.split("\n");
    const head = rows.filter((row) => /^\/\/ /.test(row));
    const clock = head.map((row) => /^\/\/ clock: ([\d.]+)$/.exec(row)).find(Boolean);
    return {
        head,
        clock: clock === undefined ? null : Number(clock[1]),
        lines: rows.flatMap((row) => {
            const [, line, ahead] = /^ \{ line: (".*"), (ahead: true, )?answers: /.exec(row) ?? [];
            return line === undefined ? [] : { line: JSON.parse(line), ahead: ahead !== undefined };
        }),
    };
}

/** The session as it stands in the file: [{line, ahead, answers}]. */
export const turns = (text) => new Function(`return ${text.slice(text.indexOf("= [") + 2)}`)();

/** `turns`: [{line, ahead, answers}]. */
export function format(head, turns) {
    const rows = turns.flatMap(({ line, ahead, answers }) => {
        const begin = ` { line: ${JSON.stringify(line)}, ${ahead ? "ahead: true, " : ""}answers: [`;
        if (answers.length === 0) return [`${begin}] },`];
        const deep = 2 * STEP;
        const said = answers.map((answer) => `${" ".repeat(deep)}${literal(answer, deep)},`);
        return [begin, ...said, " ] },"];
    });
    return [
        ...head,
        'import type { Turn } from "../turn.ts";',
        "",
        "export const turns: Turn[] = [",
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
        const members = Object.entries(value).map(
            ([name, member]) => `${JSON.stringify(name)}: ${literal(member, inner)}`,
        );
        return `{${gap}${members.join(`,${gap}`)}${end}}`;
    }
    if (value.some((member) => member !== null && typeof member === "object")) {
        const members = value.map((member) => literal(member, inner));
        return `[${gap}${members.join(`,${gap}`)}${end}]`;
    }
    const words = value.map((member) => JSON.stringify(member));
    return `[${gap}${filled(words, WIDTH - inner).join(gap)}${end}]`;
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
