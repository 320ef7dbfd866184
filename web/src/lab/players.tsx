/** The choice of one computer player: at the board, a searcher, one of its presets, or any spec. */

import type { ComponentChildren } from "preact";
import { useId, useState } from "preact/hooks";
import { seatName } from "../analysis/format.ts";
import { engine } from "../engine/engine.ts";
import type { Show } from "../engine/protocol.ts";
import { find } from "../state/actions.ts";
import { computers, inRole, usualPlayer } from "../state/roles.ts";
import { analysis, players } from "../state/store.ts";

const OWN = "own";

/** Computers at the board first, so that an experiment begins with what is there. */
export function proposed(index: number): string {
    const seated = players.value.filter((player) => !player.human).map((player) => player.spec);
    const others = [...inRole("judge"), ...inRole("baseline")].map(({ name }) => name);
    const list = [...new Set([...seated, ...others])];
    return list[index] ?? list[0] ?? usualPlayer();
}

export interface PlayerChoiceProps {
    label: string;
    spec: string;
    line: Show;
    onChange: (spec: string) => unknown;
    /** Whether there may be nobody, "". */
    optional?: boolean;
    /** Beside the choice: a button that removes it. */
    children?: ComponentChildren;
}

function OwnSpec({
    label,
    spec,
    onChange,
}: Pick<PlayerChoiceProps, "label" | "spec" | "onChange">) {
    const id = useId();
    const [wrong, setWrong] = useState("");
    /** What stands in the entry, kept when the panel is drawn anew before it is taken. */
    const [typed, setTyped] = useState<string | null>(null);
    const take = async (text: string) => {
        const word = text.trim();
        if (word === "" || word === spec) {
            setTyped(null);
            return;
        }
        const answers = await engine.send(`spec player ${word}`, { quiet: true });
        const error = find(answers, "error");
        const read = find(answers, "spec");
        setWrong(error?.text ?? "");
        if (error !== undefined) return;
        onChange(read?.text ?? word);
        setTyped(null);
    };
    return (
        <div class="lab-own">
            <input
                class="input"
                aria-label={`Spec of ${label}`}
                aria-invalid={wrong !== ""}
                aria-describedby={id}
                spellcheck={false}
                autocomplete="off"
                value={typed ?? spec}
                onInput={(event) => setTyped(event.currentTarget.value)}
                onChange={(event) => void take(event.currentTarget.value)}
            />
            <p id={id} class="lab-wrong" role="status">
                {wrong}
            </p>
        </div>
    );
}

export function PlayerChoice(props: PlayerChoiceProps) {
    const { label, spec, line, onChange, optional = false, children } = props;
    const id = useId();
    const [own, setOwn] = useState(false);
    const seats = players.value.flatMap((player, seat) =>
        player.human
            ? []
            : [{ spec: player.spec, title: `${seatName(line, seat)}: ${player.spec}` }],
    );
    const analyst = analysis.value.spec;
    if (analyst !== "") seats.push({ spec: analyst, title: `Analysis: ${analyst}` });
    const rows = computers();
    const known = [
        ...(optional ? [""] : []),
        ...seats.map((seat) => seat.spec),
        ...rows.flatMap((row) => [
            row.name,
            ...row.presets.map((p) => `${row.name}(preset=${p.name})`),
        ]),
    ];
    return (
        <div class="contestant">
            <label for={id}>{label}</label>
            <div class="lab-choice">
                <select
                    id={id}
                    class="select"
                    value={own ? OWN : spec}
                    onChange={(event) => {
                        const { value } = event.currentTarget;
                        setOwn(value === OWN);
                        if (value !== OWN) onChange(value);
                    }}
                >
                    {!known.includes(spec) && <option value={spec}>{spec}</option>}
                    {optional && <option value="">none</option>}
                    <option value={OWN}>Own spec …</option>
                    <optgroup label="At the board">
                        {seats.map((seat) => (
                            <option
                                key={seat.title}
                                value={seat.spec}
                                selected={!own && seat.spec === spec}
                            >
                                {seat.title}
                            </option>
                        ))}
                    </optgroup>
                    {rows.map((row) => (
                        <optgroup key={row.name} label={row.title || row.name}>
                            <option value={row.name}>{row.name}</option>
                            {row.presets.map((preset) => (
                                <option
                                    key={preset.name}
                                    value={`${row.name}(preset=${preset.name})`}
                                >
                                    {`${row.name}: ${preset.title ?? preset.name}`}
                                </option>
                            ))}
                        </optgroup>
                    ))}
                </select>
                {children}
            </div>
            {own && <OwnSpec label={label} spec={spec} onChange={onChange} />}
        </div>
    );
}
