/**
 * Simulated games side by side: small pictures of what a random rest of the game looks like; from here,
 * or after each of the moves, as a player thinks who plays the one with the best mean.
 */
import { signal } from "@preact/signals";
import { engine } from "../../engine/engine.ts";
import type { Show } from "../../engine/protocol.ts";
import { find, start } from "../../state/act/ask.ts";
import { winnersOf } from "../../state/act/riders.ts";
import { policy } from "../../state/keep/overlays.ts";
import { record, type Step, stepsTo } from "../../state/read/steps.ts";
import { show } from "../../state/read/store.ts";
import { seatName } from "../../text/format.ts";
import { titleOfMove } from "../../text/shown.ts";
import { percentText } from "../../text/value.ts";
import { Button } from "../../ui/button.tsx";
import { bound } from "../../ui/field.tsx";
import { Slider } from "../../ui/slider.tsx";
import { Switch } from "../../ui/switch.tsx";
import { simulated as say } from "../../words/simulated.ts";
import { readColours } from "../draw/colours.ts";
import { narrow, planOf } from "../draw/floors.ts";
import { inCells, paintGround, paintHead, paintTrail, type Sheet } from "../draw/paint.ts";
import { usePainting } from "../draw/painting.ts";
import { trailsOf } from "../draw/trails.ts";

interface Sample {
    line: Show;
    before: Step[];
    steps: Step[];
    text: string;
}

/** Games that begin alike. */
interface Group {
    /** The move they begin with; "" = any. */
    move: string;
    /** What they are worth to who is to move: steps, or the share won. */
    mean: number;
    samples: Sample[];
}

const groups = signal<Group[]>([]);
const wanted = signal(6);
const each = signal(false);
const asking = signal(false);

/** Games behind the mean of a move, and those that are drawn. */
const GAMES = 1000;
const SHOWN = 3;

const solo = (line: Show) => line.player_names.length === 1;

async function simulated(line: Show, move: string): Promise<Group> {
    const games =
        move === ""
            ? `count=${wanted.value} playouts=${wanted.value}`
            : `count=${SHOWN} playouts=${GAMES} first=${move}`;
    const job = start("simulate", `simulate ${policy.value} ${games}`);
    await job.ended;
    const last = job.last.peek();
    const before = stepsTo(line, record.value);
    const samples = (last?.games ?? []).map(async ({ moves, length, result }): Promise<Sample> => {
        const traced = await engine.send(`trace ${moves}`, { quiet: true });
        const steps = find(traced, "trace")?.steps ?? [];
        return {
            line,
            before,
            steps: steps.map(([ply, from, to, piece]) => ({ ply, from, to, piece })),
            text: solo(line)
                ? say.alone(result[0] ?? 0)
                : say.ended(winnerOf(line, result), length),
        };
    });
    const mover = line.mover ?? 0;
    const mean = solo(line)
        ? (last?.results[mover] ?? 0)
        : (100 * (last?.wins[mover] ?? 0)) / (last?.playouts ?? 1);
    return { move, mean, samples: await Promise.all(samples) };
}

async function simulate(): Promise<void> {
    const line = show.value;
    if (line === null || asking.value) return;
    asking.value = true;
    const moves = each.value ? line.moves.map(({ move }) => move) : [""];
    groups.value = await Promise.all(moves.map((move) => simulated(line, move)));
    asking.value = false;
}

/** Null for a draw. */
function winnerOf(line: Show, result: number[]): string | null {
    const [winner = 0, ...others] = winnersOf(result);
    return others.length === 0 ? seatName(line, winner) : null;
}

function draw(canvas: HTMLCanvasElement, { line, before, steps }: Sample): void {
    const plan = planOf(line.view, narrow.value);
    const ratio = devicePixelRatio || 1;
    const width = Math.round(canvas.clientWidth * ratio);
    canvas.width = width;
    canvas.height = Math.round((width * plan.rows) / plan.columns);
    const sheet: Sheet = {
        pen: canvas.getContext("2d") as CanvasRenderingContext2D,
        line,
        plan,
        colours: readColours(canvas),
        size: width / plan.columns,
        left: 0,
        top: 0,
        ratio,
    };
    inCells(sheet);
    paintGround(sheet);
    const riders = trailsOf(line, plan, before.concat(steps));
    for (const trail of riders) paintTrail(sheet, trail, false);
    for (const trail of riders) paintHead(sheet, trail, true);
}

function Picture({ sample }: { sample: Sample }) {
    const canvas = usePainting((element) => draw(element, sample));
    return (
        <figure class="sample">
            <canvas ref={canvas} role="img" aria-label={say.picture(sample.text)} />
            <figcaption class="num muted">{sample.text}</figcaption>
        </figure>
    );
}

/** "Left: 41.2 steps on average of 1 000 games, the best" */
function meanText({ move, mean }: Group, line: Show): string {
    const title = titleOfMove(move);
    const name = title.charAt(0).toUpperCase() + title.slice(1);
    const text = solo(line)
        ? say.meanSteps(name, mean, GAMES)
        : say.meanWon(name, percentText(mean), GAMES);
    const best = mean === Math.max(...groups.value.map((group) => group.mean));
    return best ? say.best(text) : text;
}

function Pictures({ group }: { group: Group }) {
    const line = group.samples[0]?.line;
    return (
        <>
            {group.move !== "" && line !== undefined && (
                <p class="sample-move num">{meanText(group, line)}</p>
            )}
            <div class="samples" data-move={group.move || undefined}>
                {group.samples.map((sample, i) => (
                    <Picture key={i} sample={sample} />
                ))}
            </div>
        </>
    );
}

export function Samples() {
    return (
        <>
            <Switch {...bound(each)}>{say.each}</Switch>
            {each.value && <p class="muted">{say.eachDoc}</p>}
            <div class="sample-buttons">
                <Button
                    disabled={asking.value || show.value?.status === "over"}
                    onClick={() => simulate()}
                >
                    {each.value ? say.simulateEach : say.simulate(wanted.value)}
                </Button>
                {!each.value && (
                    <Slider
                        label={say.count.title}
                        class="tick"
                        min={2}
                        max={12}
                        spoken={say.count.spoken(wanted.value)}
                        shown={String(wanted.value)}
                        {...bound(wanted)}
                    />
                )}
            </div>
            {groups.value.map((group) => (
                <Pictures key={group.move} group={group} />
            ))}
        </>
    );
}
