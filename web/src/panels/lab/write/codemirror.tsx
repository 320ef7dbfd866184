/**
 * An editor of texts that the page reads: CodeMirror with line numbers, marks where the text is wrong with what is
 * wrong said below the line, hidden characters shown by their numbers, and a way out by Tab. What a language needs
 * comes from whoever uses it.
 */
import { defaultKeymap } from "@codemirror/commands";
import {
    Compartment,
    EditorState,
    type Extension,
    Prec,
    StateEffect,
    StateField,
} from "@codemirror/state";
import {
    Decoration,
    type DecorationSet,
    drawSelection,
    EditorView,
    highlightActiveLine,
    highlightSpecialChars,
    type KeyBinding,
    keymap,
    lineNumbers,
    WidgetType,
} from "@codemirror/view";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { HIDDEN, shownAs } from "../../../../../wasm/visible.mjs";
import { write as say } from "../../../words/write.ts";

/** What is wrong from one place of the text to another, on one line; equal places mark none of its letters. */
export interface Mark {
    from: number;
    to: number;
    text: string;
}

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

const failed = Decoration.mark({ class: "write-failed" });
const mark = StateEffect.define<readonly Mark[]>();

function drawn({ from, to, text }: Mark) {
    const told = Decoration.widget({ widget: new Wrong(text), block: true, side: 1 }).range(to);
    return from < to ? [failed.range(from, to), told] : [told];
}

const marked = StateField.define<DecorationSet>({
    create: () => Decoration.none,
    update(before, { changes, effects }) {
        let now = before.map(changes);
        for (const effect of effects)
            if (effect.is(mark)) now = Decoration.set(effect.value.flatMap(drawn), true);
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

const numbersFrom = (first: number) =>
    lineNumbers({ formatNumber: (line) => String(line + first - 1) });

const common: Extension = [
    drawSelection(),
    highlightActiveLine(),
    hidden,
    marked,
    leaveByTab,
    EditorView.lineWrapping,
];

/** What differs between two texts: one piece in the place of another. */
function difference(before: string, after: string) {
    const most = Math.min(before.length, after.length);
    let from = 0;
    while (from < most && before[from] === after[from]) from++;
    let same = 0;
    while (
        same < most - from &&
        before[before.length - 1 - same] === after[after.length - 1 - same]
    )
        same++;
    return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}

interface Props {
    label: string;
    /** Id of what says which keys there are. */
    describedby: string;
    value: string;
    /** The number of its first line, where it is a piece of a longer text. */
    firstLine?: number;
    marks: readonly Mark[];
    /** What is wrong is scrolled into view. */
    reveals?: boolean;
    /** The language. */
    extensions: Extension;
    /** Before those of every editor; as they are at the beginning. */
    keys: readonly KeyBinding[];
    onChange: (text: string) => void;
    /** Where in the text one writes. */
    onPlace?: (at: number) => void;
}

export function TextEditor(props: Props) {
    const { label, describedby, value, firstLine = 1, marks, reveals = false } = props;
    const { extensions, keys } = props;
    const numbers = useMemo(() => new Compartment(), []);
    const language = useMemo(() => new Compartment(), []);
    const place = useRef<HTMLDivElement>(null);
    const view = useRef<EditorView | null>(null);
    const told = useRef(props);
    told.current = props;
    useLayoutEffect(() => {
        view.current = new EditorView({
            parent: place.current as HTMLElement,
            state: EditorState.create({
                doc: value,
                extensions: [
                    keymap.of([...keys, ...defaultKeymap]),
                    numbers.of(numbersFrom(firstLine)),
                    language.of(extensions),
                    common,
                    EditorView.contentAttributes.of({
                        "aria-label": label,
                        "aria-describedby": describedby,
                        spellcheck: "false",
                        // It is reached by the keyboard without; programs that ask whether it is look for this.
                        tabindex: "0",
                    }),
                    EditorView.updateListener.of(({ docChanged, selectionSet, state, view }) => {
                        if (docChanged) {
                            view.setTabFocusMode(false);
                            told.current.onChange(state.doc.toString());
                        }
                        if (docChanged || selectionSet)
                            told.current.onPlace?.(state.selection.main.head);
                    }),
                ],
            }),
        });
        return () => view.current?.destroy();
    }, []);
    // At once: later, what has been typed meanwhile would be taken for something else than the value.
    useLayoutEffect(() => {
        const before = view.current?.state.doc.toString() ?? "";
        if (before !== value) view.current?.dispatch({ changes: difference(before, value) });
    }, [value]);
    useLayoutEffect(() => {
        view.current?.dispatch({ effects: numbers.reconfigure(numbersFrom(firstLine)) });
    }, [firstLine]);
    useLayoutEffect(() => {
        view.current?.dispatch({ effects: language.reconfigure(extensions) });
    }, [extensions]);
    useEffect(() => {
        // Something may have been typed since the value was drawn: then other marks follow.
        const { length = 0 } = view.current?.state.doc ?? {};
        const there = marks.filter(({ to }) => to <= length);
        const [first] = there;
        const scroll = reveals && first ? [EditorView.scrollIntoView(first.to)] : [];
        view.current?.dispatch({ effects: [mark.of(there), ...scroll] });
    }, [marks]);
    return <div ref={place} class="write-editor" />;
}
