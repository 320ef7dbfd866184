/** Wiring: styles, settings, the page, the engine, the address. */
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/layout.css";
import "./styles/board.css";
import "./styles/params.css";
import "./styles/analysis.css";
import "./styles/terminal.css";
import "./styles/share.css";
import { render } from "preact";
import { App } from "./app.tsx";
import { openAddress, startAddress } from "./share/address.ts";
import { start } from "./state/actions.ts";
import { startTheme } from "./state/theme.ts";

startTheme();
render(<App />, document.getElementById("app") as HTMLElement);
void start(openAddress).then(startAddress);
