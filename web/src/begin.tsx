/** Wiring: styles, settings, the page, the engine, the address. */
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/ui.css";
import "./styles/topbar.css";
import "./styles/header.css";
import "./styles/seats.css";
import "./styles/status.css";
import "./styles/tabs.css";
import "./styles/layout.css";
import "./styles/board.css";
import "./styles/evalbar.css";
import "./styles/terminal.css";
import { effect } from "@preact/signals";
import { render } from "preact";
import { startFaults } from "./app/faults.ts";
import { openAddress, startAddress } from "./app/share/address.ts";
import { startShortcuts } from "./app/shortcuts.ts";
import { App, frame, prepareParts } from "./app.tsx";
import { startWidth } from "./board/draw/floors.ts";
import { engine } from "./engine/engine.ts";
import { startOffline } from "./offline.ts";
import { narrow } from "./styles/widths.ts";
import "./styles/welcome.css";
import { start } from "./state/act/actions.ts";
import { onPosition } from "./state/act/refresh.ts";
import { startRest } from "./state/act/rest.ts";
import { startSetUp } from "./state/act/settingup.ts";
import { startLayers } from "./state/keep/overlays.ts";
import { startSession } from "./state/keep/session.ts";
import { settings, startSettings } from "./state/keep/settings.ts";
import { startTheme } from "./state/keep/theme.ts";
import { embedded } from "./state/read/embedded.ts";
import { startTouch } from "./text/device.ts";
import { rested, startLater } from "./ui/later.ts";

/** In English the page says what the core says: that build has nothing of this. */
const RETOLD = import.meta.env.LANGUAGE !== "en";

async function tellRest(what: "titles" | "all"): Promise<void> {
    await (await import("./state/act/telling.ts")).tellRest(what);
}

/** At a first visit nobody waits for these: a link may show what they say, and the solver of the opening book. */
function startUnseen(): void {
    const here = location.hash === "";
    const stop = effect(() => {
        if (here && !rested.value) return;
        if (RETOLD) void tellRest(here ? "titles" : "all");
        void import("./app/unseen.ts").then((unseen) => unseen.startUnseen());
        queueMicrotask(() => stop());
    });
}

/** Sound, vibration and the clock come when somebody has asked for one of them. */
function startHabitsLater(): void {
    const stop = effect(() => {
        const { sound, vibration, clockMinutes } = settings.value;
        if (!sound && !vibration && clockMinutes === 0) return;
        void import("./app/feel/habits.ts").then(({ startHabits }) => startHabits());
        queueMicrotask(() => stop());
    });
}

/** Where manuals are read and lines may be refused. */
const READ = "[role='tab'], [role='tabpanel'], dialog";

/** Manuals and refusals in another language than the core's come when somebody turns to a panel or a dialog. */
function startManuals(): void {
    const turned = new AbortController();
    const ask = ({ target }: Event) => {
        if (!(target instanceof Element) || target.closest(READ) === null) return;
        turned.abort();
        void tellRest("all");
    };
    for (const kind of ["pointerover", "pointerdown", "focusin"])
        addEventListener(kind, ask, { signal: turned.signal, passive: true });
}

export async function begin(): Promise<void> {
    // First: all else waits for it.
    engine.restart();
    if (embedded) (await frame()).keepNothing();
    startFaults();
    startSettings();
    startSession();
    startLayers();
    startTheme();
    startWidth(narrow);
    startTouch();
    onPosition(prepareParts);
    render(<App />, document.getElementById("app") as HTMLElement);
    startShortcuts();
    startLater();
    startUnseen();
    if (RETOLD) startManuals();
    startHabitsLater();
    startRest();
    startSetUp();
    void start(openAddress)
        .then(startAddress)
        .then(embedded ? undefined : startOffline);
}
