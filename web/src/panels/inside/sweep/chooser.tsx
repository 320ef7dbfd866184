/** Which parameter is swept, from where to where, and what it does. */

import { type Placed, placedEntries } from "../../../params/placed.ts";
import { NumberField } from "../../../ui/entry.tsx";
import { Select } from "../../../ui/select.tsx";
import { Doc } from "../../../ui/words.tsx";
import { sweep as say } from "../../../words/inside/sweep.ts";
import { MOST_VALUES } from "./parameters.ts";
import { change, chosen, clear, SECOND } from "./run.ts";

/** The first sentence: what the parameter does. */
const firstSentence = (doc: string) => /^.*?[.!?](?=\s|$)/s.exec(doc)?.[0] ?? doc;

export function ParameterChooser({
    base,
    label,
    parameters,
    fields,
}: {
    base: number;
    label: string;
    parameters: readonly Placed[];
    fields: readonly string[];
}) {
    const now = chosen(base, fields, parameters);
    const numeric =
        now !== null && (now.parameter.param.type === "int" || now.parameter.param.type === "real");
    const number = (at: number, title: string, value: number) => (
        <NumberField
            label={title}
            class="sweep-number"
            whole={false}
            value={value}
            onChange={(typed) => {
                clear();
                change({ [base + at]: String(typed) });
            }}
        />
    );
    return (
        <div class="sweep-parameter">
            <Select
                label={label}
                value={now?.parameter.path ?? ""}
                entries={[
                    ...(base === SECOND ? [{ id: "", title: say.none }] : []),
                    ...placedEntries(parameters),
                ]}
                onChange={(path) => {
                    clear();
                    change({ [base]: path, [base + 1]: "", [base + 2]: "", [base + 3]: "" });
                }}
            />
            {numeric && (
                <>
                    {number(1, say.from, Number(now.range.from.toPrecision(4)))}
                    {number(2, say.to, Number(now.range.to.toPrecision(4)))}
                    {number(3, say.values, Math.min(MOST_VALUES, now.range.count))}
                </>
            )}
        </div>
    );
}

/** What the chosen parameter does. */
export function ParameterDoc({
    base,
    parameters,
    fields,
}: {
    base: number;
    parameters: readonly Placed[];
    fields: readonly string[];
}) {
    const now = chosen(base, fields, parameters);
    if (now === null) return null;
    return (
        <p class="muted inside-count">
            <Doc text={firstSentence(now.parameter.param.doc)} />
        </p>
    );
}
