/** How the workshop divides the window: what is written at the left, the board with what belongs to it at the right. */
import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { Segmented } from "../../../ui/segmented.tsx";
import { write as say } from "../../../words/write.ts";
import "../../../styles/workshop.css";

/** The width of the left side in percent, where both stand beside each other. */
const share = signal(56);

/** Between the code and the board: dragged, or moved by the arrow keys. */
export function Splitter({ label }: { label: string }) {
    const { value } = share;
    useLayoutEffect(() => {
        document.querySelector<HTMLElement>(".main")?.style.setProperty("--code", `${value}%`);
    }, [value]);
    const move = (to: number) => {
        share.value = Math.min(75, Math.max(35, Math.round(to)));
    };
    return (
        // biome-ignore lint/a11y/useSemanticElements: a rule is moved by nobody
        <div
            class="workshop-splitter"
            role="separator"
            tabIndex={0}
            aria-orientation="vertical"
            aria-label={label}
            aria-valuenow={value}
            aria-valuemin={35}
            aria-valuemax={75}
            onKeyDown={(event) => {
                const by = event.key === "ArrowLeft" ? -2 : event.key === "ArrowRight" ? 2 : 0;
                if (by !== 0) {
                    event.preventDefault();
                    move(value + by);
                }
            }}
            onPointerDown={({ currentTarget: bar, pointerId }) => bar.setPointerCapture(pointerId)}
            onPointerMove={({ currentTarget: bar, pointerId, clientX }) => {
                if (bar.hasPointerCapture(pointerId)) move((100 * clientX) / innerWidth);
            }}
        />
    );
}

interface Props<Side extends string> {
    /** On a phone one of them is shown; `board` is the right side, all others are parts of the left one. */
    value: Side | "board";
    entries: readonly { id: Side | "board"; title: string }[];
    onChange: (side: Side | "board") => void;
}

/** On a phone: which side is shown. */
export function Sides<Side extends string>({ value, entries, onChange }: Props<Side>) {
    useLayoutEffect(() => {
        const main = document.querySelector<HTMLElement>(".main");
        main?.setAttribute("data-side", value);
        return () => main?.removeAttribute("data-side");
    }, [value]);
    return (
        <div class="workshop-sides">
            <Segmented
                label={say.sides.label}
                entries={entries}
                value={value}
                onChange={onChange}
            />
        </div>
    );
}
