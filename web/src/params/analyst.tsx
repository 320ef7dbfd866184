/** Who analyses: the engine's menu, its presets and its parameters, all acting on the running search. */

import { useComputed } from "@preact/signals";
import { useQuery } from "../engine/hooks.ts";
import { setAnalyst, tuneAnalyst } from "../state/actions.ts";
import { analysis, show } from "../state/store.ts";
import { SearcherSelect } from "./chooser.tsx";
import { PlayerFold } from "./fold.tsx";

const choose = (spec: string) => setAnalyst(spec, true);

export function Analyst() {
    const game = show.value?.game;
    const spec = useComputed(() => analysis.value.spec).value;
    const now = useQuery(
        "spec",
        () => (spec === "" || game === undefined ? undefined : `spec player ${spec}`),
        { about: () => [game] },
    ).answer.value;
    // Its room is kept until it is known.
    if (now === null) return <div class="analyst" />;
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
                onChange={tuneAnalyst}
                onSpec={choose}
            />
        </div>
    );
}
