/** The settings of a player in a fold: they come when it is first opened. */

import type { Param, SpecLine } from "../engine/protocol.ts";
import { searcherRow } from "../state/read/roles.ts";
import { Fold } from "../ui/fold.tsx";
import { lazy } from "../ui/lazy.tsx";
import { playerTitle } from "./titles.ts";
import { presetSpec } from "./values.ts";

const PlayerSettings = lazy(() => import("./settings.tsx"), "PlayerSettings");

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
            {() => (
                <PlayerSettings
                    presets={props.presets}
                    row={row}
                    values={player.values}
                    hide={hide}
                    onChange={onChange}
                    onPick={(preset) => onSpec(presetSpec(row, preset, null))}
                />
            )}
        </Fold>
    );
}
