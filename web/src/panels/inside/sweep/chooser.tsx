/** Which knob is turned, from where to where, and what it does. */
import { NumberField } from "../../../ui/entry.tsx";
import { Select } from "../../../ui/select.tsx";
import { Doc } from "../../../ui/words.tsx";
import { type Knob, MOST_VALUES } from "./knobs.ts";
import { change, chosen, clear, SECOND } from "./turn.ts";

/** The first sentence: what the knob does. */
const firstSentence = (doc: string) => /^.*?[.!?](?=\s|$)/s.exec(doc)?.[0] ?? doc;

export function KnobChooser({
    base,
    label,
    knobs,
    fields,
}: {
    base: number;
    label: string;
    knobs: readonly Knob[];
    fields: readonly string[];
}) {
    const now = chosen(base, fields, knobs);
    const numeric =
        now !== null && (now.knob.param.type === "int" || now.knob.param.type === "real");
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
        <div class="sweep-knob">
            <Select
                label={label}
                value={now?.knob.path ?? ""}
                entries={[
                    ...(base === SECOND ? [{ id: "", title: "none" }] : []),
                    ...knobs.map(({ path }) => path),
                ]}
                onChange={(path) => {
                    clear();
                    change({ [base]: path, [base + 1]: "", [base + 2]: "", [base + 3]: "" });
                }}
            />
            {numeric && (
                <>
                    {number(1, "from", Number(now.range.from.toPrecision(4)))}
                    {number(2, "to", Number(now.range.to.toPrecision(4)))}
                    {number(3, "values", Math.min(MOST_VALUES, now.range.count))}
                </>
            )}
            {now !== null && (
                <p class="muted sweep-doc">
                    <Doc text={firstSentence(now.knob.param.doc)} />
                </p>
            )}
        </div>
    );
}
