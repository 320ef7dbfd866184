/** Which knob is turned, from where to where, and what it does. */
import { useId } from "preact/hooks";
import { Doc } from "../../params/knobs.tsx";
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
    const id = useId();
    const now = chosen(base, fields, knobs);
    const numeric =
        now !== null && (now.knob.param.type === "int" || now.knob.param.type === "real");
    const number = (at: number, title: string, value: number) => (
        <label class="sweep-number">
            {title}
            <input
                type="number"
                class="input num"
                step="any"
                value={value}
                onChange={(event) => {
                    clear();
                    change({ [base + at]: event.currentTarget.value });
                }}
            />
        </label>
    );
    return (
        <div class="sweep-knob">
            <label for={id}>{label}</label>
            <select
                id={id}
                class="select"
                value={now?.knob.path ?? ""}
                onChange={(event) => {
                    clear();
                    change({
                        [base]: event.currentTarget.value,
                        [base + 1]: "",
                        [base + 2]: "",
                        [base + 3]: "",
                    });
                }}
            >
                {base === SECOND && <option value="">none</option>}
                {knobs.map(({ path }) => (
                    <option key={path} value={path}>
                        {path}
                    </option>
                ))}
            </select>
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
