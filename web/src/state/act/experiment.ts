/**
 * Experiments as links carry them: players and options as words of the console's line. What is chosen in
 * their panels stands here, so that a link opens the very experiment.
 */
import { signal } from "@preact/signals";
import { links as say } from "../../words/links.ts";
import { fromBase64url, toBase64url } from "../keep/pack.ts";
import { notify } from "./notify.ts";

/** In the place of a player that nobody has chosen. */
const OPEN = "-";

const isOption = (word: string) => /^\w+=/.test(word);

export class ExperimentRequest {
    /** Chosen players; "" = what fits. */
    readonly players = signal<readonly string[]>([]);
    /** name=value of what has been set. */
    readonly options = signal<readonly string[]>([]);

    write(): string {
        const players = this.players.value.map((spec) => (spec === "" ? OPEN : spec));
        const line = [...players, ...this.options.value].join(" ");
        return line === "" ? "" : toBase64url(new TextEncoder().encode(line));
    }

    /** A link that says nothing of it leaves what is chosen. */
    read(text: string): void {
        if (text === "") return;
        let line: string;
        try {
            line = new TextDecoder("utf-8", { fatal: true }).decode(fromBase64url(text));
        } catch {
            notify("error", say.damagedExperiment);
            return;
        }
        const words = line.split(" ").filter((word) => word !== "");
        this.players.value = words
            .filter((word) => !isOption(word))
            .map((word) => (word === OPEN ? "" : word));
        this.options.value = words.filter(isOption);
    }
}

export const experiments = {
    match: new ExperimentRequest(),
    tournament: new ExperimentRequest(),
    sweep: new ExperimentRequest(),
    evolve: new ExperimentRequest(),
};
