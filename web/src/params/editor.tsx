/**
 * The generated controls of a row: limits first, then what shapes the play, then, folded, what few
 * people need. A nested spec is a menu with the parameters of the chosen row indented below it.
 */
import "../styles/params.css";
import type { GameRow, Param, Row, Values } from "../engine/protocol.ts";
import { Button } from "../ui/button.tsx";
import { Fold } from "../ui/fold.tsx";
import { entriesOf } from "../ui/select.tsx";
import { controls as told } from "../words/controls.ts";
import { params as say } from "../words/params.ts";
import { BoolControl, ChoiceControl, NumberControl, TextControl } from "./controls.tsx";
import { changesTo, findRow, isDefault, isNested, rowsOf, titleOf, type Value } from "./values.ts";

interface SpecEditorProps {
    row: Row;
    values: Values;
    /** `path` may be dotted (eval.three); `value` is the text for the console. */
    onChange: (path: string, value: string) => unknown;
    gameRow: GameRow;
    /** Shows the advanced parameters unfolded. */
    advanced?: boolean;
    /** Parameters that are shown elsewhere or do not matter here. */
    hide?: (param: Param) => boolean;
    /** Resets all; without it each changed parameter is reset by `onChange`. */
    onReset?: () => unknown;
}

/** The parameters in the order in which they are shown. */
export function groups(row: Row, hide: (param: Param) => boolean = () => false) {
    const shown = row.params.filter((param) => !hide(param));
    const plain = shown.filter((param) => !param.advanced);
    return {
        limits: plain.filter((param) => param.limit),
        others: plain.filter((param) => !param.limit),
        advanced: shown.filter((param) => param.advanced),
    };
}

interface ControlsProps {
    params: Param[];
    values: Values;
    gameRow: GameRow;
    prefix: string;
    onChange: SpecEditorProps["onChange"];
}

function Control({
    param,
    value,
    gameRow,
    prefix,
    onChange,
}: Omit<ControlsProps, "params" | "values"> & { param: Param; value: Value }) {
    const path = prefix + param.name;
    const common = {
        param,
        path,
        isDefault: isDefault(param, value, gameRow),
        onChange: (text: string) => void onChange(path, text),
    };
    if (typeof value === "number") return <NumberControl {...common} value={value} />;
    if (typeof value === "boolean") return <BoolControl {...common} value={value} />;
    if (!isNested(value)) {
        const Choice = param.type === "enum" ? ChoiceControl : TextControl;
        return <Choice {...common} value={value} />;
    }
    const rows = rowsOf(param.kind, gameRow);
    const inner = findRow(value.name, rows);
    return (
        <>
            <ChoiceControl {...common} value={value.name} rows={entriesOf(rows)} />
            {inner !== undefined && inner.params.length > 0 && (
                <fieldset class="nested">
                    <legend class="sr-only">{say.of(titleOf(param), inner.title)}</legend>
                    <Controls
                        params={inner.params}
                        values={value.values}
                        gameRow={gameRow}
                        prefix={`${path}.`}
                        onChange={onChange}
                    />
                </fieldset>
            )}
        </>
    );
}

function Controls({ params, values, ...rest }: ControlsProps) {
    return (
        <>
            {params.map((param) => {
                const value = values[param.name];
                if (value === undefined) return null;
                return <Control key={param.name} param={param} value={value} {...rest} />;
            })}
        </>
    );
}

export function SpecEditor(props: SpecEditorProps) {
    const { row, values, gameRow, onChange } = props;
    const { limits, others, advanced } = groups(row, props.hide);
    const hidden = row.params.filter((param) => props.hide?.(param)).map((param) => param.name);
    const changes = changesTo(row, "", values, gameRow, hidden);
    const reset = async () => {
        if (props.onReset !== undefined) await props.onReset();
        else for (const { path, value } of changes) await onChange(path, value);
    };
    if (limits.length + others.length + advanced.length === 0) return null;
    const common = { values, gameRow, prefix: "", onChange };
    const changed = advanced.filter((p) => changes.some((c) => c.path === p.name)).length;
    return (
        <div class="spec-editor">
            <Controls params={limits} {...common} />
            {limits.length > 0 && others.length > 0 && <hr class="param-rule" />}
            <Controls params={others} {...common} />
            {advanced.length > 0 && (
                <Fold
                    title={told.advanced}
                    count={told.advancedCount(advanced.length, changed)}
                    open={props.advanced}
                >
                    {() => <Controls params={advanced} {...common} />}
                </Fold>
            )}
            <Button
                look="chip"
                class="reset-all"
                disabled={changes.length === 0}
                onClick={() => reset()}
            >
                {told.resetAll}
            </Button>
        </div>
    );
}
