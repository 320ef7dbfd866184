/** Who analyses: the engine's menu, its presets and its parameters, all acting on the running search. */

import { useComputed } from "@preact/signals";
import { useQuery } from "../engine/hooks.ts";
import type { Param } from "../engine/protocol.ts";
import { setAnalyst, tuneAnalyst } from "../state/actions.ts";
import { gameRowOf } from "../state/looks.ts";
import { analysis, show } from "../state/store.ts";
import { SearcherSelect } from "./chooser.tsx";
import { PlayerFold } from "./fold.tsx";

const choose = (spec: string) => setAnalyst(spec, true);

/** Live analysis has no end, a seat or a name. */
const hide = (param: Param) => param.limit === true || param.name === "name";

export function Analyst() {
    const game = show.value?.game;
    const spec = useComputed(() => analysis.value.spec).value;
    const now = useQuery(
        "spec",
        () => (spec === "" || game === undefined ? undefined : `spec player ${spec}`),
        { about: () => [game] },
    ).answer.value;
    const gameRow = gameRowOf(show.value?.family);
    if (now === null || gameRow === undefined) return null;
    return (
        <div class="analyst">
            <div class="analyst-head">
                <SearcherSelect
                    label="Analysing player"
                    compact
                    value={now.name}
                    onChange={choose}
                />
            </div>
            <PlayerFold
                title="Parameters"
                presets="Presets of the analysing player"
                player={now}
                gameRow={gameRow}
                hide={hide}
                onChange={tuneAnalyst}
                onSpec={choose}
            />
        </div>
    );
}
