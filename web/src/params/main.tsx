/**
 * The one or two parameters of the analysing player that matter most, as open sliders. A limit on effort
 * has one more stop, at which the search goes on as long as it can find more.
 */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Row, Values } from "../engine/protocol.ts";
import { limitAnalyst, tuneAnalyst } from "../state/act/actions.ts";
import { analysis, show } from "../state/read/store.ts";
import { rested } from "../ui/later.ts";
import { lazy } from "../ui/lazy.tsx";
import { Slider } from "../ui/slider.tsx";
import { Term } from "../ui/term.tsx";
import { params as say } from "../words/params.ts";
import { scaleOf } from "./scale.ts";
import { type Setting, shownText } from "./shown.ts";
import { valueText } from "./values.ts";

const Buys = lazy(() => import("./buys.tsx"), "Buys");

/** A slider shows what the hand does until the core's answer has had this time to arrive. */
const ECHO = 600;

export const mainParams = (row: Row) =>
    row.params.filter((param) => param.main === true && scaleOf(param) !== null);

function MainSlider(props: Setting) {
    const { param, value, near } = props;
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
            {near && <Buys {...props} position={position} />}
        </div>
    );
}

type Props = Pick<Setting, "row" | "spec"> & { values: Values };

export function MainSettings({ row, values, spec }: Props) {
    // Who opens it later is here; that nobody has done anything yet some browsers tell.
    const here = rested.peek() && (navigator.userActivation?.hasBeenActive ?? true);
    const [near, setNear] = useState(here);
    const played = show.value?.moves_played.length !== 0;
    const come = () => setNear(true);
    useEffect(() => setNear(near || played), [played]);
    return (
        <div class="main-settings" onPointerEnter={come} onFocusIn={come}>
            {mainParams(row).map((param) => {
                const value = values[param.name];
                if (typeof value !== "number") return null;
                const key = `${row.name} ${param.name}`;
                return <MainSlider key={key} {...{ row, param, value, spec, near }} />;
            })}
        </div>
    );
}
