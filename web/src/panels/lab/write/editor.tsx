/** The editor of a player's file: CodeMirror with what a player can use, and marks where it fails. */
import {
    autocompletion,
    type CompletionContext,
    closeBrackets,
    closeBracketsKeymap,
    completionKeymap,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { javascriptLanguage } from "@codemirror/lang-javascript";
import {
    bracketMatching,
    HighlightStyle,
    indentOnInput,
    indentUnit,
    syntaxHighlighting,
} from "@codemirror/language";
import { EditorState, StateEffect, StateField } from "@codemirror/state";
import {
    Decoration,
    type DecorationSet,
    drawSelection,
    EditorView,
    highlightActiveLine,
    keymap,
    lineNumbers,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { useEffect, useRef } from "preact/hooks";
import type { Fault } from "../../../../../wasm/player.mjs";
import { members } from "./manual.ts";

const colours = HighlightStyle.define([
    { tag: [tags.keyword, tags.operatorKeyword], color: "var(--portal)" },
    { tag: [tags.string, tags.regexp], color: "var(--good)" },
    { tag: [tags.number, tags.bool, tags.null], color: "var(--heat)" },
    { tag: tags.comment, color: "var(--text-soft)", fontStyle: "italic" },
    { tag: tags.definition(tags.variableName), color: "var(--accent)" },
    { tag: tags.function(tags.variableName), color: "var(--accent)" },
]);

/** Behind "game." what a game has; the rest is the editor's own. */
function complete(context: CompletionContext) {
    const word = context.matchBefore(/\bgame\.(time\.)?\w*$/);
    if (word === null) return null;
    const start = word.from + word.text.lastIndexOf(".") + 1;
    const time = word.text.startsWith("game.time.");
    const options = members.filter(({ label }) => label.startsWith("time.") === time);
    return {
        from: start,
        options: options.map((one) => ({ ...one, label: one.label.replace("time.", "") })),
    };
}

/** From where to where the player has failed; null = nowhere. */
const mark = StateEffect.define<{ from: number; to: number } | null>();
const failed = Decoration.mark({ class: "write-failed" });
const marks = StateField.define<DecorationSet>({
    create: () => Decoration.none,
    update(before, { changes, effects }) {
        let now = before.map(changes);
        for (const effect of effects)
            if (effect.is(mark)) {
                const { value } = effect;
                now = value
                    ? Decoration.set([failed.range(value.from, value.to)])
                    : Decoration.none;
            }
        return now;
    },
    provide: (field) => EditorView.decorations.from(field),
});

interface Props {
    label: string;
    value: string;
    fault: Fault | null;
    onChange: (text: string) => void;
    /** Ctrl or Command with Enter. */
    onRun: () => void;
}

const extensions = [
    lineNumbers(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    highlightActiveLine(),
    indentUnit.of("    "),
    javascriptLanguage,
    marks,
    autocompletion({ override: [complete] }),
    syntaxHighlighting(colours),
    EditorView.lineWrapping,
];

export function Editor({ label, value, fault, onChange, onRun }: Props) {
    const place = useRef<HTMLDivElement>(null);
    const view = useRef<EditorView | null>(null);
    const told = useRef({ onChange, onRun });
    told.current = { onChange, onRun };
    useEffect(() => {
        const enter = () => {
            told.current.onRun();
            return true;
        };
        view.current = new EditorView({
            parent: place.current as HTMLElement,
            state: EditorState.create({
                doc: value,
                extensions: [
                    keymap.of([
                        { key: "Mod-Enter", run: enter },
                        ...closeBracketsKeymap,
                        ...defaultKeymap,
                        ...historyKeymap,
                        ...completionKeymap,
                        indentWithTab,
                    ]),
                    ...extensions,
                    EditorView.contentAttributes.of({
                        "aria-label": label,
                        "aria-describedby": "write-keys",
                        spellcheck: "false",
                    }),
                    EditorView.updateListener.of((update) => {
                        if (update.docChanged) told.current.onChange(update.state.doc.toString());
                    }),
                ],
            }),
        });
        return () => view.current?.destroy();
    }, []);
    useEffect(() => {
        const { state } = view.current as EditorView;
        if (state.doc.toString() === value) return;
        view.current?.dispatch({ changes: { from: 0, to: state.doc.length, insert: value } });
    }, [value]);
    useEffect(() => {
        const { state } = view.current as EditorView;
        const known = fault?.line !== undefined && fault.line <= state.doc.lines;
        const line = known ? state.doc.line(fault.line as number) : null;
        const from = Math.min((line?.from ?? 0) + (fault?.column ?? 1) - 1, line?.to ?? 0);
        const shown = line === null || line.from === line.to;
        const place = shown ? null : { from: Math.min(from, line.to - 1), to: line.to };
        view.current?.dispatch({ effects: mark.of(place) });
    }, [fault]);
    return <div ref={place} class="write-editor" />;
}
