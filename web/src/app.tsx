/**
 * The page: where everything stands. On a wide screen two columns over the console; on a
 * phone the grid of `.main` (styles/layout.css) sets all parts under each other: strip, board, strip,
 * toolbar, tabs, console.
 */

import { Crash } from "./app/crash.tsx";
import { SeatStrips } from "./app/seats.tsx";
import { embedded, WayOut } from "./app/share/embed.tsx";
import { Panels } from "./app/tabs.tsx";
import { TerminalDrawer } from "./app/terminal/drawer.tsx";
import { Toolbar } from "./app/toolbar.tsx";
import { TopBar } from "./app/topbar.tsx";
import { Board, isPicture } from "./board/board.tsx";
import { narrow, planOf } from "./board/draw/floors.ts";
import { currentPanel } from "./panels/registry.tsx";
import { AnalysisPanel, EvalBar } from "./panels/think/panel.tsx";
import { hasLook, looksOf } from "./state/looks.ts";
import { session } from "./state/session.ts";
import { settings } from "./state/settings.ts";
import { show } from "./state/store.ts";
import { lazy } from "./ui/lazy.tsx";
import { Notices } from "./ui/notices.tsx";

/** What the grid must know to fit the board into the window's height. */
function geometry(): { [name: string]: string | number } {
    const line = show.value;
    const view = line !== null && isPicture(line) ? planOf(line.view, narrow.value) : line?.view;
    const { terminalOpen } = session.value;
    const { terminalHeight } = settings.value;
    return {
        "--columns": view?.columns ?? 7,
        "--rows": view?.rows ?? 6,
        "--drawer": `${terminalOpen ? terminalHeight : 0}px`,
    };
}

/** A view of the search that takes the room of the board. */
function seeLayout(): "wide" | undefined {
    return currentPanel().wide && session.value.seeWide ? "wide" : undefined;
}

const ArenaBar = lazy(() => import("./board/arena/bar.tsx"), "ArenaBar");
const Pad = lazy(() => import("./board/arena/bar.tsx"), "Pad");

const ChanceBar = lazy(() => import("./board/tiles/bar.tsx"), "ChanceBar");

const SetUp = lazy(() => import("./panels/setup/panel.tsx"), "SetUp");

/** In a frame: the board and its analysis. */
function Frame() {
    return (
        <div class="app embedded" data-look={looksOf(show.value?.family)}>
            <Crash />
            <main class="main" style={geometry()}>
                <div class="main-left">
                    <Board bar={<EvalBar />} />
                    <Toolbar />
                    <WayOut />
                </div>
                <div class="main-right">
                    <AnalysisPanel />
                </div>
            </main>
            <Notices />
        </div>
    );
}

export function App() {
    if (embedded) return <Frame />;
    const isArena = hasLook(show.value?.family, "trails");
    const isTiles = hasLook(show.value?.family, "tiles");
    return (
        <div class="app" data-look={looksOf(show.value?.family)}>
            <TopBar />
            <Crash />
            <main class="main" style={geometry()} data-see={seeLayout()}>
                <div class="main-left">
                    <Board bar={<EvalBar />} />
                    {isArena && <Pad />}
                    <Toolbar />
                    {isArena && <ArenaBar />}
                    {isTiles && <ChanceBar />}
                </div>
                <div class="main-right">
                    <SeatStrips />
                    {hasLook(show.value?.family, "set-up") && <SetUp />}
                    <Panels />
                </div>
            </main>
            <TerminalDrawer />
            <Notices />
        </div>
    );
}
