/**
 * The page in a frame of another page, `?embed`: the board, a sentence, one slider and the view that the link names, or
 * the steps of a lesson. In it one plays, steps, thinks and looks; a link leads out to the whole page.
 */

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Board, press } from "../../board/board.tsx";
import { hasPanel, panelOf } from "../../panels/registry.tsx";
import { EvalBar } from "../../panels/think/bar.tsx";
import { Headline } from "../../panels/think/headline.tsx";
import { Findings } from "../../panels/think/panel.tsx";
import { AnalystSettings } from "../../params/analyst.tsx";
import {
    computerMoves,
    goBy,
    goTo,
    hint,
    newGame,
    setAnalysis,
    takeBack,
} from "../../state/act/actions.ts";
import { arrivedLesson, learning, session } from "../../state/keep/session.ts";
import { lookName } from "../../state/read/looks.ts";
import { analysis, hinted, show, shownFamily, thinking } from "../../state/read/store.ts";
import { Boundary } from "../../ui/boundary.tsx";
import { Button } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Notices } from "../../ui/notices.tsx";
import { Switch } from "../../ui/switch.tsx";
import { Tool } from "../../ui/tool.tsx";
import { Said } from "../../ui/words.tsx";
import { embed as say } from "../../words/embed.ts";
import { page } from "../../words/page.ts";
import { Crash } from "../crash.tsx";
import { address } from "../share/address.ts";
import { wholeAddress } from "../share/frame.ts";
import { Status } from "../status.tsx";
import { LayersMenu } from "../toolbar.tsx";

export { keepNothing } from "./nothing.ts";

import { startSeen } from "./seen.ts";
import { startSize } from "./size.ts";
import "../../styles/embed.css";

const LessonCard = lazy(() => import("../lessons/card.tsx"), "LessonCard");

/** Panels that may stand in a frame: those that show, and set nothing up. */
const VIEWS = ["inside", "outlook", "layers"];

/** In a small frame the view takes the place of the board. */
const viewFirst = signal(false);

function viewHere() {
    const panel = panelOf(session.value.panel);
    if (panel === undefined || !VIEWS.includes(panel.id) || !hasPanel(panel.id)) return null;
    return panel;
}

function Tools({ view }: { view: string | null }) {
    const line = show.value;
    const at = line?.moves_played.length ?? 0;
    const last = at + (line?.redo.length ?? 0);
    const over = line?.status === "over";
    const { tools } = page;
    return (
        <div class="embed-tools">
            <Tool
                icon="restart"
                label={tools.newGame.label}
                next={over}
                onClick={() => newGame()}
            />
            <Tool
                icon="undo"
                label={tools.takeBack.label}
                disabled={at === 0}
                onClick={() => takeBack()}
            />
            <Tool
                icon="hint"
                label={tools.hint}
                disabled={line === null || over || computerMoves()}
                pressed={hinted.value.length > 0}
                onClick={() => hint()}
            />
            <Tool icon="back" label={tools.back} disabled={at === 0} onClick={() => goBy(-1)} />
            <Tool
                icon="forward"
                label={tools.forward}
                disabled={at === last}
                onClick={() => goBy(1)}
            />
            <Tool
                icon="last"
                label={tools.last}
                disabled={at === last}
                onClick={() => goTo(last)}
            />
            {hasPanel("layers") && <LayersMenu />}
            {view !== null && (
                <Button
                    look="chip"
                    class="embed-turn"
                    onClick={() => {
                        viewFirst.value = !viewFirst.value;
                    }}
                >
                    {viewFirst.value ? say.board : view}
                </Button>
            )}
            <a
                class="embed-out"
                href={wholeAddress(address.value || location.href)}
                target="_blank"
                rel="noopener"
            >
                <Said pieces={say.out} parts={{ more: (text) => <span>{text}</span> }} />
            </a>
        </div>
    );
}

/** What the program thinks, in a sentence, and the setting that matters most for it. */
function Thought() {
    const { on } = analysis.value;
    const active = (on || thinking.value !== null) && show.value?.status !== "over";
    return (
        <div class="embed-thought">
            <div class="embed-who">
                <Switch look="small" value={on} onChange={(think) => void setAnalysis(think)}>
                    {say.think}
                </Switch>
                <AnalystSettings open />
            </div>
            {active && <Headline />}
        </div>
    );
}

export function Frame({ style }: { style: { [name: string]: string | number } }) {
    const app = useRef<HTMLDivElement>(null);
    const view = viewHere();
    useEffect(() => startSize(app.current as HTMLDivElement), []);
    useEffect(startSeen, []);
    const thinks = analysis.value.on && view === null && show.value?.status !== "over";
    return (
        <div
            ref={app}
            class="app embedded"
            data-look={lookName(shownFamily.value)}
            data-view={view?.id}
            data-first={view !== null && viewFirst.value ? "view" : "board"}
        >
            <Crash />
            <main class="main" style={style}>
                <div class="embed-board" onPointerDown={press}>
                    <Boundary of={page.board}>
                        <Board bar={<EvalBar />} />
                    </Boundary>
                </div>
                <div class="embed-side">
                    <Boundary>
                        {(learning.value !== null || arrivedLesson.value !== "") && <LessonCard />}
                        <Status />
                        <Thought />
                        {thinks && (
                            <div class="embed-moves">
                                <Findings />
                            </div>
                        )}
                    </Boundary>
                </div>
                {view !== null && (
                    <div class="embed-view">
                        <Boundary of={view.title}>
                            <view.Body />
                        </Boundary>
                    </div>
                )}
                <Tools view={view?.title ?? null} />
            </main>
            <Notices />
        </div>
    );
}
