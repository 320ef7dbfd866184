/**
 * Before a class: its sheet makes everything larger and hides what is not being shown. A bar at the lower edge, for
 * fingers too, goes from step to step of a lesson, shows a pointer, and hides what the program thinks until somebody
 * asks. The keys are those that a presenter's remote control sends.
 */
import { useComputed, useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { goBy } from "../state/act/actions.ts";
import { learning, presenting } from "../state/keep/session.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { sets } from "../ui/field.tsx";
import { present as say } from "../words/present.ts";
import "../styles/present.css";

/** To the next or the last step of the lesson, or a move on in the game. */
async function turn(by: 1 | -1): Promise<void> {
    const now = learning.value;
    if (now === null) return void goBy(by);
    const { goToStep } = await import("./lessons/place.ts");
    const { lessonOf } = await import("./lessons/shelf.ts");
    const { length } = lessonOf(now.lesson)?.steps ?? { length: 0 };
    const step = now.step + by;
    if (step >= 1 && step <= length) await goToStep(now.lesson, step);
}

const TURNS: { [key: string]: 1 | -1 } = { PageDown: 1, PageUp: -1 };

/** A ring that follows the mouse, the pen or the finger, and stays where that was last. */
function Pointer() {
    const at = useSignal<{ x: number; y: number } | null>(null);
    const style = useComputed(() => {
        const { x, y } = at.value ?? { x: -999, y: -999 };
        return { left: `${x}px`, top: `${y}px` };
    });
    useLayoutEffect(() => {
        const follow = ({ clientX, clientY }: PointerEvent) => {
            at.value = { x: clientX, y: clientY };
        };
        for (const kind of ["pointermove", "pointerdown"] as const)
            addEventListener(kind, follow, { capture: true, passive: true });
        return () => {
            for (const kind of ["pointermove", "pointerdown"] as const)
                removeEventListener(kind, follow, { capture: true });
        };
    }, []);
    return <div class="present-pointer" style={style.value} aria-hidden="true" />;
}

export function Presentation() {
    const hidden = useSignal(false);
    const pointing = useSignal(false);
    const turnHidden = () => {
        hidden.value = !hidden.value;
    };
    const turnPointing = () => {
        pointing.value = !pointing.value;
    };
    // Keys count as soon as the bar is seen.
    useLayoutEffect(() => {
        const onKey = (event: KeyboardEvent) => {
            const by = TURNS[event.key];
            if (event.ctrlKey || event.altKey || event.metaKey) return;
            if (event.target instanceof Element && event.target.closest("input, textarea, dialog"))
                return;
            if (by !== undefined) void turn(by);
            else if (event.key === ".") turnHidden();
            else if (event.key === ",") turnPointing();
            else return;
            event.preventDefault();
        };
        addEventListener("keydown", onKey);
        return () => removeEventListener("keydown", onKey);
    }, []);
    return (
        <>
            {pointing.value && <Pointer />}
            <div class="present-bar" role="toolbar" aria-label={say.bar} data-hides={hidden.value}>
                <IconButton icon="back" label={say.back} onClick={() => turn(-1)} />
                <IconButton icon="forward" label={say.next} onClick={() => turn(1)} />
                <Button pressed={hidden.value} title={say.hideTip} onClick={turnHidden}>
                    {hidden.value ? say.show : say.hide}
                </Button>
                <Button pressed={pointing.value} title={say.pointerTip} onClick={turnPointing}>
                    {say.pointer}
                </Button>
                <Button icon="close" onClick={sets(presenting, false)}>
                    {say.end}
                </Button>
            </div>
        </>
    );
}
