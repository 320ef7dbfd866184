/**
 * View 7: the parameter explorer. One parameter of a player, or two, goes through its values on the
 * position of the board, one small search for each: what it would play, the value, effort and time.
 */

import { useState } from "preact/hooks";
import { usualPlayer } from "../../../state/read/roles.ts";
import { roundText } from "../../../text/format.ts";
import { titleOfMove } from "../../../text/shown.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import { Empty } from "../../../ui/words.tsx";
import "../../../styles/animations.css";
import { type Size, Surface } from "../../../charts/surface.tsx";
import { rounded, type Table, tableOf } from "../../../charts/table.ts";
import { SearcherSelect } from "../../../params/chooser.tsx";
import { PlayerFold } from "../../../params/fold.tsx";
import { show } from "../../../state/read/store.ts";
import { valueText, valueTitle } from "../../../text/value.ts";
import { sweep as say } from "../../../words/inside/sweep.ts";
import { useOutput } from "../contract.ts";
import { canSearch, ofPosition } from "../control.tsx";
import { ParameterChooser, ParameterDoc } from "./chooser.tsx";
import { heightOf, paintSweep, type Scene } from "./paint.ts";
import { cellOf, cellsIn, findingOf, measureOf, type Sweep } from "./parameters.ts";
import {
    busy,
    change,
    clear,
    FIRST,
    fieldsNow,
    halt,
    LIMIT,
    LIMITS,
    parametersNow,
    player,
    SECOND,
    setPlayer,
    start,
    sweep,
    usePlayer,
} from "./run.ts";

const head = say.table;

function tableFor(plan: Sweep | null): Table {
    const board = show.value;
    const across = plan?.first.values.length ?? 1;
    const second = plan?.second;
    const settings = Array.from({ length: plan === null ? 0 : cellsIn(plan) }, (_, i) => i);
    return tableOf(head.caption, settings, [
        {
            title: plan?.first.title ?? head.setting,
            of: (i) => cellOf(plan?.first.values[i % across]),
        },
        second != null && {
            title: second.title,
            of: (i) => cellOf(second.values[Math.floor(i / across)]),
        },
        { title: head.move, numeric: false, of: (i) => titleOfMove(plan?.cells[i]?.best ?? "–") },
        {
            title:
                plan === null || board === null
                    ? head.value
                    : valueTitle(measureOf(plan), board, board.mover ?? 0),
            text: (cell) =>
                typeof cell === "string" || plan === null
                    ? String(cell)
                    : valueText(cell, measureOf(plan)),
            of: (i) => {
                const cell = plan?.cells[i];
                if (plan === null || cell == null) return null;
                if (cell.measure.scale === measureOf(plan).scale) return rounded(cell.value);
                return valueText(cell.value, cell.measure);
            },
        },
        { title: head.effort, doc: head.effortDoc, of: (i) => plan?.cells[i]?.effort },
        { title: head.time, of: (i) => rounded(plan?.cells[i]?.ms) },
    ]);
}

/** The player, the fold of what stays as it is, and the button that begins. */
export function SweepBar() {
    const fields = fieldsNow();
    const line = player.value;
    const plan = sweep.value;
    const working = busy.value >= 0;
    if (line === null) return <div class="inside-control" />;
    return (
        <div class="inside-control">
            <SearcherSelect label={say.player} compact value={line.name} onChange={setPlayer} />
            <Button
                look="primary"
                icon={working ? "pause" : "play"}
                class="inside-run"
                disabled={!canSearch() || parametersNow().length === 0}
                onClick={() => (working ? halt() : void start())}
            >
                {working ? say.stop : say.begin}
            </Button>
            <Select
                label={say.limit}
                compact
                value={fields[LIMIT] ?? ""}
                entries={Object.entries(LIMITS).map(([id, count]) => ({
                    id,
                    title: say.limits(roundText(count)),
                }))}
                onChange={(limit) => {
                    clear();
                    change({ [LIMIT]: limit });
                }}
            />
            {plan !== null && (
                <span class="muted num inside-count">
                    {say.done(
                        plan.cells.filter((cell) => cell !== undefined).length,
                        cellsIn(plan),
                    )}
                </span>
            )}
            <PlayerFold title={say.others} presets={say.presets} player={line} onSpec={setPlayer} />
        </div>
    );
}

export function SweepView() {
    const [size, setSize] = useState<Size>({ width: 800, height: 360 });
    usePlayer();
    const fields = fieldsNow();
    const line = player.value;
    const parameters = parametersNow();
    const plan = sweep.value;
    const working = busy.value >= 0;
    const board = show.value;
    const scene: Scene | null =
        plan === null || board === null ? null : { sweep: plan, line: board, busy: busy.value };
    const last = plan?.cells.findLast((cell) => cell != null);
    useOutput({
        picture: scene && { ...size, paint: paintSweep(scene) },
        table: tableFor(plan),
        data: () => ({ position: show.value?.position, player: line?.text, ...plan }),
        command: `analyze ${last?.spec ?? line?.text ?? usualPlayer()} bare`,
    });
    if (line === null) return null;
    return (
        <div class="animation">
            <ParameterChooser
                base={FIRST}
                label={say.parameter}
                parameters={parameters}
                fields={fields}
            />
            <ParameterChooser
                base={SECOND}
                label={say.second}
                parameters={parameters}
                fields={fields}
            />
            {scene === null ? (
                <Empty>{parameters.length === 0 ? say.noParameters : ofPosition(say.press)}</Empty>
            ) : (
                <>
                    <p class="inside-note" aria-live={working ? "off" : "polite"}>
                        {findingOf(scene.sweep) || say.searching}
                    </p>
                    <div class="pane">
                        <div class="duel-canvas" style={{ minHeight: `${heightOf(scene)}px` }}>
                            <Surface
                                tabIndex={0}
                                paint={paintSweep(scene)}
                                onSize={setSize}
                                label={say.label(scene.sweep.first.title, findingOf(scene.sweep))}
                            />
                        </div>
                    </div>
                </>
            )}
            <ParameterDoc base={FIRST} parameters={parameters} fields={fields} />
            <ParameterDoc base={SECOND} parameters={parameters} fields={fields} />
        </div>
    );
}
