/**
 * What a setting buys, as a small curve under its slider: strength over the slider's own positions, with its interval
 * as a band and a dot where the slider stands. The pointer, a tap or the arrow keys tell what one value comes to
 * against the present one. Where nothing is known it can be measured, in the background.
 */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { engine } from "../engine/engine.ts";
import type { Report } from "../engine/protocol.ts";
import {
    asides,
    curveOf,
    curvesHere,
    heldBy,
    type KnownCurve,
    measureCurve,
    measuring,
    pointAt,
    stopMeasuring,
} from "../state/act/curves.ts";
import { findScale } from "../state/act/scale.ts";
import { embedded } from "../state/read/embedded.ts";
import { isLike } from "../state/read/likeness.ts";
import { rounded, scoreBetween } from "../state/read/odds.ts";
import { show, shownReport } from "../state/read/store.ts";
import { msText } from "../text/format.ts";
import { Button } from "../ui/button.tsx";
import { grouped } from "../words/numbers.ts";
import { strength as say } from "../words/strength.ts";
import { type Scale, scaleOf } from "./scale.ts";
import { type Setting, shownText } from "./shown.ts";
import "../styles/buys.css";

const HEIGHT = 28;
/** Of the slider's thumb, which stands within the slider at both ends. */
const THUMB = 18;
/** Room above and below the band. */
const EDGE = 2;
/** A flat curve is not drawn as if it were a steep one: least strengths from bottom to top. */
const LEAST = { elo: 200, points: 1000 };
/** Milliseconds that cannot be told from none. */
const NO_TIME = 0.001;
/** Milliseconds of a search from which on its speed is believed. */
const STEADY = 300;

type Props = Setting & {
    /** Where the slider stands. */
    position: number;
};

interface Drawn extends Props {
    scale: Scale;
}

/** Where the slider above begins, and how wide it is: the number beside it takes what it needs. */
function useSlider(box: { current: HTMLElement | null }): { left: number; width: number } {
    const [place, setPlace] = useState({ left: 0, width: 0 });
    useLayoutEffect(() => {
        const own = box.current;
        const slider = own?.parentElement?.querySelector(".slider");
        if (own === null || slider == null) return;
        const put = () => {
            const [at, from] = [slider.getBoundingClientRect(), own.getBoundingClientRect()];
            setPlace({ left: at.left - from.left, width: at.width });
        };
        const watch = new ResizeObserver(put);
        watch.observe(slider);
        put();
        return () => watch.disconnect();
    }, []);
    return place;
}

/** What a value comes to against the present one; `report`: the search that is running, which says what time it takes. */
function words(
    { param, spec, row, scale }: Drawn,
    curve: KnownCurve,
    now: number,
    at: number,
    report: Report | null,
): string {
    const value = scale.value(at);
    const by = (one: number) => scale.position(one);
    const point = pointAt(curve, value, by);
    const present = now > scale.steps ? null : pointAt(curve, scale.value(now), by);
    if (point === null) return "";
    const setting = say.setting(param.title, shownText(param, value));
    const told = rounded(point);
    const parts = [
        curve.unit === "points"
            ? say.points(setting, told)
            : present === null
              ? say.alone(setting, told)
              : at === now
                ? say.present(setting, told)
                : say.against(setting, scoreBetween(point, present, curve.odds)),
    ];
    const same = report !== null && isLike(report.spec, spec, [...asides(row.params), param.name]);
    const ms = curve.own
        ? point.ms
        : same && report.ms >= STEADY && report.nps > 0 && point.nodes > 0
          ? (1000 * point.nodes) / report.nps
          : null;
    if (ms !== null && ms >= NO_TIME) parts.push(say.takes(msText(ms)));
    const held = heldBy(curve, row.params).map((one) =>
        say.setting(one.param.title, grouped(Number(one.text))),
    );
    return [say.sentence(parts), ...(held.length > 0 ? [say.held(held)] : [])].join(" ");
}

/** Read out beside the curve; it follows the search. */
function Words({ of, curve, at }: { of: Drawn; curve: KnownCurve; at: number }) {
    return (
        <p class="buys-words num" aria-hidden="true">
            {words(of, curve, of.position, at, shownReport.value)}
        </p>
    );
}

