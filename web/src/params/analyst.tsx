/** Who analyses: the engine's menu, its presets and its parameters, all acting on the running search. */

import { useComputed } from "@preact/signals";
import { useQuery } from "../engine/hooks.ts";
import type { Param } from "../engine/protocol.ts";
import { setAnalyst, tuneAnalyst } from "../state/act/actions.ts";
import { gameRowOf } from "../state/read/looks.ts";
import { analystSpec, rowOfSpec, searcherRow } from "../state/read/roles.ts";
import { analysis, show, shownFamily } from "../state/read/store.ts";
import { Fold } from "../ui/fold.tsx";
import { lazy } from "../ui/lazy.tsx";
import { params as say } from "../words/params.ts";
import { SearcherSelect } from "./chooser.tsx";
import { MainSettings, mainParams } from "./main.tsx";
import { changesTo, presetSpec } from "./values.ts";
import "../styles/analysis.css";

const PlayerSettings = lazy(() => import("./settings.tsx"), "PlayerSettings");

const choose = (spec: string) => setAnalyst(spec, true);

/** Limits hold for moves; an analysis has none but those that are open. */
const unasked = (param: Param) => param.limit === true || param.name === "name";

/** The menu of those who can analyse. */
export function AnalystSelect() {
    const name = rowOfSpec(analysis.value.spec)?.name;
    // Its room is kept until it is known.
    if (name === undefined) return <div class="analyst-head analyst-waiting" />;
    return (
        <div class="analyst-head">
            <SearcherSelect
                label={say.analyst}
                compact
                value={name}
                onChange={(chosen) => choose(analystSpec(chosen))}
            />
        </div>
    );
}

interface Props {
    /** What matters most stands outside of the fold. */
    open?: boolean;
}

/** The settings of the one who analyses. */
export function AnalystSettings({ open = false }: Props) {
    const game = show.value?.game;
    const spec = useComputed(() => analysis.value.spec).value;
    const now = useQuery(
        "spec",
        () => (spec === "" || game === undefined ? undefined : `spec player ${spec}`),
        { about: () => [game] },
    ).answer.value;
    const row = now === null ? undefined : searcherRow(now.name);
    const gameRow = gameRowOf(shownFamily.value);
    const names = open ? "analyst analyst-open" : "analyst";
    if (now === null || row === undefined) return <div class={names} />;
    const main = open ? mainParams(row) : [];
    const changes = gameRow === undefined ? 0 : changesTo(row, "", now.values, gameRow).length;
    return (
        <div class={names}>
            {open && <MainSettings row={row} values={now.values} spec={now.text} />}
            <Fold
                title={open ? say.moreSettings : say.settings}
                words={changes === 0 ? say.asUsual : say.changed(changes)}
                spec={now.text}
            >
                {() => (
                    <PlayerSettings
                        presets={say.analystPresets}
                        row={row}
                        values={now.values}
                        hide={(param) => unasked(param) || main.includes(param)}
                        onChange={tuneAnalyst}
                        onPick={(preset) => choose(presetSpec(row, preset, null))}
                    />
                )}
            </Fold>
        </div>
    );
}
