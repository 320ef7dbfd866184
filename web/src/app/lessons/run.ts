/** Carries out the match or the evolution that a step of a lesson speaks of, in the lab. */
import { hasEvolved, isActive, startEvolution } from "../../panels/lab/evolve/evolution.ts";
import { shown } from "../../panels/lab/run.ts";
import { show } from "../../state/read/store.ts";
import { learn as say } from "../../words/learn.ts";

const isOption = (word: string) => /^\w+=/.test(word);

export async function demonstrate(line: string): Promise<void> {
    const [kind, ...words] = line.split(" ");
    const players = words.filter((word) => !isOption(word));
    const options = words.filter(isOption);
    const value = (name: string) =>
        options.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
    if (kind === "match") {
        const total = Number(value("games"));
        await shown.start({
            kind,
            players,
            total,
            game: show.value?.game ?? "",
            seed: Number(value("seed") ?? 1),
            options: options.filter((word) => !word.startsWith("seed=")),
            keep: total <= 200,
        });
    } else if (!isActive()) {
        const until = say.generations(Number(value("generations")));
        const request = { spec: players[0] ?? "", options, until, goOn: false };
        // Two steps may speak of the same one.
        if (!hasEvolved(request)) await startEvolution(request);
    }
}
