/** The editor of a player's file: CodeMirror with what a player can use, and marks where it fails. */
import {
    autocompletion,
    type CompletionContext,
    type CompletionSource,
    closeBrackets,
    closeBracketsKeymap,
    completionKeymap,
} from "@codemirror/autocomplete";
import { history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { javascriptLanguage, localCompletionSource } from "@codemirror/lang-javascript";
import {
    bracketMatching,
    HighlightStyle,
    indentOnInput,
    indentUnit,
    syntaxHighlighting,
} from "@codemirror/language";
import { type Extension, StateField, Text } from "@codemirror/state";
import { hoverTooltip, showTooltip, type Tooltip } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Language, languageOf } from "../../../../../wasm/language.mjs";
import type { Fault } from "../../../../../wasm/player.mjs";
import { type Mark, TextEditor } from "./codemirror.tsx";
import { callAt, memberAt, offersAt } from "./knowing.ts";
import type { Member } from "./manual.ts";

const colours = HighlightStyle.define([
    { tag: [tags.keyword, tags.operatorKeyword], color: "var(--portal)" },
    { tag: [tags.string, tags.regexp], color: "var(--good)" },
    { tag: [tags.number, tags.bool, tags.null], color: "var(--heat)" },
    { tag: tags.comment, color: "var(--text-soft)", fontStyle: "italic" },
    { tag: tags.definition(tags.variableName), color: "var(--accent)" },
    { tag: tags.function(tags.variableName), color: "var(--accent)" },
]);

/** What a player can use at this place; elsewhere the names of the file itself, which the language tells. */
const completeBy = (local: CompletionSource) => (context: CompletionContext) => {
    const offer = offersAt(context.state.doc.toString(), context.pos);
    if (offer === null) return local(context);
    const { from, members } = offer;
    // A key is offered once it is begun or asked for: not with every line that is opened.
    const begun = from < context.pos || context.state.sliceDoc(from - 1, from) === ".";
    if (!begun && !context.explicit) return null;
    return {
        from,
        options: members.map(({ label, type, detail, info }) => ({ label, type, detail, info })),
        validFor: /^\w*$/,
    };
};

/** How something is declared, and what it is. */
function explain({ label, detail, info }: Member) {
    return () => {
        const dom = document.createElement("div");
        dom.className = "write-doc";
        const code = document.createElement("code");
        code.textContent = label + detail;
        dom.append(code, ` ${info}`);
        return { dom };
    };
}

/** What the pointer rests on. */
const hover = hoverTooltip(({ state }, at) => {
    const range = state.wordAt(at);
    const member = range && memberAt(state.doc.toString(), range.to);
    return range && member ? { pos: range.from, end: range.to, create: explain(member) } : null;
});

/** While a call is being written: what it takes. */
const signature = StateField.define<Tooltip | null>({
    create: () => null,
    update(before, { state, docChanged, selection }) {
        if (!docChanged) return selection ? null : before;
        const call = callAt(state.doc.toString(), state.selection.main.head);
        if (call === null) return null;
        return { pos: call.from, above: true, create: explain(call.member) };
    },
    provide: (field) => showTooltip.from(field),
});

/** Where the function that chooses first returns something, or where it begins: what it answered is wrong. */
function answerAt(text: string): number {
    if (languageOf(text) === "python") {
        const begins = /^def\s+choose\b.*$/m.exec(text);
        if (begins === null) return 0;
        const end = begins.index + begins[0].length;
        const [inside = ""] = /^(?:\n(?:[ \t]+.*)?)*/.exec(text.slice(end)) ?? [];
        const returned = /^[ \t]+return\b/m.exec(inside);
        return returned === null
            ? begins.index
            : end + returned.index + returned[0].length - "return".length;
    }
    const tree = javascriptLanguage.parser.parse(text);
    let exported = -1;
    let end = -1;
    let found = -1;
    tree.iterate({
        enter({ name, from, to }) {
            if (name === "ExportDeclaration" && /^export default/.test(text.slice(from, to))) {
                exported = from;
                end = to;
            } else if (name === "ReturnStatement" && exported >= 0 && from < end) found = from;
        },
    });
    return found >= 0 ? found : Math.max(0, exported);
}

/** Where the player has failed; none where that is no place of its text. */
function marksOf(fault: Fault | null, text: string): readonly Mark[] {
    if (fault === null) return [];
    const doc = Text.of(text.split("\n"));
    const known = fault.line !== undefined && fault.line <= doc.lines;
    if (!known && fault.answer !== true) return [];
    const at = known ? 0 : answerAt(text);
    const line = known ? doc.line(fault.line as number) : doc.lineAt(at);
    const from = known ? Math.min(line.from + (fault.column ?? 1) - 1, line.to) : at;
    if (line.from === line.to) return [];
    return [{ from: Math.min(from, line.to - 1), to: line.to, text: fault.text }];
}

interface Props {
    label: string;
    value: string;
    fault: Fault | null;
    onChange: (text: string) => void;
    /** Ctrl or Command with Enter. */
    onRun: () => void;
}

const common: Extension = [
    history(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    indentUnit.of("    "),
    hover,
    signature,
    syntaxHighlighting(colours),
];

const modeOf = (language: Extension, local: CompletionSource): Extension => [
    common,
    language,
    autocompletion({ override: [completeBy(local)], icons: false }),
];
const javascript = modeOf(javascriptLanguage, localCompletionSource);

/** Comes with the first file in Python. */
const pythonMode = async (): Promise<Extension> => {
    const { pythonLanguage, localCompletionSource: local } = await import("./pythonmode.ts");
    return modeOf(pythonLanguage, local);
};

/** What the editor needs for that language; the text stands there meanwhile. */
function useMode(language: Language): Extension {
    const [mode, setMode] = useState<Extension>(language === "python" ? common : javascript);
    useEffect(() => {
        let wanted = true;
        const take = (next: Extension) => {
            if (wanted) setMode(next);
        };
        if (language === "javascript") take(javascript);
        // Where it cannot be had the file has no colours.
        else pythonMode().then(take, () => take(common));
        return () => {
            wanted = false;
        };
    }, [language]);
    return mode;
}

export function Editor({ label, value, fault, onChange, onRun }: Props) {
    const run = useRef(onRun);
    run.current = onRun;
    const keys = useMemo(() => {
        const enter = () => {
            run.current();
            return true;
        };
        return [
            { key: "Mod-Enter", run: enter },
            { key: "Mod-s", run: enter, preventDefault: true },
            ...closeBracketsKeymap,
            ...historyKeymap,
            ...completionKeymap,
            indentWithTab,
        ];
    }, []);
    // A mark moves with its text until something else is said.
    const marks = useMemo(() => marksOf(fault, value), [fault]);
    const mode = useMode(languageOf(value));
    return (
        <TextEditor
            label={label}
            describedby="write-keys"
            value={value}
            marks={marks}
            reveals
            extensions={mode}
            keys={keys}
            onChange={onChange}
        />
    );
}
