/** A number within bounds, by a drag or the arrow keys. */
import { Field, type Labelled } from "./field.tsx";

interface Props extends Labelled {
    value: number;
    min?: number;
    max: number;
    step?: number;
    /** The value for screen readers. */
    spoken: string;
    /** The value beside the slider. */
    shown?: string;
    /** Moves the slider by so many pixels and makes it so wide, where it belongs to a picture. */
    style?: { [name: string]: string };
    onChange: (value: number) => unknown;
}

export function Slider(props: Props) {
    const { value, min = 0, max, step = 1, spoken, shown, onChange } = props;
    const part = max > min ? (100 * (value - min)) / (max - min) : 0;
    return (
        <Field {...props}>
            {(ties) => {
                const bar = (
                    <input
                        {...ties}
                        type="range"
                        class={props.compact && props.class ? `slider ${props.class}` : "slider"}
                        min={min}
                        max={max}
                        step={step}
                        value={value}
                        style={{ "--part": `${part}%`, ...props.style }}
                        aria-valuetext={spoken}
                        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
                    />
                );
                if (shown === undefined) return bar;
                return (
                    <span class="slider-row">
                        {bar}
                        <span class="num muted">{shown}</span>
                    </span>
                );
            }}
        </Field>
    );
}
