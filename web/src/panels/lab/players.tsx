/** The choice of one computer player: at the board, a searcher, one of its presets, or any spec. */

import type { ComponentChildren } from "preact";
import { useId, useState } from "preact/hooks";
import { engine } from "../../engine/engine.ts";
import type { Show } from "../../engine/protocol.ts";
import { specEntries } from "../../params/chooser.tsx";
import { playerTitle } from "../../params/titles.ts";
import { find } from "../../state/act/actions.ts";
import { inRole, usualPlayer } from "../../state/read/roles.ts";
import { analysis, players } from "../../state/read/store.ts";
import { seatName } from "../../text/format.ts";
import { TextField } from "../../ui/entry.tsx";
import { Field } from "../../ui/field.tsx";
import { type Entry, idsOf, Select } from "../../ui/select.tsx";
import { Refusal } from "../../ui/words.tsx";
import { lab } from "../../words/lab.ts";

const say = lab.choices;

const OWN = "own";

/** Computers at the board first, so that an experiment begins with what is there. */
export function proposed(index: number): string {
    const seated = players.value.filter((player) => !player.human).map((player) => player.spec);
    const others = [...inRole("judge"), ...inRole("baseline")].map(({ name }) => name);
    const list = [...new Set([...seated, ...others])];
    return list[index] ?? list[0] ?? usualPlayer();
}

interface PlayerChoiceProps {
    label: string;
    spec: string;
    line: Show;
    onChange: (spec: string) => unknown;
    /** What "" is called, where there may be nobody. */
    nobody?: string | undefined;
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
            <TextField
                label={say.line(label)}
                compact
                invalid={wrong !== ""}
                describedby={id}
                value={typed ?? spec}
                onInput={setTyped}
                onChange={take}
            />
            <Refusal id={id} text={wrong} />
        </div>
    );
}

export function PlayerChoice(props: PlayerChoiceProps) {
    const { label, spec, line, onChange, nobody, children } = props;
    const [own, setOwn] = useState(false);
    const seats = players.value.flatMap((player, seat) =>
        player.human
            ? []
            : [
                  {
                      id: player.spec,
                      title: say.seated(seatName(line, seat), playerTitle(player.spec)),
                  },
              ],
    );
    const analyst = analysis.value.spec;
    if (analyst !== "") seats.push({ id: analyst, title: say.analysis(playerTitle(analyst)) });
    const entries: Entry<string>[] = [
        ...(nobody === undefined ? [] : [{ id: "", title: nobody }]),
        { id: OWN, title: say.written },
        { group: say.atBoard, entries: seats },
        ...specEntries(seats.map(({ id }) => id)),
    ];
    if (!idsOf(entries).includes(spec)) entries.unshift({ id: spec, title: playerTitle(spec) });
    return (
        <>
            <Field label={label}>
                {(ties) => (
                    <div class="lab-choice">
                        <Select
                            {...ties}
                            title={spec}
                            value={own ? OWN : spec}
                            entries={entries}
                            onChange={(value) => {
                                setOwn(value === OWN);
                                if (value !== OWN) onChange(value);
                            }}
                        />
                        {children}
                    </div>
                )}
            </Field>
            {own && <OwnSpec label={label} spec={spec} onChange={onChange} />}
        </>
    );
}
