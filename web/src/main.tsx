/** Wiring: styles, settings, the page, the engine, the address. */
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/layout.css";
import "./styles/board.css";
import "./styles/queens.css";
import "./styles/arena.css";
import "./styles/params.css";
import "./styles/analysis.css";
import "./styles/terminal.css";
import "./styles/share.css";
import { render } from "preact";
import { App } from "./app.tsx";
import { startShortcuts } from "./layout/shortcuts.ts";
import { startOffline } from "./offline.ts";
import { openAddress, startAddress } from "./share/address.ts";
import { start } from "./state/actions.ts";
import { followBook } from "./state/book.ts";
import { startSession } from "./state/session.ts";
import { startSettings } from "./state/settings.ts";
import { startTheme } from "./state/theme.ts";

startSettings();
startSession();
startTheme();
render(<App />, document.getElementById("app") as HTMLElement);
startShortcuts();
followBook();
void start(openAddress).then(startAddress).then(startOffline);
