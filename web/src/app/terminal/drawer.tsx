/** The drawer at the bottom with the console; closed, its bar shows the last line that was sent. */
import { useComputed } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { engine } from "../../engine/engine.ts";
import { notify, setSettings } from "../../state/actions.ts";
import { choose, session } from "../../state/session.ts";
import { settings } from "../../state/settings.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

const LEAST = 120;
const STEP = 24;

function toggle(): void {
    choose({ terminalOpen: !session.value.terminalOpen });
}

function resize(height: number): void {
    const most = Math.max(LEAST, Math.round(innerHeight * 0.75));
    setSettings({ terminalHeight: Math.min(most, Math.max(LEAST, Math.round(height))) });
}

/** The edge that is pulled, or moved with the arrow keys. */
function Handle() {
    const height = settings.value.terminalHeight;
    return (
        // biome-ignore lint/a11y/useSemanticElements: <hr> cannot be focused and pulled
        <div
            class="drawer-handle"
            role="separator"
            tabIndex={0}
            aria-orientation="horizontal"
            aria-label="Height of the console"
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

function Screen() {
    const ref = useRef<HTMLDivElement>(null);
    useEffect(() => {
        let close = () => {};
        let gone = false;
        import("./console.ts").then(
            ({ Console }) => {
                if (gone || ref.current === null) return;
                const opened = new Console(ref.current);
                opened.focus();
                close = () => opened.close();
            },
            () => notify("error", "The console could not be loaded. Is the network there?"),
        );
        return () => {
            gone = true;
            close();
        };
    }, []);
    return (
        <div
            ref={ref}
            class="drawer-screen"
            style={{ height: `${settings.value.terminalHeight}px` }}
        />
    );
}

export function TerminalDrawer() {
    const last = useComputed(() => engine.sent.value.findLast(({ quiet }) => !quiet)?.line ?? "");
    useEffect(() => {
        const onKey = (event: KeyboardEvent) => {
            if (!event.ctrlKey || event.key !== "`") return;
            event.preventDefault();
            toggle();
        };
        document.addEventListener("keydown", onKey);
        return () => document.removeEventListener("keydown", onKey);
    }, []);
    const open = session.value.terminalOpen;
    return (
        <section class={`drawer ${open ? "open" : ""}`} aria-label="Console">
            {open && <Handle />}
            <Button
                look="bare"
                class="drawer-bar"
                aria-expanded={open}
                title="Open or close the console (Ctrl+`)"
                onClick={toggle}
            >
                <Icon name="console" />
                <span class="drawer-title">Console</span>
                <span class="drawer-last">{open ? "" : last.value}</span>
                <span class="drawer-keys">{open ? "Tab completes, Shift+Tab leaves" : ""}</span>
            </Button>
            {open && <Screen />}
        </section>
    );
}