function Picture({ of, curve }: { of: Drawn; curve: KnownCurve }) {
    const { scale, position, param } = of;
    // A limit has one more stop, at which there is none.
    const last = scale.steps + (param.limit ? 1 : 0);
    const box = useRef<HTMLDivElement>(null);
    const { left, width } = useSlider(box);
    const [looked, setLooked] = useState<number | null>(null);
    const stops = curve.points.map(({ value }) => scale.position(value));
    const [first = 0, end = 0] = [stops[0], stops.at(-1)];
    const within = (at: number) => Math.max(first, Math.min(end, at));
    const x = (at: number) => THUMB / 2 + (at / last) * (width - THUMB);
    const middle = curve.points.reduce((sum, { low, high }) => sum + low + high, 0) / 2;
    const span = Math.max(
        LEAST[curve.unit],
        Math.max(...curve.points.map(({ high }) => high)) -
            Math.min(...curve.points.map(({ low }) => low)),
    );
    const ends = curve.points.flatMap(({ low, high }) => [low, high]);
    const centre =
        span > LEAST[curve.unit]
            ? (Math.max(...ends) + Math.min(...ends)) / 2
            : middle / curve.points.length;
    const y = (at: number) => HEIGHT / 2 - ((at - centre) / span) * (HEIGHT - 2 * EDGE);
    const by = (value: number) => scale.position(value);
    const dot = (at: number) => {
        const point = at > scale.steps ? null : pointAt(curve, scale.value(at), by);
        return point === null ? null : { x: x(at), y: y(point.at) };
    };
    const line = curve.points.map(({ at }, i) => `${x(stops[i] as number)},${y(at)}`);
    const edge = (which: "low" | "high") =>
        curve.points.map((point, i) => `${x(stops[i] as number)},${y(point[which])}`);
    const here = dot(position);
    const there = looked === null ? null : dot(looked);
    const at = looked ?? within(Math.min(position, scale.steps));
    const look = (event: PointerEvent) => {
        const from = box.current?.getBoundingClientRect().left ?? 0;
        const part = (event.clientX - from - left - THUMB / 2) / (width - THUMB);
        setLooked(within(Math.round(part * last)));
    };
    const walk = (event: KeyboardEvent) => {
        const next = stops.find((stop) => stop > at);
        const before = stops.findLast((stop) => stop < at);
        const to = {
            ArrowRight: next,
            ArrowUp: next,
            ArrowLeft: before,
            ArrowDown: before,
            Home: first,
            End: end,
        }[event.key];
        if (event.key === "Escape") setLooked(null);
        if (to === undefined) return;
        event.preventDefault();
        setLooked(to);
    };
    return (
        <div
            ref={box}
            class="buys"
            role="slider"
            tabIndex={0}
            aria-label={say.curve}
            aria-valuemin={first}
            aria-valuemax={end}
            aria-valuenow={at}
            aria-valuetext={words(of, curve, position, at, shownReport.peek())}
            onPointerEnter={look}
            onPointerDown={look}
            onPointerMove={look}
            onPointerLeave={({ pointerType }) => pointerType === "mouse" && setLooked(null)}
            onFocus={() => setLooked((now) => now ?? at)}
            onBlur={() => setLooked(null)}
            onKeyDown={walk}
        >
            {width > THUMB && (
                <svg
                    class="buys-curve"
                    width={width}
                    height={HEIGHT}
                    style={{ left: `${left}px` }}
                    aria-hidden="true"
                >
                    <polygon
                        class="buys-band"
                        points={[...edge("low"), ...edge("high").reverse()].join(" ")}
                    />
                    <polyline class="buys-line" points={line.join(" ")} />
                    {there !== null && (
                        <>
                            <path class="buys-looked" d={`M${there.x} 0V${HEIGHT}`} />
                            <circle class="buys-there" cx={there.x} cy={there.y} r={3.5} />
                        </>
                    )}
                    {here !== null && <circle class="buys-here" cx={here.x} cy={here.y} r={4} />}
                </svg>
            )}
            {looked !== null && <Words of={of} curve={curve} at={looked} />}
        </div>
    );
}

/** What is being measured, or the offer to begin with it. */
function Offer({ row, param, spec }: Props) {
    const now = measuring.value;
    const game = show.value?.game;
    if (now?.job.active === true) {
        const own = now.game === game && now.setting === param.name;
        const told = now.job.progress.value;
        if (!own) return <div class="buys buys-row muted">{say.busy}</div>;
        return (
            <div class="buys buys-row muted num">
                {say.measured(told?.done ?? 0, told?.total ?? 0)}
                <Button look="chip" onClick={stopMeasuring}>
                    {say.stop}
                </Button>
            </div>
        );
    }
    return (
        <div class="buys buys-row">
            <Button
                look="link"
                title={say.measureTip}
                onClick={() => measureCurve(spec, param, row.params)}
            >
                {say.measure}
            </Button>
        </div>
    );
}

export function Buys(props: Props) {
    const { row, param, spec } = props;
    const { game, player_names = [] } = show.value ?? {};
    const life = engine.life.value;
    useEffect(() => void findScale(), [game, life]);
    // Of other rules nothing is known yet; more than two have no scale.
    const scale = useMemo(() => scaleOf(param), [param]);
    if (curvesHere.value === null || player_names.length > 2 || scale === null || embedded)
        return null;
    const curve = curveOf(spec, param.name, row.params);
    return curve === undefined ? (
        <Offer {...props} />
    ) : (
        <Picture of={{ ...props, scale }} curve={curve} />
    );
}
