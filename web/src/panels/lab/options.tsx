/** Options of a command as generated controls, and as words of its line. */
import { type Signal, signal } from "@preact/signals";
import type { GameRow, Param, Row, Values } from "../../engine/protocol.ts";
import { SpecEditor } from "../../params/editor.tsx";
import { checkNumber } from "../../params/entered.ts";
import { readNumber, titleOf, valueText } from "../../params/values.ts";
import { describe } from "../../state/read/store.ts";
import { Refusal } from "../../ui/words.tsx";
import { lab as say } from "../../words/lab.ts";

/** Ranges in which a slider is of use (the console takes more), and the page's own defaults. */
export type Tailored = { [name: string]: Partial<Param> };

/** Every parameter of a row with its value: its default, or what was changed. */
function valuesWith(row: Row, changed: Values): Values {
    return Object.fromEntries(
        row.params.map(({ name, init }) => [name, changed[name] ?? init] as const),
    );
}

/** The changed values with one more; `text` is what a control says. Unknown names change nothing. */
function changeTo(row: Row, changed: Values, name: string, text: string): Values {
    const param = row.params.find((candidate) => candidate.name === name);
    if (param === undefined) return changed;
    const value = param.type === "bool" ? text === "yes" : (readNumber(param, text) ?? text);
    return { ...changed, [name]: value };
}

/** name=value words of what differs from the defaults; those in `said` are always told. */
function wordsOf(params: readonly Param[], values: Values, said: object = {}): string[] {
    return params.flatMap((param) => {
        const value = values[param.name];
        if (value === undefined || typeof value === "object") return [];
        if (value === param.init && !(param.name in said)) return [];
        return [`${param.name}=${valueText(param, value)}`];
    });
}

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
    /** name=value of what the person has set. */
    readonly chosen: Signal<readonly string[]>;

    constructor(
        command: string,
        shape: () => Shape,
        chosen: Signal<readonly string[]> = signal<readonly string[]>([]),
    ) {
        this.command = command;
        this.shape = shape;
        this.chosen = chosen;
    }

    /** Of the command, as the core takes them. */
    private get params(): readonly Param[] {
        const { hidden = [], before = [] } = this.shape();
        const own = describe.value?.commands.find(({ name }) => name === this.command)?.options;
        return [...before, ...(own ?? [])].filter(
            ({ name, type }) => type !== "blob" && !hidden.includes(name),
        );
    }

    /** The options as a row, so that their controls are generated like all others. */
    get row(): Row {
        const { tailored } = this.shape();
        const params = this.params.map(
            (param): Param => Object.assign({}, param, ...tailored.map((by) => by[param.name])),
        );
        return { name: this.command, title: this.command, doc: "", presets: [], params };
    }

    private changed(row: Row): Values {
        const elsewhere = this.elsewhere;
        return this.chosen.value.reduce<Values>((values, word) => {
            const at = word.indexOf("=");
            if (elsewhere.includes(word)) return values;
            return changeTo(row, values, word.slice(0, at), word.slice(at + 1));
        }, {});
    }

    get values(): Values {
        const { row } = this;
        return valuesWith(row, this.changed(row));
    }

    /** Whether the person has chosen it. */
    isSet(name: string): boolean {
        return this.chosen.value.some((word) => word.startsWith(`${name}=`));
    }

    number(name: string): number {
        return Number(this.values[name] ?? 0);
    }

    set(name: string, text: string): void {
        const { row } = this;
        const values = changeTo(row, this.changed(row), name, text);
        this.chosen.value = [
            ...this.elsewhere,
            ...row.params.flatMap((param) => {
                const value = values[param.name];
                return value === undefined || typeof value === "object"
                    ? []
                    : [`${param.name}=${valueText(param, value)}`];
            }),
        ];
    }

    /** What a link has set that the core would not take: a sentence each. */
    get wrong(): { refused: string[]; unknown: string[] } {
        const { elsewhere, params } = this;
        const found = { refused: [] as string[], unknown: [] as string[] };
        for (const word of this.chosen.value) {
            if (elsewhere.includes(word)) continue;
            const at = word.indexOf("=");
            const [name, text] = [word.slice(0, at), word.slice(at + 1)];
            const param = params.find((one) => one.name === name);
            if (param === undefined) {
                found.unknown.push(say.options.unknown(name));
            } else if (["int", "real", "time"].includes(param.type)) {
                const checked = checkNumber(param, text);
                if ("error" in checked) found.refused.push(checked.error);
            } else if (param.choices?.includes(text) === false) {
                found.refused.push(say.options.refused(titleOf(param), text));
            }
        }
        return found;
    }

    reset(): void {
        this.chosen.value = this.elsewhere;
    }

    /** What is chosen by other controls. */
    private get elsewhere(): string[] {
        const { hidden = [] } = this.shape();
        return this.chosen.value.filter((word) => hidden.includes(word.replace(/=.*/, "")));
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

/** What is wrong with the options of a link. */
export function OptionsNote({ options }: { options: Options }) {
    const { refused, unknown } = options.wrong;
    return <Refusal text={[...refused, ...unknown].join(" ")} />;
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
