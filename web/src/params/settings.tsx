/** The settings of a player: what it is, its presets, all its parameters. */

import type { Param, Preset, Row, Values } from "../engine/protocol.ts";
import { gameRowOf } from "../state/read/looks.ts";
import { shownFamily } from "../state/read/store.ts";
import { Doc } from "../ui/words.tsx";
import { Presets } from "./chooser.tsx";
import { SpecEditor } from "./editor.tsx";

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
    const gameRow = gameRowOf(shownFamily.value);
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
