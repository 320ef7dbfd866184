/** Who sits on a seat: a menu of players, strength at a touch, every parameter of the searcher. */

import { useId } from "preact/hooks";
import { DiscIcon } from "../../board/draw/piece.tsx";
import type { Param, Preset } from "../../engine/protocol.ts";
import { SearcherSelect } from "../../params/chooser.tsx";
import { TextControl } from "../../params/controls.tsx";
import { PlayerSettings } from "../../params/settings.tsx";
import { presetSpec } from "../../params/values.ts";
import { setSeat, tuneSeat } from "../../state/act/actions.ts";
import { hasTool } from "../../state/read/looks.ts";
import { searcherRow } from "../../state/read/roles.ts";
import { players, show, shownFamily, thinking } from "../../state/read/store.ts";
import { seatName } from "../../text/format.ts";
import { Button } from "../../ui/button.tsx";
import { CopyLine } from "../../ui/copyline.tsx";
import { Fold } from "../../ui/fold.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { players as say } from "../../words/players.ts";
import "../../styles/players.css";

const { inConsole: told } = say;

/** The name has a place of its own; limits mean nothing to a person. */
const hideName = (param: Param) => param.name === "name";
const hideAll = () => true;

function Duplicate({ seat }: { seat: number }) {
    const line = show.value;
    const spec = players.value[seat]?.spec;
    if (line === null || spec === undefined) return null;
    const others = players.value.flatMap((_, i) => (i === seat ? [] : [i]));
    return (
        <div class="card-copies">
            {others.map((other) => (
                <Button
                    look="chip"
                    icon="copy"
                    key={other}
                    disabled={players.value[other]?.spec === spec}
                    title={say.give.tip(seatName(line, other))}
                    onClick={() => setSeat(other, spec)}
                >
                    {say.give.to(seatName(line, other))}
                </Button>
            ))}
        </div>
    );
}

/** What the console tells of a player, and makes of it. */
function InConsole({ seat }: { seat: number }) {
    const player = players.value[seat];
    const other = players.value.find((_, i) => i !== seat);
    if (player === undefined) return null;
    const who = `player ${player.number}`;
    const [option = "name"] = Object.keys(player.values);
    const lines = [
        [who, told.all],
        [`${who} ${option}`, told.option],
        [`player ${player.number} clone`, told.clone],
        other && [`${who} = ${other.number}`, told.equal],
    ].filter((line) => line !== undefined) as [string, string][];
    return (
        <Fold title={told.title} count={told.number(player.number)}>
            {() => (
                <ul class="card-lines">
                    {lines.map(([line, what]) => (
                        <li key={line}>
                            <CopyLine line={line} shown />
                            <span class="muted">{what}</span>
                        </li>
                    ))}
                </ul>
            )}
        </Fold>
    );
}

function PlayerCard({ seat }: { seat: number }) {
    const id = useId();
    const line = show.value;
    const player = players.value[seat];
    if (line === null || player === undefined) return null;
    const row = searcherRow(player.searcher);
    const title = seatName(line, seat);
    const name = row?.params.find(hideName);
    const tune = (path: string, value: string) => tuneSeat(seat, path, value);
    const pick = (preset: Preset | null) =>
        row && setSeat(seat, presetSpec(row, preset, player.values));
    return (
        <section class="player-card" aria-labelledby={`${id}t`}>
            <header class="card-head">
                <DiscIcon owner={seat} />
                <h2 id={`${id}t`}>{title}</h2>
                {thinking.value?.seat === seat && (
                    <span class="muted card-note" title={say.thinking.tip}>
                        {say.thinking.word}
                    </span>
                )}
                <Duplicate seat={seat} />
            </header>
            <SearcherSelect
                label={say.player(title)}
                compact
                value={player.searcher}
                human
                onChange={(searcher) => setSeat(seat, searcher)}
            />
            {row !== undefined && (
                <>
                    <PlayerSettings
                        presets={say.strength(title)}
                        row={row}
                        values={player.values}
                        hide={player.human ? hideAll : hideName}
                        onChange={tune}
                        onPick={pick}
                    />
                    {name !== undefined && (
                        <TextControl
                            param={name}
                            value={String(player.values.name ?? "")}
                            isDefault={(player.values.name ?? "") === ""}
                            onChange={(value) => tune("name", value)}
                        />
                    )}
                </>
            )}
            <CopyLine line={player.spec} />
            <InConsole seat={seat} />
        </section>
    );
}

const ClockSetting = lazy(() => import("./clock.tsx"), "ClockSetting");

/** Everybody at the board, and the clock of those who move in turn. */
export function PlayersPanel() {
    const inTurn = players.value.length === 2 && !hasTool(shownFamily.value, "rounds");
    return (
        <div class="player-cards">
            {players.value.map((_, seat) => (
                <PlayerCard key={seat} seat={seat} />
            ))}
            {inTurn && <Fold title={say.clock}>{() => <ClockSetting />}</Fold>}
        </div>
    );
}
