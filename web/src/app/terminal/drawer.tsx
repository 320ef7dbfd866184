/** The drawer at the bottom with the console; closed, its bar says for people what it is. */

import { useEffect } from "preact/hooks";
import { choose, session } from "../../state/keep/session.ts";
import { settings } from "../../state/keep/settings.ts";
import { device } from "../../text/device.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { page } from "../../words/page.ts";

const { console: say } = page;

const Handle = lazy(() => import("./screen.tsx"), "Handle");
const Screen = lazy(() => import("./screen.tsx"), "Screen", {
    waiting: () => (
        <div class="drawer-screen" style={{ height: `${settings.value.terminalHeight}px` }} />
    ),
});

function toggle(): void {
    choose({ terminalOpen: !session.value.terminalOpen });
}

export function TerminalDrawer() {
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
        <section class={`drawer ${open ? "open" : ""}`} aria-label={say.title}>
            {open && <Handle />}
            <Button
                look="bare"
                class="drawer-bar"
                aria-expanded={open}
                title={say.tip}
                onClick={toggle}
            >
                <Icon name="console" />
                <span class="drawer-title">{say.title}</span>
                <span class="drawer-about">{open ? "" : say.about}</span>
                <span class="drawer-keys">{open ? device("", say.keys) : ""}</span>
            </Button>
            {open && <Screen />}
        </section>
    );
}
