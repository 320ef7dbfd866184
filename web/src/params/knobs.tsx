/**
 * One labelled control for each type of parameter. Each shows its value, says what it does on
 * request (and to screen readers always), and goes back to its default with one button.
 */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useMemo, useRef, useState } from "preact/hooks";
import type { Param } from "../engine/protocol.ts";
import { TextField } from "../ui/entry.tsx";
import { Icon } from "../ui/icon.tsx";
import { Segmented } from "../ui/segmented.tsx";
import { type Option, Select } from "../ui/select.tsx";
import { Slider } from "../ui/slider.tsx";
import { Switch } from "../ui/switch.tsx";
import { Doc } from "../ui/words.tsx";
import { scaleOf } from "./scale.ts";
import { checkNumber, numberText, readNumber, valueText } from "./values.ts";

/** A slider shows what the hand does until the core's answer has had this time to arrive. */
const ECHO = 600;

export interface KnobProps {
    param: Param;
    isDefault: boolean;
    /** Gets the value as the console reads it. */
    onChange: (value: string) => void;
}

interface FrameProps extends KnobProps {
    /** Id of the control that the name labels; none for groups. */
    control?: string;
    /** Ids of the name and of the help text. */
    ids: { name: string; doc: string };
    error?: string | null;
    /** Has a slider, which gets a line of its own on a phone. */
    ranged?: boolean;
    children: ComponentChildren;
}

function useIds() {
    const id = useId();
    return { control: `${id}c`, name: `${id}n`, doc: `${id}d`, error: `${id}e` };
}

/** Name, help and reset around a control. */
function Frame(props: FrameProps) {
    const { param, ids, control, error } = props;
    const [open, setOpen] = useState(false);
    return (
        <div class={`knob${props.isDefault ? "" : " changed"}${props.ranged ? " ranged" : ""}`}>
            <div class="knob-name">
                {control === undefined ? (
                    <span id={ids.name}>{param.name}</span>
                ) : (
                    <label id={ids.name} for={control}>
                        {param.name}
                    </label>
                )}
                {param.doc !== "" && (
                    <button
                        type="button"
                        class="knob-help"
                        aria-label={`What ${param.name} means`}
                        aria-expanded={open}
                        aria-controls={ids.doc}
                        title={param.doc}
                        onClick={() => setOpen(!open)}
                    >
                        <span aria-hidden="true">?</span>
                    </button>
                )}
            </div>
            <div class="knob-control">{props.children}</div>
            <button
                type="button"
                class="knob-reset"
                disabled={props.isDefault}
                aria-label={`Reset ${param.name}`}
                title={`Back to ${param.init === "" ? "nothing" : initText(param)}`}
                onClick={() => props.onChange(valueText(param, param.init))}
            >
                <Icon name="reset" />
            </button>
            {error && (
                <p class="knob-error" role="alert">
                    {error}
                </p>
            )}
            <p class={open ? "knob-doc" : "sr-only"} id={ids.doc}>
                <Doc text={param.doc} />
            </p>
        </div>
    );
}

function initText(param: Param): string {
    return typeof param.init === "number"
        ? numberText(param, param.init)
        : valueText(param, param.init);
}

