/** How fast random games are computed: in every way that the policy knows, the same games. */
import { signal } from "@preact/signals";
import type { SimulateLine } from "../../engine/protocol.ts";
import { start } from "../../state/act/ask.ts";
import { policy } from "../../state/keep/overlays.ts";
import { show } from "../../state/read/store.ts";
import { countText } from "../../text/format.ts";
import { Button } from "../../ui/button.tsx";
import { simulated as say } from "../../words/simulated.ts";

type Measured = NonNullable<SimulateLine["speed"]>;

const measured = signal<Measured | null>(null);
const asking = signal(false);

/** Games of a measurement, in each way; a quick machine plays more, for 0.3 s at least. */
const GAMES = 20_000;

async function measure(): Promise<void> {
    if (asking.value) return;
    asking.value = true;
    measured.value = null;
    const job = start("simulate", `simulate ${policy.value} count=1 playouts=100 speed=${GAMES}`);
    await job.ended;
    measured.value = job.last.peek()?.speed ?? null;
    asking.value = false;
}

/** "Side by side is 27 times as fast (give or take 1.5 from batch to batch). The games are the same." */
export function sentence({ kernels, same }: Measured): string {
    const told = kernels.flatMap(({ title, factor, spread }, i) =>
        i + 1 === kernels.length || factor === null || spread === null
            ? []
            : say.faster(title, factor, spread),
    );
    if (told.length === 0) return "";
    return `${told.join(" ")} ${same ? say.same : say.differ}`;
}

export function Speed() {
    const told = measured.value;
    return (
        <>
            <div class="sample-buttons">
                <Button
                    disabled={asking.value || show.value?.status === "over"}
                    title={say.measureDoc(GAMES)}
                    onClick={() => measure()}
                >
                    {say.measure}
                </Button>
            </div>
            {told !== null && (
                <div class="sample-speed" role="status">
                    {told.kernels.map(({ title, ms }) => (
                        <p key={title} class="num">
                            {say.speed(title, countText(ms > 0 ? (told.measured * 1000) / ms : 0))}
                        </p>
                    ))}
                    <p class="muted">{sentence(told)}</p>
                </div>
            )}
        </>
    );
}
