/**
 * One labelled control for each type of parameter. Each shows its value, says what it does on
 * request (and to screen readers always), and goes back to its default with one button.
 */
import "../styles/params.css";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useMemo, useRef, useState } from "preact/hooks";
import type { Param } from "../engine/protocol.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/entry.tsx";
import { Icon } from "../ui/icon.tsx";
import { Segmented } from "../ui/segmented.tsx";
import { type Option, Select } from "../ui/select.tsx";
import { Slider } from "../ui/slider.tsx";
import { Switch } from "../ui/switch.tsx";
import { Doc } from "../ui/words.tsx";
import { controls as told } from "../words/controls.ts";
import { params as say } from "../words/params.ts";
import { checkNumber, enteredText, readTyped } from "./entered.ts";
import { scaleOf } from "./scale.ts";
import { choicesOf, titleOf, unitOf, valueText } from "./values.ts";

/** A slider shows what the hand does until the core's answer has had this time to arrive. */
const ECHO = 600;

interface ControlProps {
    param: Param;
    /** What the console calls it, where that is not its name alone: eval.three. */
    path?: string;
    isDefault: boolean;
    /** Gets the value as the console reads it. */
    onChange: (value: string) => void;
}

interface FrameProps extends ControlProps {
    /** The control is a group, which has the name by its id; else the name is a label. */
    group?: boolean;
    error?: string | null;
    /** What is chosen, in a sentence. */
    more?: string | undefined;
    /** Has a slider, which gets a line of its own on a phone. */
    ranged?: boolean;
    /** Gets what ties the control to its name and its explanation, and the id of the name. */
    children: (ties: { id: string; describedby: string }, name: string) => ComponentChildren;
}

/** Name, help and reset around a control. */
function Frame(props: FrameProps) {
    const { param, error, path = param.name } = props;
    const [open, setOpen] = useState(false);
    const title = titleOf(param);
    const code = say.inConsole(path);
    const id = useId();
    const ids = { control: `${id}c`, name: `${id}n`, doc: `${id}d` };
    return (
        <div class={`param${props.isDefault ? "" : " changed"}${props.ranged ? " ranged" : ""}`}>
            <div class="param-name">
                {props.group ? (
                    <span id={ids.name} title={code}>
                        {title}
                    </span>
                ) : (
                    <label id={ids.name} for={ids.control} title={code}>
                        {title}
                    </label>
                )}
                {param.doc !== "" && (
                    <Button
                        look="bare"
                        class="param-help"
                        aria-label={told.help(title)}
                        aria-expanded={open}
                        aria-controls={ids.doc}
                        title={param.doc}
                        onClick={() => setOpen(!open)}
                    >
                        <span aria-hidden="true">?</span>
                    </Button>
                )}
            </div>
            <div class="param-control">
                {props.children({ id: ids.control, describedby: ids.doc }, ids.name)}
            </div>
            <Button
                look="bare"
                class="param-reset"
                disabled={props.isDefault}
                aria-label={told.reset(title)}
                title={told.backTo(initText(param))}
                onClick={() => props.onChange(valueText(param, param.init))}
            >
                <Icon name="reset" />
            </Button>
            {error && (
                <p class="param-error" role="alert">
                    {error}
                </p>
            )}
            <p class={open ? "param-doc" : "sr-only"} id={ids.doc}>
                <Doc text={param.doc} />
                {props.more !== undefined && (
                    <span class="param-more">
                        <Doc text={props.more} />
                    </span>
                )}
            </p>
        </div>
    );
}

function initText(param: Param): string {
    return typeof param.init === "number"
        ? enteredText(param, param.init)
        : valueText(param, param.init);
}

/** Slider, where one makes sense, and an entry for any value within the bounds. */
export function NumberControl(props: ControlProps & { value: number }) {
    const { param, value, onChange } = props;
    const scale = useMemo(() => scaleOf(param), [param]);
    const [held, setHeld] = useState<number | null>(null);
    const [typed, setTyped] = useState<string | null>(null);
    const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
    useEffect(() => () => clearTimeout(timer.current), []);
    const shown = held ?? value;
    const checked = typed === null ? null : checkNumber(param, typed, readTyped);
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

    const text = enteredText(param, shown);
    const unit = unitOf(param, shown);
    return (
        <Frame {...props} error={error} ranged={scale !== null}>
            {(ties) => (
                <>
                    {scale !== null && (
                        <Slider
                            {...ties}
                            max={scale.steps}
                            value={scale.position(shown)}
                            spoken={unit === undefined ? text : say.unit(text, unit)}
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
                            id={scale === null ? ties.id : undefined}
                            aria-label={scale === null ? undefined : told.asNumber(titleOf(param))}
                            aria-describedby={ties.describedby}
                            aria-invalid={error !== null}
                            value={typed ?? text}
                            onInput={(event) => {
                                const next = event.currentTarget.value;
                                setTyped(readTyped(param, next) === shown ? null : next);
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
                </>
            )}
        </Frame>
    );
}

export function BoolControl(props: ControlProps & { value: boolean }) {
    const change = (on: boolean) => props.onChange(on ? "yes" : "no");
    return (
        <Frame {...props}>
            {(ties) => <Switch {...ties} value={props.value} onChange={change} />}
        </Frame>
    );
}

interface ChoiceProps extends ControlProps {
    value: string;
    /** Of a nested spec, whose own parameters follow below; else the words of the parameter. */
    rows?: readonly Option<string>[];
}

/** Few short words stand side by side, others and nested specs in a menu. */
export function ChoiceControl(props: ChoiceProps) {
    const { value, onChange, rows } = props;
    const words = choicesOf(props.param);
    const length = words.map(({ title }) => title).join("").length;
    const short = rows === undefined && words.length <= 4 && length <= 22;
    const rest = { value, onChange };
    const row = rows?.find(({ id }) => id === value);
    const more = row?.doc && say.of(row.title ?? row.id, row.doc);
    return (
        <Frame {...props} group={short} more={more || undefined}>
            {({ id, describedby }, name) =>
                short ? (
                    <Segmented
                        labelledby={name}
                        describedby={describedby}
                        entries={words}
                        {...rest}
                    />
                ) : (
                    <Select id={id} describedby={describedby} entries={rows ?? words} {...rest} />
                )
            }
        </Frame>
    );
}

/** What texts in specs may be made of. */
const PLAIN = /^[A-Za-z0-9._-]*$/;

export function TextControl(props: ControlProps & { value: string }) {
    const { param, value, onChange } = props;
    const [typed, setTyped] = useState<string | null>(null);
    const good = typed === null || PLAIN.test(typed);
    const finish = () => {
        if (typed !== null && good && typed !== value) onChange(typed);
        setTyped(null);
    };
    return (
        <Frame {...props} error={good ? null : told.signs(titleOf(param))}>
            {(ties) => (
                <TextField
                    {...ties}
                    maxLength={param.max ?? 40}
                    invalid={!good}
                    value={typed ?? value}
                    onInput={setTyped}
                    onKeyDown={(event) => event.key === "Enter" && finish()}
                    onBlur={finish}
                />
            )}
        </Frame>
    );
}
