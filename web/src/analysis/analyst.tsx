/** Who analyses: the engine's menu, its presets and its parameters, all acting on the running search. */

import { effect, signal } from "@preact/signals";
import { useId } from "preact/hooks";
import { engine } from "../engine/engine.ts";
import type { Param, SpecLine } from "../engine/protocol.ts";
import { SearcherSelect } from "../params/chooser.tsx";
import { PlayerFold } from "../params/fold.tsx";
import { setAnalyst, tuneAnalyst } from "../state/actions.ts";
import { gameRowOf } from "../state/looks.ts";
import { analysis, show } from "../state/store.ts";

/** The analysing player with all its values; null until the core has read its spec. */
const analyst = signal<SpecLine | null>(null);

let asked = "";

effect(() => {
    const { spec } = analysis.value;
    const game = show.value?.game;
    if (spec === "" || game === undefined || asked === `${game} ${spec}`) return;
    asked = `${game} ${spec}`;
    const question = asked;
    void engine.send(`spec player ${spec}`, { quiet: true }).then((answers) => {
        const line = answers.find((answer): answer is SpecLine => answer.type === "spec");
        if (line !== undefined && question === asked) analyst.value = line;
    });
});

/** Live analysis has no end, a seat or a name. */
const hide = (param: Param) => param.limit === true || param.name === "name";

export function Analyst() {
    const id = useId();
    const now = analyst.value;
    const gameRow = gameRowOf(show.value?.family);
    if (now === null || gameRow === undefined) return null;
    return (
        <div class="analyst">
            <div class="analyst-head">
                <label class="sr-only" for={`${id}s`}>
                    Analysing player
                </label>
                <SearcherSelect
                    id={`${id}s`}
                    value={now.name}
                    human={false}
                    onChange={setAnalyst}
                />
            </div>
            <PlayerFold
                title="Knobs"
                presets="Presets of the analysing player"
                player={now}
                gameRow={gameRow}
                hide={hide}
                onChange={tuneAnalyst}
                onSpec={setAnalyst}
            />
        </div>
    );
}