/** Slider, where one makes sense, and an entry for any value within the bounds. */
export function NumberKnob(props: KnobProps & { value: number }) {
    const { param, value, onChange } = props;
    const ids = useIds();
    const scale = useMemo(() => scaleOf(param), [param]);
    const [held, setHeld] = useState<number | null>(null);
    const [typed, setTyped] = useState<string | null>(null);
    const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
    useEffect(() => () => clearTimeout(timer.current), []);
    const shown = held ?? value;
    const checked = typed === null ? null : checkNumber(param, typed);
    const error = checked !== null && "error" in checked ? checked.error : null;

    const change = (next: number) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setHeld(null), ECHO);
        setHeld(next);
        if (next !== shown) onChange(valueText(param, next));
    };
    const finish = () => {
        if (checked !== null && "value" in checked) {
            change(checked.value);
            setTyped(null);
        }
    };
    const leave = () => {
        finish();
        setTyped(null);
    };
    const onKeyDown = (event: KeyboardEvent) => {
        if (event.key === "Enter") finish();
        if (event.key === "Escape" && typed !== null) {
            event.stopPropagation();
            setTyped(null);
        }
    };

    const text = numberText(param, shown);
    const unit = param.type === "time" ? undefined : param.unit;
    return (
        <Frame {...props} ids={ids} control={ids.control} error={error} ranged={scale !== null}>
            {scale !== null && (
                <Slider
                    id={ids.control}
                    max={scale.steps}
                    value={scale.position(shown)}
                    spoken={unit === undefined ? text : `${text} ${unit}`}
                    describedby={ids.doc}
                    onChange={(position) => change(scale.value(position))}
                />
            )}
            <span
                class={`entry${scale === null ? " wide" : ""}${unit === undefined ? "" : " with-unit"}`}
                style={{ "--unit": unit?.length ?? 0 }}
            >
                <input
                    type="text"
                    class="input num"
                    inputMode={param.type === "time" ? "text" : "decimal"}
                    autoComplete="off"
                    spellcheck={false}
                    id={scale === null ? ids.control : undefined}
                    aria-label={scale === null ? undefined : `${param.name}, as a number`}
                    aria-describedby={ids.doc}
                    aria-invalid={error !== null}
                    value={typed ?? text}
                    onInput={(event) => {
                        const next = event.currentTarget.value;
                        setTyped(readNumber(param, next) === shown ? null : next);
                    }}
                    onKeyDown={onKeyDown}
                    onBlur={leave}
                />
                {unit !== undefined && (
                    <span class="unit" aria-hidden="true">
                        {unit}
                    </span>
                )}
            </span>
        </Frame>
    );
}

export function BoolKnob(props: KnobProps & { value: boolean }) {
    const ids = useIds();
    return (
        <Frame {...props} ids={ids} control={ids.control}>
            <Switch
                id={ids.control}
                value={props.value}
                describedby={ids.doc}
                onChange={(on) => props.onChange(on ? "yes" : "no")}
            />
        </Frame>
    );
}

/** Few short words stand side by side, others in a menu. */
export function EnumKnob(props: KnobProps & { value: string }) {
    const { param, value, onChange } = props;
    const ids = useIds();
    const words = param.choices ?? [];
    const short = words.length <= 4 && words.join("").length <= 22;
    return (
        <Frame {...props} ids={ids} {...(short ? {} : { control: ids.control })}>
            {short ? (
                <Segmented
                    labelledby={ids.name}
                    describedby={ids.doc}
                    entries={words}
                    value={value}
                    onChange={onChange}
                />
            ) : (
                <Select
                    id={ids.control}
                    describedby={ids.doc}
                    entries={words}
                    value={value}
                    onChange={onChange}
                />
            )}
        </Frame>
    );
}

/** The choice of a nested row; its own parameters follow below. */
export function SpecKnob(props: KnobProps & { value: string; rows: readonly Option<string>[] }) {
    const ids = useIds();
    return (
        <Frame {...props} ids={ids} control={ids.control}>
            <Select
                id={ids.control}
                describedby={ids.doc}
                entries={props.rows}
                value={props.value}
                onChange={props.onChange}
            />
        </Frame>
    );
}

/** What texts in specs may be made of. */
const PLAIN = /^[A-Za-z0-9._-]*$/;

export function TextKnob(props: KnobProps & { value: string }) {
    const { param, value, onChange } = props;
    const ids = useIds();
    const [typed, setTyped] = useState<string | null>(null);
    const good = typed === null || PLAIN.test(typed);
    const finish = () => {
        if (typed !== null && good && typed !== value) onChange(typed);
        setTyped(null);
    };
    return (
        <Frame
            {...props}
            ids={ids}
            control={ids.control}
            error={good ? null : `${param.name} may hold letters, digits and the signs . _ - only.`}
        >
            <TextField
                id={ids.control}
                describedby={ids.doc}
                maxLength={param.max ?? 40}
                invalid={!good}
                value={typed ?? value}
                onInput={setTyped}
                onKeyDown={(event) => event.key === "Enter" && finish()}
                onBlur={finish}
            />
        </Frame>
    );
}
