/** The editor of a player's file: CodeMirror with what a player can use, and marks where it fails. */
import {
    autocompletion,
    type CompletionContext,
    closeBrackets,
    closeBracketsKeymap,
    completionKeymap,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { javascriptLanguage, localCompletionSource } from "@codemirror/lang-javascript";
import {
    bracketMatching,
    HighlightStyle,
    indentOnInput,
    indentUnit,
    syntaxHighlighting,
} from "@codemirror/language";
import { EditorState, Prec, StateEffect, StateField } from "@codemirror/state";
import {
    Decoration,
    type DecorationSet,
    drawSelection,
    EditorView,
    highlightActiveLine,
    highlightSpecialChars,
    hoverTooltip,
    keymap,
    lineNumbers,
    showTooltip,
    type Tooltip,
    WidgetType,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Fault } from "../../../../../wasm/player.mjs";
import { HIDDEN, shownAs } from "../../../../../wasm/visible.mjs";
import { write as say } from "../../../words/write.ts";
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

/** What a player can use at this place; elsewhere the names of the file itself. */
function complete(context: CompletionContext) {
    const offer = offersAt(context.state.doc.toString(), context.pos);
    if (offer === null) return localCompletionSource(context);
    const { from, members } = offer;
    // A key is offered once it is begun or asked for: not with every line that is opened.
    const begun = from < context.pos || context.state.sliceDoc(from - 1, from) === ".";
    if (!begun && !context.explicit) return null;
    return {
        from,
        options: members.map(({ label, type, detail, info }) => ({ label, type, detail, info })),
        validFor: /^\w*$/,
    };
}

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

/** What is wrong, below its line. */
class Wrong extends WidgetType {
    constructor(readonly text: string) {
        super();
    }

    override eq(other: Wrong): boolean {
        return other.text === this.text;
    }

    override toDOM(): HTMLElement {
        const dom = document.createElement("div");
        dom.className = "write-wrong";
        dom.textContent = this.text;
        return dom;
    }
}

/** Where a function that a file exports first returns something, or where it begins: what it answered is wrong. */
function answerAt(text: string): number {
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

/** From where to where the player has failed, and how; null = nowhere. */
const mark = StateEffect.define<{ from: number; to: number; text: string } | null>();
const failed = Decoration.mark({ class: "write-failed" });
const marks = StateField.define<DecorationSet>({
    create: () => Decoration.none,
    update(before, { changes, effects }) {
        let now = before.map(changes);
        for (const effect of effects)
            if (effect.is(mark)) {
                const { value } = effect;
                const told = { widget: new Wrong(value?.text ?? ""), block: true, side: 1 };
                now = value
                    ? Decoration.set([
                          failed.range(value.from, value.to),
                          Decoration.widget(told).range(value.to),
                      ])
                    : Decoration.none;
            }
        return now;
    },
    provide: (field) => EditorView.decorations.from(field),
});

/** What one reads is what runs: characters that hide or turn others are shown by their numbers. */
const hidden = highlightSpecialChars({
    specialChars: HIDDEN,
    render(code, description) {
        const dom = document.createElement("span");
        dom.className = "write-hidden";
        dom.textContent = shownAs(String.fromCodePoint(code));
        dom.title = description ?? say.hidden.character;
        return dom;
    },
});

/** After Escape the Tab key leaves the editor, until something is written. */
const leaveByTab = Prec.highest(
    EditorView.domEventHandlers({
        keydown({ key }, view) {
            if (key === "Escape") view.setTabFocusMode(true);
            return false;
        },
    }),
);

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
    hidden,
    marks,
    autocompletion({ override: [complete], icons: false }),
    hover,
    signature,
    leaveByTab,
    syntaxHighlighting(colours),
    EditorView.lineWrapping,
];

export function Editor({ label, value, fault, onChange, onRun }: Props) {
    const place = useRef<HTMLDivElement>(null);
    const view = useRef<EditorView | null>(null);
    const told = useRef({ onChange, onRun });
    told.current = { onChange, onRun };
    useLayoutEffect(() => {
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
                        { key: "Mod-s", run: enter, preventDefault: true },
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
                        if (!update.docChanged) return;
                        update.view.setTabFocusMode(false);
                        told.current.onChange(update.state.doc.toString());
                    }),
                ],
            }),
        });
        return () => view.current?.destroy();
    }, []);
    // At once: later, what has been typed meanwhile would be taken for something else than the value.
    useLayoutEffect(() => {
        const { state } = view.current as EditorView;
        if (state.doc.toString() === value) return;
        view.current?.dispatch({ changes: { from: 0, to: state.doc.length, insert: value } });
    }, [value]);
    useEffect(() => {
        const { state } = view.current as EditorView;
        const known = fault?.line !== undefined && fault.line <= state.doc.lines;
        const answered = fault !== null && !known && fault.answer === true;
        const at = answered ? answerAt(state.doc.toString()) : 0;
        const line = known
            ? state.doc.line(fault.line as number)
            : answered
              ? state.doc.lineAt(at)
              : null;
        const column = answered ? at - (line?.from ?? 0) + 1 : (fault?.column ?? 1);
        const from = Math.min((line?.from ?? 0) + column - 1, line?.to ?? 0);
        const shown = line !== null && line.from < line.to;
        const text = fault?.text ?? "";
        const place = shown ? { from: Math.min(from, line.to - 1), to: line.to, text } : null;
        const scroll = place === null ? [] : [EditorView.scrollIntoView(place.to)];
        view.current?.dispatch({ effects: [mark.of(place), ...scroll] });
    }, [fault]);
    return <div ref={place} class="write-editor" />;
}
