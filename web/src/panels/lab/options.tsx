/** Options of a batch command as generated controls, and as words of its line. */
import { signal } from "@preact/signals";
import type { GameRow, Param, Row, Values } from "../../engine/protocol.ts";
import { SpecEditor } from "../../params/editor.tsx";
import { changeTo, valuesWith, wordsOf } from "../../params/values.ts";
import { describe } from "../../state/store.ts";

/** What the page does by itself. */
const OWN = ["pool", "keep"];

/** Ranges in which a slider is of use (the console takes more), and the page's own defaults. */
const TAILORED: { [name: string]: Partial<Param> } = {
    games: { max: 10000, log: true, limit: true },
    openings: { max: 20, limit: true },
    time: { limit: true },
    nodes: { max: 1_000_000, log: true, limit: true },
    kind: { limit: true },
    seed: { advanced: true },
    fair: { advanced: true },
    elo0: { advanced: true },
    elo1: { advanced: true },
};

export class Options {
    private readonly command: string;
    private readonly inits: Values;
    /** As far as they differ from the defaults. */
    private readonly changed = signal<Values>({});
    private tailored: Row | null = null;

    /** `inits`: defaults of the page that differ from those of the console. */
    constructor(command: string, inits: Values = {}) {
        this.command = command;
        this.inits = inits;
    }

    /** The options as a row, so that their controls are generated like all others. */
    get row(): Row {
        if (this.tailored !== null) return this.tailored;
        const found = describe.value?.commands.find((row) => row.name === this.command);
        const params = (found?.options ?? [])
            .filter((param) => !OWN.includes(param.name))
            .map((param) => {
                const init = this.inits[param.name];
                const own = typeof init === "object" || init === undefined ? {} : { init };
                return { ...param, ...TAILORED[param.name], ...own };
            });
        const row = { name: this.command, title: this.command, doc: "", presets: [], params };
        if (params.length > 0) this.tailored = row;
        return row;
    }

    get values(): Values {
        return valuesWith(this.row, this.changed.value);
    }

    number(name: string): number {
        return Number(this.values[name] ?? 0);
    }

    set(name: string, text: string): void {
        this.changed.value = changeTo(this.row, this.changed.value, name, text);
    }

    reset(): void {
        this.changed.value = {};
    }

    /** key=value words of what differs from the console's defaults; the seed is told apart. */
    words(): string[] {
        const params = this.row.params.filter(({ name }) => name !== "seed");
        return wordsOf(params, this.values, this.inits);
    }

    /** The seed that was chosen, else that of the session. */
    seed(session: number): number {
        const seed = this.number("seed");
        return seed < 0 ? session : seed;
    }
}

export function OptionsEditor({ options, gameRow }: { options: Options; gameRow: GameRow }) {
    return (
        <SpecEditor
            kind="player"
            row={options.row}
            values={options.values}
            gameRow={gameRow}
            onChange={(path, text) => options.set(path, text)}
            onReset={() => options.reset()}
        />
    );
}
