/** What is known of one node: its board, why it ended, its children, the matrix of joint moves. */

import type { Painter } from "../../../charts/files.ts";
import { type Palette, placeOf, readPalette, scaleOf } from "../../../charts/palette.ts";
import { Surface } from "../../../charts/surface.tsx";
import type { NodeChild, NodeLine } from "../../../engine/protocol.ts";
import { playLine } from "../../../state/act/actions.ts";
import { show } from "../../../state/read/store.ts";
import { countText, seatName } from "../../../text/format.ts";
import { titleOfMove, titlesOfMoves } from "../../../text/shown.ts";
import {
    limitText,
    type Measure,
    provenText,
    shareText,
    valueText,
    valueTitle,
} from "../../../text/value.ts";
import { Button } from "../../../ui/button.tsx";
import { Table } from "../../../ui/table.tsx";
import { tree } from "../../../words/inside/tree.ts";
import { meanText, moreText, unitOf } from "../descent/unit.ts";
import { reachOf } from "../measure.ts";
import { layoutOf, paintBoard } from "./mini.ts";
import { sentenceOf } from "./sentence.ts";

const say = tree.card;

const WIDTH = 208;
/** Rows of the children shown here; all of them are in the table. */
const CHILDREN = 12;

interface MiniProps {
    node: NodeLine;
    width?: number;
    /** What is drawn upon it, and the whole in words. */
    over?: Painter;
    words?: (moves: string) => string;
}

export function MiniBoard({ node, width = WIDTH, over, words = say.board }: MiniProps) {
    const line = show.value;
    if (line === null) return null;
    const { height } = layoutOf(node.view, width);
    return (
        <div class="mini" style={{ width: `${width}px`, height: `${height}px` }}>
            <Surface
                paint={(brush) => {
                    paintBoard(brush, line, node.view, width);
                    over?.(brush, { width, height });
                }}
                label={words(titlesOfMoves(node.path))}
            />
        </div>
    );
}

/** "wins in 5": of who chooses. */
function proofOf({ proven, proven_in }: NodeChild): string {
    const line = show.value;
    return proven == null || line === null ? "" : provenText(proven, proven_in ?? 0, line);
}

function worthOf(child: NodeChild, measure: Measure): string {
    const proof = proofOf(child);
    if (proof !== "") return proof;
    return limitText(child.value, child.bound, measure);
}

function Children({ list, measure }: { list: readonly NodeChild[]; measure: Measure }) {
    const line = show.value;
    const ucb = list.some((child) => child.score !== undefined);
    const dice = list.some((child) => child.chance !== undefined);
    const unit = unitOf(measure);
    const rows = [...list].sort((a, b) => b.visits - a.visits).slice(0, CHILDREN);
    return (
        <Table
            class="dense node-children"
            caption={say.moves}
            rows={rows}
            keyOf={({ move }) => move}
            columns={[
                { title: say.move, head: true, words: true, cell: ({ move }) => titleOfMove(move) },
                dice && {
                    title: say.chance,
                    cell: ({ chance }) => (chance === undefined ? "" : shareText(chance)),
                },
                !ucb && {
                    title: line === null ? say.value : valueTitle(measure, line, line.mover ?? 0),
                    cell: (child) => worthOf(child, measure),
                },
                { title: say.effort, cell: ({ visits }) => countText(visits) },
                ucb && {
                    title: say.meanTitle,
                    doc: say.meanDoc,
                    cell: (child) => proofOf(child) || meanText(unit, child.mean, 1),
                },
                ucb && {
                    title: say.exploration,
                    doc: say.explorationDoc,
                    cell: ({ explore }) => moreText(unit, explore, 1),
                },
                ucb && {
                    title: say.sum,
                    doc: say.sumDoc,
                    cell: ({ score }) => (score === null ? say.first : meanText(unit, score, 1)),
                },
            ]}
        />
    );
}

/** Values of all pairs of choices; the colour says the same as the number. */
function Matrix({
    joint,
    measure,
    palette,
}: {
    joint: NonNullable<NodeLine["joint"]>;
    measure: Measure;
    palette: Palette;
}) {
    const names = show.value?.player_titles ?? [];
    const [down, across] = joint.players;
    const scale = scaleOf(palette);
    const { middle, span } = reachOf(
        measure.bounds,
        joint.value.flat().filter((value) => value !== null),
    );
    return (
        <div class="node-matrix">
            <p class="muted">{tree.joint.both(names[down], names[across])}</p>
            <table class="table dense num" aria-label={tree.joint.label}>
                <thead>
                    <tr>
                        <td />
                        {joint.columns.map((move) => (
                            <th scope="col" key={move}>
                                {titleOfMove(move)}
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {joint.rows.map((move, i) => (
                        <tr key={move}>
                            <th scope="row">{titleOfMove(move)}</th>
                            {joint.columns.map((reply, k) => {
                                const value = joint.value[i]?.[k] ?? null;
                                const visits = joint.visits[i]?.[k] ?? 0;
                                const place = value === null ? 0 : placeOf(value, middle, span);
                                const style =
                                    value === null
                                        ? {}
                                        : {
                                              background: scale.fill(place),
                                              color: scale.ink(place),
                                          };
                                return (
                                    <td
                                        key={reply}
                                        style={style}
                                        title={tree.joint.visits(visits, countText(visits))}
                                    >
                                        {valueText(value, measure)}
                                    </td>
                                );
                            })}
                        </tr>
                    ))}
                </tbody>
            </table>
        </div>
    );
}

const nameOf = (seat: number) => seatName(show.value ?? { player_titles: [] }, seat);

interface Props {
    node: NodeLine | null;
    /** Moves that lead there without those of the dice; empty = no button. */
    line: readonly string[];
    measure: Measure;
}

export function NodeCard({ node, line, measure }: Props) {
    const board = show.value;
    if (node === null) return <aside class="node-card" aria-label={say.label} aria-busy="true" />;
    return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        <aside class="node-card" aria-label={say.label} tabIndex={0}>
            <div class="node-top">
                <MiniBoard node={node} />
                <div class="node-words">
                    <h3 class="num">
                        {node.path.length === 0 ? say.root : titlesOfMoves(node.path)}
                    </h3>
                    <p>{board !== null && sentenceOf(node, measure, board)}</p>
                    {node.node?.vector !== undefined && (
                        <p class="num">
                            {node.node.vector
                                .map(
                                    (value, seat) => `${nameOf(seat)} ${valueText(value, measure)}`,
                                )
                                .join(", ")}
                        </p>
                    )}
                    {line.length > 0 && !node.stale && (
                        <Button onClick={() => playLine([...line])}>{say.playTo}</Button>
                    )}
                </div>
            </div>
            {node.joint !== undefined && (
                <Matrix joint={node.joint} measure={measure} palette={readPalette()} />
            )}
            {node.choosers?.map((chooser) => (
                <div key={chooser.player}>
                    <h4>{nameOf(chooser.player)}</h4>
                    <Children list={chooser.moves} measure={measure} />
                </div>
            ))}
            {node.choosers === undefined && node.children.length > 0 && (
                <Children list={node.children} measure={measure} />
            )}
        </aside>
    );
}
