/** The menu of searchers and the row of their presets. */
import "../styles/params.css";
import type { GameRow, Preset, Row, Values } from "../engine/protocol.ts";
import { computers, parts, takes } from "../state/read/roles.ts";
import { searchers } from "../state/read/store.ts";
import { Button } from "../ui/button.tsx";
import { type Entry, Select } from "../ui/select.tsx";
import { params as say } from "../words/params.ts";
import { presetFits } from "./values.ts";

interface SearcherSelectProps {
    /** For screen readers only when `compact`. */
    label: string;
    compact?: boolean;
    value: string;
    /** People may take the seat, too. */
    human?: boolean;
    onChange: (name: string) => unknown;
}

/** All searchers, people first, then the common ones; those that do not fit are disabled and say why. */
export function SearcherSelect({ human = false, ...rest }: SearcherSelectProps) {
    const person = takes("person");
    const rows = searchers.value.filter((row) => human || row.name !== person);
    const sorted = [...rows].sort(
        (a, b) =>
            Number(b.name === person) - Number(a.name === person) ||
            Number(b.fits) - Number(a.fits) ||
            parts(b.name) - parts(a.name),
    );
    const entries = sorted.map(({ name, title, fits, reason }) => ({
        id: name,
        title: fits ? title || name : say.unfit(title || name, reason ?? null),
        disabled: !fits,
    }));
    return <Select class="searcher-select" entries={entries} {...rest} />;
}

/** Specs of all computer players and their presets, but for those that stand elsewhere. */
export function specEntries(but: readonly string[] = []): Entry<string>[] {
    return computers().map(({ name, title, doc, presets }) => ({
        group: title || name,
        entries: [
            { id: name, title: title || name, doc },
            ...presets.map((preset) => ({
                id: `${name}(preset=${preset.name})`,
                title: say.parts([title || name, preset.title ?? preset.name]),
                doc: preset.doc,
            })),
        ].filter(({ id }) => !but.includes(id)),
    }));
}

interface PresetsProps {
    label: string;
    row: Row;
    values: Values;
    gameRow: GameRow;
    onPick: (preset: Preset) => unknown;
}

/** The presets side by side; the one in force is pressed and says what it is. */
export function Presets({ label: heading, row, values, gameRow, onPick }: PresetsProps) {
    if (row.presets.length === 0) return null;
    const now = row.presets.find((preset) => presetFits(row, preset, values, gameRow));
    return (
        <fieldset class="presets">
            <legend class="sr-only">{heading}</legend>
            <div class="preset-row">
                {row.presets.map((preset) => (
                    <Button
                        look="chip"
                        pressed={preset === now}
                        key={preset.name}
                        title={preset.doc ?? preset.values}
                        onClick={() => onPick(preset)}
                    >
                        {preset.title ?? preset.name}
                    </Button>
                ))}
            </div>
            <p class="preset-doc muted">{now === undefined ? say.ownSettings : now.doc}</p>
        </fieldset>
    );
}
