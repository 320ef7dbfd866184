/** The settings of a player in a fold: what it is, its presets, all its parameters. */

import type { Param, SpecLine } from "../engine/protocol.ts";
import { gameRowOf } from "../state/looks.ts";
import { searcherRow } from "../state/roles.ts";
import { show } from "../state/store.ts";
import { Fold } from "../ui/fold.tsx";
import { Doc } from "../ui/words.tsx";
import { Presets } from "./chooser.tsx";
import { SpecEditor } from "./editor.tsx";
import { presetSpec } from "./values.ts";

export interface PlayerFoldProps {
    /** The line above; the spec stands beside it. */
    title: string;
    /** For screen readers: whose presets these are. */
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
    const gameRow = gameRowOf(show.value?.family);
    if (row === undefined || gameRow === undefined) return null;
    return (
        <Fold title={props.title} spec={player.text}>
            <p class="row-doc muted">
                <Doc text={row.doc} />
            </p>
            <Presets
                label={props.presets}
                row={row}
                values={player.values}
                gameRow={gameRow}
                onPick={(preset) => onSpec(presetSpec(row, preset, null))}
            />
            <SpecEditor
                key={row.name}
                row={row}
                values={player.values}
                gameRow={gameRow}
                hide={hide}
                onChange={onChange}
                onReset={() => onSpec(row.name)}
            />
        </Fold>
    );
}
