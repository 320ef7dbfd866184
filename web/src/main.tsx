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
import "./styles/params.css";
import "./styles/evalbar.css";
import "./styles/terminal.css";
import { effect } from "@preact/signals";
import { render } from "preact";
import { startFaults } from "./app/faults.ts";
import { openAddress, startAddress } from "./app/share/address.ts";
import { startShortcuts } from "./app/shortcuts.ts";
import { App, prepareParts } from "./app.tsx";
import { startWidth } from "./board/draw/floors.ts";
import { startOffline } from "./offline.ts";
import "./styles/welcome.css";
import { start } from "./state/actions.ts";
import { startLayers } from "./state/overlays.ts";
import { onPosition } from "./state/refresh.ts";
import { startRest } from "./state/rest.ts";
import { startSession } from "./state/session.ts";
import { startSettings } from "./state/settings.ts";
import { startSetUp } from "./state/setup.ts";
import { startTheme } from "./state/theme.ts";
import { startTouch } from "./text/device.ts";
import { rested, startLater } from "./ui/later.ts";
import { later } from "./words/rooms.ts";

/** At a first visit nobody waits for the opening book: a link may show its solver. */
function startBookLater(): void {
    const here = location.hash === "";
    const stop = effect(() => {
        if (here && !rested.value) return;
        void later(() => import("./state/book.ts")).then(({ startBook }) => startBook());
        queueMicrotask(() => stop());
    });
}

startFaults();
startSettings();
startSession();
startLayers();
startTheme();
startWidth();
startTouch();
onPosition(prepareParts);
render(<App />, document.getElementById("app") as HTMLElement);
startShortcuts();
startLater();
startBookLater();
startRest();
startSetUp();
void start(openAddress).then(startAddress).then(startOffline);
