/** Who is the strongest for a time a move, on this machine, ready to sit down. */
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { narrow } from "../../../board/draw/floors.ts";
import type { ScaleLine } from "../../../engine/protocol.ts";
import { playerTitle } from "../../../params/titles.ts";
import { candidates, findPace, pace, strongestIn } from "../../../state/act/curves.ts";
import { meetAtBoard } from "../../../state/act/meet.ts";
import { openPanel } from "../../../state/keep/session.ts";
import { rounded } from "../../../state/read/odds.ts";
import { msText } from "../../../text/format.ts";
import { Button } from "../../../ui/button.tsx";
import { bound } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { scale as told } from "../../../words/scale.ts";
import { strength as say } from "../../../words/strength.ts";

/** Milliseconds a move that are offered. */
const TIMES = [0.01, 0.1, 1, 10, 100, 1000];

const limit = signal(100);

/** Whose times these are; those of this machine are measured when somebody asks. */
function Pace({ scale }: { scale: ScaleLine }) {
    const [runs, setRuns] = useState(false);
    const here = pace.value?.game === scale.game ? pace.value.share : null;
    const measure = async () => {
        setRuns(true);
        await findPace(scale).finally(() => setRuns(false));
    };
    return (
        <>
            <p class="muted" role="status">
                {runs ? say.pace.running : here === null ? say.pace.file : say.pace.here(here)}
            </p>
            <div class="buttons">
                <Button disabled={runs} onClick={measure}>
                    {here === null ? say.pace.begin : say.pace.again}
                </Button>
            </div>
        </>
    );
}

export function Strongest({ scale }: { scale: ScaleLine }) {
    const here = pace.value?.game === scale.game ? pace.value.share : 1;
    const best = strongestIn(candidates(scale), limit.value, here);
    const play = (player: string) => {
        void meetAtBoard(player);
        if (narrow.value) openPanel("players");
    };
    return (
        <section class="scale-where" aria-label={say.strongest}>
            <h3>{say.strongest}</h3>
            <div class="contestants">
                <Select
                    label={say.perMove}
                    entries={TIMES.map((ms) => ({ id: ms, title: say.ms(ms) }))}
                    {...bound(limit)}
                />
            </div>
            <p class="num scale-strongest" title={best?.player}>
                {best === undefined
                    ? say.nobody
                    : say.found(playerTitle(best.player), rounded(best), msText(best.here))}
            </p>
            <div class="buttons">
                {best !== undefined && (
                    <Button look="primary" onClick={() => play(best.player)}>
                        {scale.unit === "elo" ? told.play : told.watch}
                    </Button>
                )}
            </div>
            <Pace scale={scale} />
        </section>
    );
}
