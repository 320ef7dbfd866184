/** The steps in their order: chosen, moved by dragging or by keys, copied, deleted, added; and what was done taken back. */
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { compose as say } from "../../../words/compose.ts";
import type { Step } from "../format.ts";
import {
    addStep,
    at,
    canRedo,
    canUndo,
    copyStep,
    deleteStep,
    faulty,
    lesson,
    moveStep,
    redo,
    select,
    undo,
} from "./writing.ts";

/** Brings the step that is written then into view, and the keyboard to it. */
function focusStep(list: HTMLElement | null): void {
    // When it is drawn.
    requestAnimationFrame(() =>
        list?.querySelector<HTMLElement>("[aria-current=step]")?.focus({ preventScroll: false }),
    );
}

/** What a key does in the list: whether it was one of its own. */
function onKey(event: KeyboardEvent, part: number): boolean {
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (by !== 0 && event.altKey) moveStep(part, part + by);
    else if (by !== 0) select(part + by);
    else if (event.key === "Delete") deleteStep(part);
    else if (event.key.toLowerCase() === "d" && (event.ctrlKey || event.metaKey)) copyStep(part);
    else if (event.key === "Insert") addStep();
    else return false;
    return true;
}

interface RowProps {
    part: number;
    step: Step;
    /** Where a dragged step would go: before this one, or behind it. */
    drop: "before" | "behind" | undefined;
    onGrip: (event: PointerEvent) => void;
    /** It was chosen to be written: on a phone its text is shown then. */
    onChoose: () => void;
}

function Row({ part, step, drop, onGrip, onChoose }: RowProps) {
    const { question } = step;
    return (
        <li class="compose-step" data-part={part} data-drop={drop}>
            <span class="compose-grip" onPointerDown={onGrip} aria-hidden="true">
                <Icon name="more" />
            </span>
            <Button
                look="bare"
                aria-current={at.value === part ? "step" : undefined}
                onClick={() => {
                    select(part);
                    onChoose();
                }}
            >
                <span class="compose-step-title">
                    {part}. {step.title || say.untitled}
                </span>
                {question !== null && <span class="muted">{say.kinds[question.kind]}</span>}
                {faulty.value.all.has(part) && <span class="bad">{say.hasFaults}</span>}
            </Button>
        </li>
    );
}

/** `onChoose`: a step was chosen to be written. */
export function Steps({ onChoose }: { onChoose: () => void }) {
    const list = useRef<HTMLOListElement>(null);
    /** The step that is dragged, and the place in whose stead it would go. */
    const drag = useSignal<{ part: number; to: number } | null>(null);
    const { steps } = lesson.value;
    const over = (y: number) => {
        const rows = [...(list.current?.querySelectorAll<HTMLElement>("[data-part]") ?? [])];
        const behind = rows.filter((row) => {
            const { top, height } = row.getBoundingClientRect();
            return top + height / 2 < y;
        });
        return behind.length + 1;
    };
    const grip = (part: number) => (event: PointerEvent) => {
        const handle = event.currentTarget as HTMLElement;
        event.preventDefault();
        handle.setPointerCapture(event.pointerId);
        drag.value = { part, to: part };
        const follow = ({ clientY }: PointerEvent) => {
            const place = over(clientY);
            drag.value = { part, to: place > part ? place - 1 : place };
        };
        const end = ({ type }: PointerEvent) => {
            handle.removeEventListener("pointermove", follow);
            for (const kind of ["pointerup", "pointercancel"] as const)
                handle.removeEventListener(kind, end);
            const to = drag.peek()?.to ?? part;
            drag.value = null;
            if (type === "pointerup") moveStep(part, to);
        };
        handle.addEventListener("pointermove", follow);
        for (const kind of ["pointerup", "pointercancel"] as const)
            handle.addEventListener(kind, end);
    };
    const dropAt = (part: number) => {
        const { value } = drag;
        if (value === null || value.to !== part || value.part === part) return undefined;
        return value.to < value.part ? "before" : "behind";
    };
    const last = steps.length < 2;
    const chosen = at.value > 0;
    return (
        <div class="compose-steps">
            <div class="compose-tools" role="toolbar" aria-label={say.tools}>
                <IconButton icon="restart" label={say.add} onClick={addStep} />
                <IconButton
                    icon="copy"
                    label={say.copy}
                    disabled={!chosen}
                    onClick={() => copyStep()}
                />
                <IconButton
                    icon="close"
                    label={say.remove}
                    disabled={!chosen || last}
                    onClick={() => deleteStep()}
                />
                <IconButton
                    icon="up"
                    label={say.up}
                    disabled={at.value < 2}
                    onClick={() => moveStep(at.value, at.value - 1)}
                />
                <IconButton
                    icon="down"
                    label={say.down}
                    disabled={!chosen || at.value >= steps.length}
                    onClick={() => moveStep(at.value, at.value + 1)}
                />
                <IconButton icon="undo" label={say.undo} disabled={!canUndo.value} onClick={undo} />
                <IconButton icon="redo" label={say.redo} disabled={!canRedo.value} onClick={redo} />
            </div>
            <ol
                ref={list}
                aria-label={say.steps}
                aria-describedby="compose-step-keys"
                onKeyDown={(event) => {
                    if (!onKey(event, at.peek())) return;
                    event.preventDefault();
                    focusStep(list.current);
                }}
            >
                <li class="compose-step">
                    <Button
                        look="bare"
                        aria-current={at.value === 0 ? "step" : undefined}
                        onClick={() => {
                            select(0);
                            onChoose();
                        }}
                    >
                        <span class="compose-step-title">{say.head}</span>
                        {faulty.value.all.has(0) && <span class="bad">{say.hasFaults}</span>}
                    </Button>
                </li>
                {steps.map((step, i) => (
                    <Row
                        key={i}
                        part={i + 1}
                        step={step}
                        drop={dropAt(i + 1)}
                        onGrip={grip(i + 1)}
                        onChoose={onChoose}
                    />
                ))}
            </ol>
            <p id="compose-step-keys" class="muted compose-hint">
                {say.stepDrag} <span>{say.stepKeys}</span>
            </p>
        </div>
    );
}
