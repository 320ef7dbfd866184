/** The settings of a player: what it is, its presets, all its parameters; alone, or in a fold. */

import type { Param, Preset, Row, SpecLine, Values } from "../engine/protocol.ts";
import { gameRowOf } from "../state/looks.ts";
import { searcherRow } from "../state/roles.ts";
import { show } from "../state/store.ts";
import { Fold } from "../ui/fold.tsx";
import { Doc } from "../ui/words.tsx";
import { Presets } from "./chooser.tsx";
import { SpecEditor } from "./editor.tsx";
import { playerTitle } from "./titles.ts";
import { presetSpec } from "./values.ts";

interface SettingsProps {
    /** For screen readers: whose presets these are. */
    presets: string;
    row: Row;
    values: Values;
    hide: (param: Param) => boolean;
    onChange: (path: string, value: string) => unknown;
    /** A preset, or all defaults. */
    onPick: (preset: Preset | null) => unknown;
}

export function PlayerSettings({ presets, ...rest }: SettingsProps) {
    const { row, onPick } = rest;
    const gameRow = gameRowOf(show.value?.family);
    if (gameRow === undefined) return null;
    return (
        <>
            <p class="row-doc muted">
                <Doc text={row.doc} />
            </p>
            <Presets label={presets} gameRow={gameRow} {...rest} />
            <SpecEditor key={row.name} gameRow={gameRow} {...rest} onReset={() => onPick(null)} />
        </>
    );
}

interface PlayerFoldProps {
    /** The line above; the spec stands beside it. */
    title: string;
    presets: string;
    player: SpecLine;
    /** Parameters that are left out; limits and the name by default. */
    hide?: (param: Param) => boolean;
    /** One parameter got a value; by default another spec. */
    onChange?: (path: string, value: string) => unknown;
    /** Another spec altogether: a preset, or all defaults. */
    onSpec: (spec: string) => unknown;
}

const unasked = (param: Param) => param.limit === true || param.name === "name";

export function PlayerFold(props: PlayerFoldProps) {
    const { player, onSpec, hide = unasked } = props;
    const { onChange = (path, value) => onSpec(`${player.text} ${path}=${value}`) } = props;
    const row = searcherRow(player.name);
    if (row === undefined) return null;
    return (
        <Fold title={props.title} words={playerTitle(player.text)} spec={player.text}>
            <PlayerSettings
                presets={props.presets}
                row={row}
                values={player.values}
                hide={hide}
                onChange={onChange}
                onPick={(preset) => onSpec(presetSpec(row, preset, null))}
            />
        </Fold>
    );
}
