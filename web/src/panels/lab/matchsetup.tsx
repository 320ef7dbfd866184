/** Many games between two players: who, how many, and what the results prove while they come in. */
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import type { GameRow, Show } from "../../engine/protocol.ts";
import { BatchButtons, Earlier, Workers } from "./controls.tsx";
import { keptGames } from "./kept.ts";
import { Options, OptionsEditor } from "./options.tsx";
import { PlayerChoice, proposed } from "./players.tsx";
import { Results } from "./results.tsx";
import { matches } from "./run.ts";

/** Chosen by the person; "" = what fits. */
const wishes = signal<string[]>([]);
/** A slow player must not hold up everything: a second a move. */
const options = new Options("match", { time: 1 });

export function MatchSetup({ line, gameRow }: { line: Show; gameRow: GameRow }) {
    const [waits, setWaits] = useState(false);
    const specs = Array.from(
        { length: Math.max(2, line.player_names.length) },
        (_, i) => wishes.value[i] || proposed(i),
    );
    const begin = async () => {
        setWaits(true);
        const games = options.number("games");
        await matches.start({
            kind: "match",
            players: specs,
            game: line.game,
            seed: options.seed(line.seed),
            options: options.words(),
            total: games,
            keep: games <= keptGames(line.player_names.length),
        });
        setWaits(false);
    };
    return (
        <>
            <div class="contestants">
                {specs.map((spec, i) => (
                    <PlayerChoice
                        key={i}
                        label={`Player ${i + 1}`}
                        spec={spec}
                        line={line}
                        onChange={(value) => {
                            const next = [...wishes.value];
                            next[i] = value;
                            wishes.value = Array.from(next, (wish) => wish ?? "");
                        }}
                    />
                ))}
                <Workers onResize={() => matches.resize()} />
            </div>
            <OptionsEditor options={options} gameRow={gameRow} />
            <BatchButtons batch={matches} blocked={waits} onStart={begin} />
            <Earlier batch={matches} />
            {matches.run.value !== null && <Results run={matches.run.value} />}
        </>
    );
}
