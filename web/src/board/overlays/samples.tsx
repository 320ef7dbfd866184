/** Simulated games side by side: small pictures of what a random rest of the game looks like. */
import { signal } from "@preact/signals";
import { engine } from "../../engine/engine.ts";
import type { Show } from "../../engine/protocol.ts";
import { find, start } from "../../state/ask.ts";
import { policy } from "../../state/overlays.ts";
import { winnersOf } from "../../state/riders.ts";
import { record, type Step, stepsTo } from "../../state/steps.ts";
import { show } from "../../state/store.ts";
import { Button } from "../../ui/button.tsx";
import { bound } from "../../ui/field.tsx";
import { Slider } from "../../ui/slider.tsx";
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

const samples = signal<Sample[]>([]);
const wanted = signal(6);
const asking = signal(false);

async function simulate(): Promise<void> {
    const line = show.value;
    if (line === null || asking.value) return;
    asking.value = true;
    const job = start(
        "simulate",
        `simulate ${policy.value} count=${wanted.value} playouts=${wanted.value}`,
    );
    await job.ended;
    const games = job.last.peek()?.games ?? [];
    const before = stepsTo(line, record.value);
    const solo = line.player_names.length === 1;
    samples.value = await Promise.all(
        games.map(async ({ moves, length, result }): Promise<Sample> => {
            const traced = await engine.send(`trace ${moves}`, { quiet: true });
            const steps = find(traced, "trace")?.steps ?? [];
            return {
                line,
                before,
                steps: steps.map(([ply, from, to, piece]) => ({ ply, from, to, piece })),
                text: solo ? `${result[0]} steps` : `${winnerText(line, result)}, ${length} moves`,
            };
        }),
    );
    asking.value = false;
}

function winnerText(line: Show, result: number[]): string {
    const [winner, ...others] = winnersOf(result);
    return others.length === 0 ? `${line.player_titles[winner as number]} wins` : "a draw";
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
            <canvas ref={canvas} role="img" aria-label={`Simulated game, ${sample.text}`} />
            <figcaption class="num muted">{sample.text}</figcaption>
        </figure>
    );
}

export function Samples() {
    return (
        <>
            <div class="sample-buttons">
                <Button
                    disabled={asking.value || show.value?.status === "over"}
                    onClick={() => simulate()}
                >
                    Simulate {wanted.value} games
                </Button>
                <Slider
                    label="Games"
                    class="tick"
                    min={2}
                    max={12}
                    spoken={`${wanted.value} games`}
                    shown={String(wanted.value)}
                    {...bound(wanted)}
                />
            </div>
            <div class="samples">
                {samples.value.map((sample, i) => (
                    <Picture key={i} sample={sample} />
                ))}
            </div>
        </>
    );
}
