/** Options of a command as generated controls, and as words of its line. */
import { signal } from "@preact/signals";
import type { GameRow, Param, Row, Values } from "../../engine/protocol.ts";
import { SpecEditor } from "../../params/editor.tsx";
import { changeTo, valuesWith, wordsOf } from "../../params/values.ts";
import { describe } from "../../state/store.ts";

/** Ranges in which a slider is of use (the console takes more), and the page's own defaults. */
export type Tailored = { [name: string]: Partial<Param> };

interface Shape {
    /** Of the parameters that are shown; a later one comes on top. */
    tailored: readonly Tailored[];
    /** What the page chooses by itself or by other controls. */
    hidden?: readonly string[];
    /** Parameters that stand before those of the command. */
    before?: readonly Param[];
}

export class Options {
    private readonly command: string;
    private readonly shape: () => Shape;
    /** As far as they differ from the defaults. */
    readonly changed = signal<Values>({});

    constructor(command: string, shape: () => Shape) {
        this.command = command;
        this.shape = shape;
    }

    /** The options as a row, so that their controls are generated like all others. */
    get row(): Row {
        const { tailored, hidden = [], before = [] } = this.shape();
        const own = describe.value?.commands.find(({ name }) => name === this.command)?.options;
        const params = [...before, ...(own ?? [])]
            .filter(({ name, type }) => type !== "blob" && !hidden.includes(name))
            .map(
                (param): Param => Object.assign({}, param, ...tailored.map((by) => by[param.name])),
            );
        return { name: this.command, title: this.command, doc: "", presets: [], params };
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

    /** key=value words of those options that differ from the console's defaults. */
    words(wanted: (name: string) => boolean = () => true): string[] {
        const params = this.row.params.filter(({ name }) => wanted(name));
        const inits = this.shape().tailored.flatMap(Object.entries<Partial<Param>>);
        const said = inits.flatMap(([name, { init }]) =>
            init === undefined ? [] : [[name, init]],
        );
        return wordsOf(params, this.values, Object.fromEntries(said));
    }

    /** The seed that was chosen, else that of the session. */
    seed(session: number): number {
        const seed = this.number("seed");
        return seed < 0 ? session : seed;
    }
}

interface EditorProps {
    options: Options;
    gameRow: GameRow;
    /** Where a change does more than to be kept for the next run. */
    onChange?: (name: string, text: string) => unknown;
}

export function OptionsEditor({ options, gameRow, onChange }: EditorProps) {
    return (
        <SpecEditor
            row={options.row}
            values={options.values}
            gameRow={gameRow}
            onChange={onChange ?? ((path, text) => options.set(path, text))}
            onReset={() => options.reset()}
        />
    );
}
