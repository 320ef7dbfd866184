/**
 * The page: where everything stands. On a wide screen two columns over the console; on a
 * phone all parts stand under each other: strip, board, strip, status, toolbar, tabs, console
 * (styles/layout.css).
 */

import { computed, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Crash } from "./app/crash.tsx";
import { EndCard } from "./app/ending.tsx";
import { SeatStrips } from "./app/seats.tsx";
import { Status } from "./app/status.tsx";
import { Panels } from "./app/tabs.tsx";
import { TerminalDrawer } from "./app/terminal/drawer.tsx";
import { Toolbar } from "./app/toolbar.tsx";
import { TopBar } from "./app/topbar.tsx";
import { Hints, Welcome } from "./app/welcome.tsx";
import { Board, isPicture, prepareBoard, press } from "./board/board.tsx";
import { narrow, planOf } from "./board/draw/floors.ts";
import { engine } from "./engine/engine.ts";
import type { Show } from "./engine/protocol.ts";
import { currentPanel } from "./panels/registry.tsx";
import { EvalBar } from "./panels/think/bar.tsx";
import { settingUp } from "./state/act/settingup.ts";
import { variant } from "./state/keep/rounds.ts";
import { arrivedLesson, composing, learning, presenting } from "./state/keep/session.ts";
import { embedded } from "./state/read/embedded.ts";
import { hasTool, lookName } from "./state/read/looks.ts";
import { shared } from "./state/read/shared.ts";
import { show, shownFamily } from "./state/read/store.ts";
import { Boundary } from "./ui/boundary.tsx";
import { Button } from "./ui/button.tsx";
import { lazy, loading } from "./ui/lazy.tsx";
import { Notices } from "./ui/notices.tsx";
import { page } from "./words/page.ts";

const plan = computed(() => {
    const line = show.value;
    return line !== null && isPicture(line) ? planOf(line.view, narrow.value) : line?.view;
});
const columns = computed(() => plan.value?.columns ?? 7);
const rows = computed(() => plan.value?.rows ?? 6);
/** What the grid must know to fit the board into the window's height. */
const geometry = () => ({ "--columns": columns.value, "--rows": rows.value });

const arrived = computed(() => show.value !== null);

const ArenaBar = lazy(() => import("./board/arena/bar.tsx"), "ArenaBar");
const Pad = lazy(() => import("./board/arena/bar.tsx"), "Pad");

const ChanceBar = lazy(() => import("./board/tiles/bar.tsx"), "ChanceBar");

export const frame = () => import("./app/embed/frame.tsx");
const Frame = lazy(frame, "Frame");

const Presentation = lazy(() => import("./app/present.tsx"), "Presentation");

const lessonCard = () => import("./app/lessons/card.tsx");
const Compose = lazy(lessonCard, "Compose");
const LessonCard = lazy(lessonCard, "LessonCard");
const Shared = lazy(() => import("./app/share/shared.tsx"), "Shared");

const SetUp = lazy(() => import("./panels/setup/panel.tsx"), "SetUp");

/**
 * What stands on the page with a game besides the first one's parts is loaded before its first position is shown: until
 * then the whole page stays as it was.
 */
export function prepareParts(line: Show): Promise<unknown> {
    const rounds = hasTool(line.family, "rounds") ? [ArenaBar, Pad] : [];
    const keys = hasTool(line.family, "autoplay") ? [ChanceBar] : [];
    const parts = embedded ? [] : [...rounds, ...keys];
    return Promise.all([prepareBoard(line), ...parts.map((part) => part.load())]);
}

/** Over the header for those who use the keyboard. */
function toBoard(): void {
    document
        .querySelector<HTMLElement>(".stage :is([tabindex='0'], button:not(:disabled))")
        ?.focus();
}

/**
 * The first board stands with all its parts. What a link opens may be a board of any size with parts of
 * its own: until it is there, nothing is shown that would have to move.
 */
const settled = signal(location.hash === "");

function useSettled(): boolean {
    const known = arrived.value || engine.state.value === "crashed";
    useEffect(() => {
        if (known && loading.peek() === 0) settled.value = true;
    }, [known, loading.value]);
    return settled.value;
}

export function App() {
    const stands = useSettled();
    if (embedded) return <Frame style={geometry()} />;
    const family = shownFamily.value;
    const inRounds = hasTool(family, "rounds");
    const { tab, wide, Beside } = currentPanel();
    const writes = learning.value === null ? composing.value : "";
    const beside = writes === "text" ? <Compose part="beside" /> : Beside && <Beside />;
    return (
        <div class="app" data-look={lookName(family)} data-presenting={presenting.value}>
            <Button look="bare" class="skip" onClick={toBoard}>
                {page.toBoard}
            </Button>
            <Boundary>
                <TopBar />
            </Boundary>
            <Crash />
            <main
                class="main"
                style={geometry()}
                data-tab={writes === "text" ? "workshop" : tab}
                data-wide={wide === true && beside === undefined}
                data-lesson={learning.value !== null}
                data-settled={stands}
            >
                {/* Another game is drawn anew: nothing of the old one stays, nothing moves. What a ride adds to
                    the rules is no other game. Beside the board what is open stays open where only the rules
                    differ. */}
                <div class="board-column" key={`board of ${variant.value}`} onPointerDown={press}>
                    <Boundary>
                        <SeatStrips own={false} />
                    </Boundary>
                    <Boundary of={page.board}>
                        <Board bar={<EvalBar />} over={<EndCard />} />
                    </Boundary>
                    <Boundary>
                        <SeatStrips own status={narrow.value ? <Status /> : undefined}>
                            {learning.value === null && !narrow.value && <Hints />}
                        </SeatStrips>
                    </Boundary>
                    {shared.value !== null && <Shared />}
                    {!narrow.value && (
                        <Boundary>
                            <Status />
                        </Boundary>
                    )}
                    {inRounds && <Pad />}
                    <Boundary>
                        <Toolbar />
                    </Boundary>
                    {inRounds && <ArenaBar />}
                    {hasTool(family, "autoplay") && <ChanceBar />}
                    {beside && <Boundary>{beside}</Boundary>}
                </div>
                <div class="side" key={`side of ${family}`}>
                    {learning.value === null && <Welcome />}
                    {learning.value === null && narrow.value && <Hints />}
                    {settingUp.value && hasTool(family, "set_up") && <SetUp />}
                    {writes !== "" && <Compose part={writes} />}
                    {writes !== "text" && <Panels />}
                </div>
                {(learning.value !== null || arrivedLesson.value !== "") && <LessonCard />}
            </main>
            <TerminalDrawer />
            {presenting.value && <Presentation />}
            <Notices />
        </div>
    );
}
