/** The experiment of the document: what more simulations are worth, measured here. */
import { signal } from "@preact/signals";
import type { Show } from "../../../engine/protocol.ts";
import { gameRowOf } from "../../../state/read/looks.ts";
import { show, shownFamily } from "../../../state/read/store.ts";
import { bound } from "../../../ui/field.tsx";
import { RunBar } from "../../../ui/runbar.tsx";
import { entriesOf, Select } from "../../../ui/select.tsx";
import { curve as say } from "../../../words/curve.ts";
import { lab } from "../../../words/lab.ts";
import { leftText } from "../remaining.ts";
import { busy, curves } from "../run.ts";
import { BOX, MEANS, MOST, PLAYER } from "./document.ts";
import { CurvePlot } from "./plot.tsx";
import "../../../styles/curve.css";

/** Numbers of simulations per direction. */
const POINTS: { title: string; sims: number[] }[] = [
    { title: say.points.three, sims: [10, 100, 1000] },
    { title: say.points.four, sims: [10, 100, 1000, 10000] },
    {
        title: say.points.eight,
        sims: [10, 30, 100, 300, 1000, 3000, 10000, 30000],
    },
];

const points = signal(1);
const games = signal(20);
const playout = signal("uniform");

function Choices() {
    const policies = gameRowOf(shownFamily.value)?.playouts ?? [];
    return (
        <div class="curve-choices">
            <Select
                label={say.sims}
                entries={POINTS.map(({ title }, id) => ({ id, title }))}
                {...bound(points)}
            />
            <Select label={say.games} entries={[5, 20, 50, 200]} {...bound(games)} />
            <Select label={say.policy} entries={entriesOf(policies)} {...bound(playout)} />
        </div>
    );
}

/** A sweep with given values. */
function start({ game, seed }: Show): Promise<void> {
    const sims = POINTS[points.value]?.sims ?? [];
    const policy = playout.value === "uniform" ? "" : `,playout=${playout.value}`;
    return curves.start({
        kind: "sweep",
        game,
        players: [`${PLAYER}(sims=${sims.join("|")}${policy})`],
        seed,
        options: [`games=${games.value}`],
        total: sims.length * games.value,
        keep: false,
    });
}

/** Shown for games of one rider. */
export function CurvePanel() {
    const line = show.value;
    if (line === null) return null;
    const run = curves.run.value;
    const rows = run?.latest?.rows ?? [];
    const own = BOX.test(line.game);
    return (
        <section class="curve" aria-label={say.title}>
            <h3>{say.title}</h3>
            <p class="muted">{own ? say.aboutLab : say.about}</p>
            <Choices />
            <RunBar
                state={run?.state}
                label={lab.measure}
                blocked={busy.value && !curves.active.value}
                onStart={() => start(line)}
                job={curves}
            >
                {run !== null && (
                    <span class="muted num" role="status">
                        {lab.doneSoFar(
                            run.done,
                            run.total,
                            run.state,
                            run.state === "running"
                                ? leftText(run.worked, run.played, run.total - run.done)
                                : "",
                        )}
                    </span>
                )}
            </RunBar>
            {run !== null && run.request.game !== line.game && <p class="muted">{say.otherMap}</p>}
            {(own || rows.length > 0) && (
                <CurvePlot
                    rows={rows}
                    references={own ? MEANS : []}
                    most={own ? MOST : undefined}
                />
            )}
        </section>
    );
}
