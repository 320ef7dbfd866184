/**
 * View 9: random games in step. One round of the loop of the Tron lab, in which all games make a step at once,
 * and the same games one after the other.
 */
import { useMemo, useState } from "preact/hooks";
import { type Size, Surface } from "../../../charts/surface.tsx";
import { type ColumnOf, type Table, tableOf } from "../../../charts/table.ts";
import { useJob } from "../../../engine/hooks.ts";
import { start } from "../../../state/act/ask.ts";
import { here, position, show } from "../../../state/read/store.ts";
import { device } from "../../../text/device.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import { Empty } from "../../../ui/words.tsx";
import { frame } from "../../../words/inside/frame.ts";
import { lockstep as say } from "../../../words/inside/lockstep.ts";
import "../../../styles/animations.css";
import { useOutput, viewFields } from "../contract.ts";
import { canSearch, ofPosition } from "../control.tsx";
import { Animation, Transport, usePlay } from "../transport.tsx";
import { apartAfter, type Games, gamesOf, type Row, sumOf, togetherAfter } from "./lockstep.ts";
import { cellName, heightOf, nameOf, paintLockstep, rowsOf, type Scene } from "./paint.ts";

const LEAST = 4;
const MOST = 8;
/** More than the longest game has. */
const STEPS = 1000;

const fields = viewFields("lockstep", () => ({ games: "6", seed: "1", round: "1" }));

const whole = (text: string, least: number, most: number) =>
    Math.max(least, Math.min(most, Math.floor(Number(text)) || least));

/** What is chosen, also by a link that says anything. */
function chosen() {
    const { games, seed, round } = fields.read();
    return {
        games: whole(games, LEAST, MOST),
        seed: whole(seed, 0, 1e9),
        round: whole(round, 1, Number.MAX_SAFE_INTEGER),
    };
}

function tableFor(scene: Scene | null): Table {
    const { head } = say;
    const point = (id: number) => (scene === null ? null : say.point(cellName(scene.line, id)));
    const columns: ColumnOf<Row>[] = [
        { title: head.game, of: (_, i) => i },
        { title: head.before, numeric: false, of: ({ from }) => point(from) },
        { title: head.possible, numeric: false, of: ({ possible }) => possible.join(" ") },
        { title: head.count, of: ({ count }) => count },
        { title: head.drawn, of: ({ drawn }) => drawn },
        { title: head.place, of: ({ place }) => place },
        {
            title: head.choice,
            numeric: false,
            of: ({ choice }) => scene && say.choice(choice, nameOf(scene.games, choice)),
        },
        { title: head.after, numeric: false, of: ({ to }) => point(to) },
        { title: head.steps, of: ({ steps }) => steps },
    ];
    return tableOf(say.caption(scene?.round ?? 0), scene ? rowsOf(scene) : [], columns);
}

/** What happens in a round, all at once and one after the other. */
export function sentencesOf(games: Games, round: number): string[] {
    const going = games.rows[round - 1]?.filter(({ choice }) => choice > 0).length ?? 0;
    const sum = sumOf(togetherAfter(games, round));
    const made = apartAfter(games, round);
    const at = made.findIndex((steps, i) => steps < (games.lengths[i] as number));
    return [
        going > 0
            ? say.together(round, going, games.lengths.length, sum)
            : say.ended(games.together, sum),
        at < 0
            ? say.apartEnded(games.apart)
            : say.apart(round, at, made[at] as number, games.lengths[at] as number),
    ];
}

export function LockstepBar() {
    const { games, seed } = chosen();
    return (
        <div class="inside-control">
            <Select
                label={say.games}
                compact
                value={String(games)}
                entries={Array.from({ length: MOST - LEAST + 1 }, (_, i) => ({
                    id: String(LEAST + i),
                    title: say.gamesOf(LEAST + i),
                }))}
                onChange={(count) => fields.change({ games: count, round: "1" })}
            />
            <Button onClick={() => fields.change({ seed: String(seed + 1), round: "1" })}>
                {say.other}
            </Button>
        </div>
    );
}

export function Lockstep() {
    const { games: count, seed, round: wanted } = chosen();
    const play = usePlay();
    const [size, setSize] = useState<Size>({ width: 800, height: 480 });
    const command = `simulate plain count=${count} playouts=${count} seed=${seed} choices=${STEPS}`;
    const job = useJob(
        () => (show.value !== null && canSearch() ? command : null),
        (line) => start("simulate", line),
        () => [position.value],
        here,
    ).value;
    const told = job?.state.value === "done" ? job.last.value : null;
    const games = useMemo(() => told && gamesOf(told), [told]);
    const line = show.value;
    const rounds = games?.apart ?? 1;
    const round = Math.min(wanted, rounds);
    const scene: Scene | null = games && line ? { games, line, round } : null;
    const table = useMemo(() => tableFor(scene), [games, line, round]);
    useOutput({
        picture: scene && { ...size, paint: paintLockstep(scene) },
        table,
        data: () => told,
        command,
    });
    if (scene === null || !canSearch())
        return <Empty>{ofPosition(told === null ? say.playing : say.none)}</Empty>;
    const moments = {
        ...play,
        at: round - 1,
        count: rounds,
        onGo: (to: number) => fields.change({ round: String(to + 1) }),
    };
    const sentences = sentencesOf(scene.games, round);
    const sentence = sentences.join(" ");
    return (
        <Animation moments={moments} keys={{}}>
            <div class="animation-bar">
                <Transport {...moments} noun={say.round} spoken={frame.place(round, rounds)} />
            </div>
            <div class="animation-words">
                <p class="inside-note" aria-live={play.playing ? "off" : "polite"}>
                    {sentence}
                </p>
            </div>
            <div class="animation-split">
                <div class="pane">
                    <div
                        class="animation-canvas"
                        style={{ minHeight: `${heightOf(scene, size.width)}px` }}
                    >
                        <Surface
                            paint={paintLockstep(scene)}
                            onSize={setSize}
                            tabIndex={0}
                            label={device(say.label.fingers(sentence), say.label.keys(sentence))}
                        />
                    </div>
                </div>
            </div>
        </Animation>
    );
}
