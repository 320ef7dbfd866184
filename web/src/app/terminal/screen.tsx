/** The console in its drawer, while that is open, and the edge by which its height is pulled. */
import { useEffect, useRef } from "preact/hooks";
import { setSettings } from "../../state/act/actions.ts";
import { settings } from "../../state/keep/settings.ts";
import { terminal as say } from "../../words/terminal.ts";
import { Console } from "./console.ts";

const LEAST = 120;
const STEP = 24;

function resize(height: number): void {
    const most = Math.max(LEAST, Math.round(innerHeight * 0.75));
    setSettings({ terminalHeight: Math.min(most, Math.max(LEAST, Math.round(height))) });
}

/** The edge that is pulled, or moved with the arrow keys. */
export function Handle() {
    const height = settings.value.terminalHeight;
    return (
        // biome-ignore lint/a11y/useSemanticElements: <hr> cannot be focused and pulled
        <div
            class="drawer-handle"
            role="separator"
            tabIndex={0}
            aria-orientation="horizontal"
            aria-label={say.height}
            aria-valuenow={height}
            aria-valuemin={LEAST}
            aria-valuemax={Math.round(innerHeight * 0.75)}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => {
                if (event.currentTarget.hasPointerCapture(event.pointerId))
                    resize(innerHeight - event.clientY);
            }}
            onKeyDown={(event) => {
                if (event.key === "ArrowUp") resize(height + STEP);
                else if (event.key === "ArrowDown") resize(height - STEP);
                else return;
                event.preventDefault();
            }}
        />
    );
}

export function Screen() {
    const ref = useRef<HTMLDivElement>(null);
    useEffect(() => {
        if (ref.current === null) return;
        const opened = new Console(ref.current);
        opened.focus();
        return () => opened.close();
    }, []);
    return (
        <div
            ref={ref}
            class="drawer-screen"
            style={{ height: `${settings.value.terminalHeight}px` }}
        />
    );
}
