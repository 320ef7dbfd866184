/**
 * The one or two parameters of the analysing player that matter most, as open sliders. A limit on effort
 * has one more stop, at which the search goes on as long as it can find more.
 */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Param, Row, Values } from "../engine/protocol.ts";
import { limitAnalyst, tuneAnalyst } from "../state/act/actions.ts";
import { analysis } from "../state/read/store.ts";
import { Slider } from "../ui/slider.tsx";
import { Term } from "../ui/term.tsx";
import { entered, grouped } from "../words/numbers.ts";
import { params as say } from "../words/params.ts";
import { scaleOf } from "./scale.ts";
import { numberText, unitOf, valueText } from "./values.ts";

/** A slider shows what the hand does until the core's answer has had this time to arrive. */
const ECHO = 600;

export const mainParams = (row: Row) =>
    row.params.filter((param) => param.main === true && scaleOf(param) !== null);

function shownText(param: Param, value: number): string {
    // Of what is counted in a unit, nothing at all leaves it to the search.
    if (param.unit !== undefined && value === 0 && param.init === 0) return say.automatic;
    const text = param.type === "time" ? entered(numberText(param, value)) : grouped(value, 10);
    const unit = unitOf(param, value);
    return unit === undefined ? text : say.unit(text, unit);
}

function MainSlider({ param, value }: { param: Param; value: number }) {
    const scale = useMemo(() => scaleOf(param), [param]);
    const [held, setHeld] = useState<number | null>(null);
    const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
    useEffect(() => () => clearTimeout(timer.current), []);
    if (scale === null) return null;
    const last = scale.steps + (param.limit ? 1 : 0);
    const now = param.limit && !analysis.value.limited ? last : scale.position(value);
    const position = held ?? now;
    const endless = position > scale.steps;
    // A value that was typed elsewhere may lie between two stops.
    const text = endless
        ? say.noEnd
        : shownText(param, position === now ? value : scale.value(position));
    const change = (next: number) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setHeld(null), ECHO);
        setHeld(next);
        const wanted = next > scale.steps ? null : valueText(param, scale.value(next));
        if (param.limit) void limitAnalyst(param.name, wanted);
        else if (wanted !== null) void tuneAnalyst(param.name, wanted);
    };
    return (
        <div class="main-setting">
            <Term doc={param.doc} code={param.name}>
                {param.title}
            </Term>
            <Slider
                compact
                label={param.title}
                title={param.doc}
                max={last}
                value={position}
                spoken={text}
                shown={text}
                onChange={change}
            />
        </div>
    );
}

export function MainSettings({ row, values }: { row: Row; values: Values }) {
    return (
        <div class="main-settings">
            {mainParams(row).map((param) => {
                const value = values[param.name];
                if (typeof value !== "number") return null;
                return <MainSlider key={`${row.name} ${param.name}`} param={param} value={value} />;
            })}
        </div>
    );
}
