/** The settings of a player in a fold: what it is, its presets, all its parameters. */

import type { GameRow, Param, SpecLine } from "../engine/protocol.ts";
import { searcherRow } from "../state/roles.ts";
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
    gameRow: GameRow;
    hide: (param: Param) => boolean;
    /** One parameter got a value. */
    onChange: (path: string, value: string) => unknown;
    /** Another spec altogether: a preset, or all defaults. */
    onSpec: (spec: string) => unknown;
}

export function PlayerFold(props: PlayerFoldProps) {
    const { player, gameRow } = props;
    const row = searcherRow(player.name);
    if (row === undefined) return null;
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
                onPick={(preset) => props.onSpec(presetSpec(row, preset, null))}
            />
            <SpecEditor
                key={row.name}
                row={row}
                values={player.values}
                gameRow={gameRow}
                hide={props.hide}
                onChange={props.onChange}
                onReset={() => props.onSpec(row.name)}
            />
        </Fold>
    );
}
