/**
 * A word with its explanation: dots below it, and a note that a press or the pointer shows. Escape, a
 * press elsewhere and scrolling put it away.
 */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { ui } from "../words/ui.ts";
import { Doc, Said } from "./words.tsx";

/** Between the note and the word, and between it and the edges of the window. */
const GAP = 6;

interface Props {
    /** One or two sentences. */
    doc: string;
    /** What the console calls it. */
    code?: string | undefined;
    class?: string | undefined;
    children: ComponentChildren;
}

/** Below the word, above it where there is no room, and within the window. */
function place(word: DOMRect, note: DOMRect): { left: number; top: number } {
    const below = word.bottom + GAP;
    const fits = below + note.height + GAP <= innerHeight;
    return {
        left: Math.max(GAP, Math.min(word.left, innerWidth - note.width - GAP)),
        top: fits ? below : Math.max(GAP, word.top - note.height - GAP),
    };
}

export function Term({ doc, code, class: extra, children }: Props) {
    const id = useId();
    const [shown, setShown] = useState<"" | "pointed" | "pressed">("");
    const word = useRef<HTMLButtonElement>(null);
    const note = useRef<HTMLSpanElement>(null);
    const open = shown !== "";
    useLayoutEffect(() => {
        const [at, box] = [word.current, note.current];
        if (!open || at === null || box === null) return;
        box.showPopover?.();
        const { left, top } = place(at.getBoundingClientRect(), box.getBoundingClientRect());
        Object.assign(box.style, { left: `${left}px`, top: `${top}px` });
    }, [open]);
    useEffect(() => {
        if (!open) return;
        const away = (event: Event) => {
            if (!word.current?.contains(event.target as Node)) setShown("");
        };
        const putAway = (event: KeyboardEvent) => {
            if (event.key !== "Escape") return;
            event.stopPropagation();
            setShown("");
        };
        document.addEventListener("pointerdown", away);
        document.addEventListener("scroll", away, true);
        document.addEventListener("keydown", putAway, true);
        return () => {
            document.removeEventListener("pointerdown", away);
            document.removeEventListener("scroll", away, true);
            document.removeEventListener("keydown", putAway, true);
        };
    }, [open]);
    return (
        <span class={extra === undefined ? "term" : `term ${extra}`}>
            <button
                ref={word}
                type="button"
                class="term-word"
                aria-expanded={open}
                aria-describedby={open ? id : undefined}
                onClick={() => setShown(shown === "pressed" ? "" : "pressed")}
                onPointerEnter={({ pointerType }) => {
                    if (pointerType === "mouse" && !open) setShown("pointed");
                }}
                onPointerLeave={() => {
                    if (shown === "pointed") setShown("");
                }}
                onBlur={() => setShown("")}
            >
                {children}
            </button>
            {open && (
                <span ref={note} id={id} class="term-note" role="tooltip" popover="manual">
                    <Doc text={doc} />
                    {code !== undefined && (
                        <span class="muted">
                            <Said
                                pieces={ui.inConsole(code)}
                                parts={{ code: (text) => <code>{text}</code> }}
                            />
                        </span>
                    )}
                </span>
            )}
        </span>
    );
}

/** The word where there is an explanation of it, else the word alone. */
export function Explained({ doc, ...rest }: Omit<Props, "doc"> & { doc?: string | undefined }) {
    return doc === undefined || doc === "" ? rest.children : <Term doc={doc} {...rest} />;
}
