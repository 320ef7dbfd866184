/**
 * The page: where everything stands. The grid of `.main` (styles/layout.css) places the parts; on a
 * phone they follow each other: strip, board, strip, toolbar, tabs, console.
 */
import { EvalBar } from "./analysis/panel.tsx";
import { Board } from "./board/board.tsx";
import { Crash } from "./layout/crash.tsx";
import { SeatStrips } from "./layout/seats.tsx";
import { Tabs } from "./layout/tabs.tsx";
import { Toolbar } from "./layout/toolbar.tsx";
import { TopBar } from "./layout/topbar.tsx";
import { Notices } from "./share/notices.tsx";
import { TerminalDrawer } from "./terminal/drawer.tsx";

export function App() {
    return (
        <div class="app">
            <TopBar />
            <Crash />
            <main class="main">
                <SeatStrips />
                <div class="main-bar">
                    <EvalBar />
                </div>
                <Board />
                <Toolbar />
                <Tabs />
            </main>
            <TerminalDrawer />
            <Notices />
        </div>
    );
}
