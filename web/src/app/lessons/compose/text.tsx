/** The head or a step as text: what is wrong is said below its line. */
import {
    HighlightStyle,
    StreamLanguage,
    type StreamParser,
    syntaxHighlighting,
} from "@codemirror/language";
import { tags } from "@lezer/highlight";
import { useMemo } from "preact/hooks";
import { type Mark, TextEditor } from "../../../panels/lab/write/codemirror.tsx";
import { compose as say } from "../../../words/compose.ts";
import { faultText } from "../fault.ts";
import type { Fault } from "../read.ts";
import { placeCursor, reading, redo, shown, type, undo } from "./writing.ts";

/** Within which lines are `key: value`: none, the head, or a block and the signs that close it. */
interface Within {
    fence: string;
}

const FENCE = /^ {0,3}(`{3,}|~{3,})[ \t]*(?:board|question)?[ \t]*$/;

const parser: StreamParser<Within> = {
    startState: () => ({ fence: "" }),
    token(stream, within) {
        if (stream.sol()) {
            const [, fence = ""] = FENCE.exec(stream.string) ?? [];
            if (fence !== "") {
                within.fence = within.fence === "" ? fence : "";
                stream.skipToEnd();
                return "meta";
            }
            if (/^---\s*$/.test(stream.string)) {
                within.fence = within.fence === "" ? "-" : "";
                stream.skipToEnd();
                return "meta";
            }
            if (within.fence === "" && /^ {0,3}##/.test(stream.string)) {
                stream.skipToEnd();
                return "heading";
            }
            if (within.fence !== "" && stream.match(/^[A-Za-z_]+[ \t]*:/)) return "keyword";
        }
        if (within.fence === "") {
            if (stream.match(/^\*\*[^*]+\*\*/)) return "strong";
            if (stream.match(/^\*[^*]+\*/)) return "emphasis";
            if (stream.match(/^`[^`]+`/)) return "string";
        } else if (stream.match(/^\|/)) return "keyword";
        stream.next();
        return null;
    },
};

const colours = HighlightStyle.define([
    { tag: tags.heading, color: "var(--accent)", fontWeight: "bold" },
    { tag: tags.keyword, color: "var(--portal)" },
    { tag: tags.meta, color: "var(--text-soft)" },
    { tag: tags.strong, fontWeight: "bold" },
    { tag: tags.emphasis, fontStyle: "italic" },
    { tag: tags.string, color: "var(--good)" },
]);

const extensions = [StreamLanguage.define(parser), syntaxHighlighting(colours)];

const does = (work: () => void) => () => {
    work();
    return true;
};

const keys = [
    { key: "Mod-z", run: does(undo), preventDefault: true },
    { key: "Mod-y", run: does(redo), preventDefault: true },
    { key: "Mod-Shift-z", run: does(redo), preventDefault: true },
];

/** The faults that lie in a piece of the text, by its own places; what lies behind its last line belongs to that. */
export function marksIn(
    piece: { text: string; line: number },
    faults: readonly Fault[],
    last: number,
): Mark[] {
    const lines = piece.text.split("\n");
    const starts = lines.map((_, i) => lines.slice(0, i).join("\n").length + (i > 0 ? 1 : 0));
    return faults.flatMap((fault) => {
        if (fault.line < piece.line || fault.line > last) return [];
        const i = Math.min(fault.line - piece.line, lines.length - 1);
        const start = starts[i] as number;
        const to = start + (lines[i] as string).length;
        const from = Math.min(start + fault.column - 1, to);
        return [{ from, to, text: faultText(fault) }];
    });
}

export function StepText() {
    const piece = shown.value;
    const { faults, begins } = reading.value;
    const lines = piece.text.split("\n").length;
    const next = begins.find((line) => line >= piece.line + lines);
    const last = next === undefined ? Number.POSITIVE_INFINITY : next - 1;
    const marks = useMemo(
        () => marksIn(piece, faults, last),
        [piece.text, piece.line, faults, last],
    );
    return (
        <>
            <TextEditor
                label={say.text}
                describedby="compose-keys"
                value={piece.text}
                firstLine={piece.line}
                marks={marks}
                extensions={extensions}
                keys={keys}
                onChange={type}
                onPlace={placeCursor}
            />
            <p id="compose-keys" class="sr-only">
                {say.textKeys}
            </p>
        </>
    );
}
