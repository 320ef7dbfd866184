/** What happened when a player was run: its moves, where the time went, its game, its prints; and what is kept of it. */
import { useEffect, useRef, useState } from "preact/hooks";
import { ENDINGS, languageOf } from "../../../../../wasm/language.mjs";
import type { Thought } from "../../../../../wasm/player.mjs";
import { playerTitle } from "../../../params/titles.ts";
import { goTo } from "../../../state/act/actions.ts";
import { type Film as FilmOf, type Frame, filmed, filmOf } from "../../../state/act/films.ts";
import {
    clearPrints,
    prints,
    removePlayer,
    setPatience,
    writtenBy,
} from "../../../state/act/written.ts";
import { settings } from "../../../state/keep/settings.ts";
import { show } from "../../../state/read/store.ts";
import { timeText } from "../../../text/format.ts";
import { Button } from "../../../ui/button.tsx";
import { FileButton } from "../../../ui/filebutton.tsx";
import { copyText, download } from "../../../ui/files.ts";
import { Fold } from "../../../ui/fold.tsx";
import { Select } from "../../../ui/select.tsx";
import { Table } from "../../../ui/table.tsx";
import { Said } from "../../../ui/words.tsx";
import { dateText, decimals, percent } from "../../../words/numbers.ts";
import { write as say } from "../../../words/write.ts";
import { replayLink } from "../statistics.ts";
import "../../../styles/write.css";
import { linkOf } from "./arrive.ts";
import { Contest } from "./contestfold.tsx";
import { current, draft, FILES, fault, language, openForeign, setDraft } from "./draft.ts";
import { manuals } from "./manual.ts";
import { meetVersion } from "./meet.ts";
import { chosenOpponent, opponents, playQuick, type Quick, quick } from "./quick.ts";
import { showInstead } from "./show.ts";
import { Splitter } from "./sides.tsx";
import { TestsPart } from "./testspart.tsx";
import { titleOf } from "./titles.ts";
import {
    debugMove,
    endTrial,
    isOfBoard,
    TIME,
    type Trial,
    type Tried,
    trial,
    trying,
} from "./trial.ts";

// ---------------------------------------------------------------- the moves it was asked for

const valueText = (value: number | undefined) => (value === undefined ? "–" : decimals(value, 1));

/** Those values that it has told of moves, the best first. */
function ofMoves({ values }: Thought, game: string): string {
    const best = [...values].sort((a, b) => b[1] - a[1]).slice(0, 7);
    const told = best.map(([move, value]) =>
        say.ran.valueOf(titleOf(game, move), valueText(value)),
    );
    return told.join("  ");
}

function placeOf({ where }: Tried, asked: Trial): string {
    if (where === "board") return isOfBoard(asked) ? say.ran.board : say.ran.before;
    return where === 0 ? say.ran.beginning : say.ran.after(where);
}

function Answer({ row, game }: { row: Tried; game: string }) {
    const { thought, told, prints: lines } = row;
    return (
        <>
            {thought !== null && thought.values.length > 0 && (
                <span class="muted num">{ofMoves(thought, game)}</span>
            )}
            {told !== "" && fault.value?.text !== told && <span class="bad">{told}</span>}
            {lines.map((line, i) => (
                <code key={`${i} ${line}`}>{line}</code>
            ))}
        </>
    );
}

/** Where the time of its slowest move went. */
function Spent({ thought }: { thought: Thought }) {
    const { time, spent } = thought;
    if (spent === undefined || time < 1) return null;
    const { play, moves, evaluate, playouts, cells } = spent;
    const told = play + moves + evaluate + playouts + cells;
    // Calls are sampled: what they come to can be more than there was.
    const all = Math.max(time, told);
    const parts = Object.entries({ own: all - told, play, moves, evaluate, playouts, cells })
        .map(([part, ms]) => ({
            part: part as keyof typeof say.ran.parts,
            share: (100 * ms) / all,
        }))
        .filter(({ share }) => share >= 1)
        .sort((a, b) => b.share - a.share);
    return (
        <p class="muted write-spent">
            {say.ran.spent(
                timeText(time),
                parts.map(({ part, share }) =>
                    say.ran.part(say.ran.parts[part], percent(Math.round(share))),
                ),
            )}
        </p>
    );
}

function Ran() {
    const now = trial.value;
    if (now === null || now.name !== draft.value.name) return <p class="muted">{say.ran.none}</p>;
    const thoughts = now.rows.flatMap(({ thought }) => thought ?? []);
    const slowest = thoughts.reduce<Thought | null>(
        (a, b) => (a === null || b.time > a.time ? b : a),
        null,
    );
    return (
        <>
            <Table
                caption={say.ran.title}
                rows={now.rows.filter(({ asked }) => asked !== null)}
                keyOf={({ where }) => String(where)}
                class="write-ran"
                columns={[
                    {
                        title: say.ran.where,
                        head: true,
                        words: true,
                        cell: (row: Tried) => (
                            <>
                                {placeOf(row, now)}
                                <Answer row={row} game={now.game} />
                            </>
                        ),
                    },
                    {
                        title: say.ran.move,
                        cell: ({ thought }: Tried) =>
                            thought ? titleOf(now.game, thought.move) : "–",
                    },
                    {
                        title: say.ran.value,
                        cell: ({ thought }: Tried) => valueText(thought?.value),
                    },
                    {
                        title: say.ran.time,
                        cell: ({ thought }: Tried) => (thought ? timeText(thought.time) : "–"),
                    },
                ]}
            />
            {trying.value && <Button onClick={endTrial}>{say.ran.stop}</Button>}
            {slowest !== null && <Spent thought={slowest} />}
        </>
    );
}

// ---------------------------------------------------------------- its fast games

function ended({ result, why, moves }: Quick): string {
    if (result === null) return why === "" ? say.quick.playing : say.quick.failed(why);
    const how = result > 0 ? say.quick.won : result < 0 ? say.quick.lost : say.quick.drawn;
    const reason = why === "late" ? say.quick.late(TIME) : why;
    return reason === "" ? how(moves.length) : `${how(moves.length)} ${reason}`;
}

function Quicks() {
    const known = opponents();
    const { name } = draft.value;
    const mine = quick.value
        .filter((one) => one.name === name && one.game === show.value?.game)
        .slice(0, 5);
    const solo = (show.value?.player_names.length ?? 2) < 2;
    if (solo || known.length === 0) return null;
    return (
        <div class="write-quick">
            <Select
                label={say.quick.label}
                value={
                    known.includes(chosenOpponent.value) ? chosenOpponent.value : (known[0] ?? "")
                }
                entries={known.map((id) => ({ id, title: playerTitle(id) }))}
                onChange={(id) => {
                    chosenOpponent.value = id;
                    if (current.peek()) void playQuick(draft.peek().name);
                }}
            />
            <ol aria-label={say.quick.title}>
                {mine.map((one, i) => (
                    <li key={`${one.players.join()} ${mine.length - i}`}>
                        <span
                            class={one.result === -1 ? "bad" : one.result === 1 ? "good" : "muted"}
                        >
                            {say.quick.against(playerTitle(one.opponent), ended(one))}
                        </span>
                        {one.moves.length > 0 && (
                            <Button
                                look="chip"
                                onClick={() =>
                                    showInstead(
                                        replayLink(one.game, one.players, 1, one.moves.join(",")),
                                    )
                                }
                            >
                                {say.quick.show}
                            </Button>
                        )}
                    </li>
                ))}
            </ol>
        </div>
    );
}

// ---------------------------------------------------------------- a game as a film

function FrameRow({ frame, here, game }: { frame: Frame; here: boolean; game: string }) {
    const { ply, thought, fault: failed, prints: lines } = frame;
    const place = useRef<HTMLLIElement>(null);
    useEffect(() => {
        if (here) place.current?.scrollIntoView({ block: "nearest" });
    }, [here]);
    return (
        <li ref={place} aria-current={here ? "step" : undefined}>
            <Button look="quiet" onClick={() => goTo(ply)}>
                {say.film.move(ply + 1, thought ? titleOf(game, thought.move) : "–")}
            </Button>
            <span class="muted num">
                {thought !== null &&
                    say.film.thought(valueText(thought.value), timeText(thought.time))}
            </span>
            {failed !== null && <span class="bad">{failed.text}</span>}
            {lines.map((line, i) => (
                <code key={`${i} ${line}`}>{line}</code>
            ))}
        </li>
    );
}

/** Of the game on the board, when this player has played it: what it thought and printed at each move. */
function Film() {
    filmed.value;
    const line = show.value;
    const { name, source } = draft.value;
    const whole = line === null ? [] : [...line.moves_played, ...line.redo];
    const found: FilmOf | null = filmOf(name, whole);
    const at = line?.moves_played.length ?? 0;
    const ongoing = line?.status === "ongoing" && line.mover !== null && line.mover >= 0;
    return (
        <Fold title={say.film.title} open={found !== null}>
            {found === null ? (
                <p class="muted">{say.film.none}</p>
            ) : (
                <ol class="write-film" aria-label={say.film.title}>
                    {found.frames.map((frame) => (
                        <FrameRow
                            key={frame.ply}
                            frame={frame}
                            here={frame.ply === at}
                            game={line?.game ?? ""}
                        />
                    ))}
                </ol>
            )}
            <Button disabled={!current.value || !ongoing} onClick={() => debugMove(name, source)}>
                {say.film.debug}
            </Button>
            <p class="muted">{say.film.debugger[language.value]}</p>
        </Fold>
    );
}

/** What becomes of a player that never comes back. */
function Patience() {
    const { patience } = settings.value;
    const entries = [1, 2, 5, 10, 30, 60, 300];
    return (
        <Select
            label={say.patience.label}
            class="write-patience"
            value={patience}
            entries={(entries.includes(patience) ? entries : [...entries, patience]).map((id) => ({
                id,
                title: id % 60 === 0 ? say.patience.minutes(id / 60) : say.patience.seconds(id),
            }))}
            title={say.patience.tip}
            onChange={setPatience}
        />
    );
}

// ---------------------------------------------------------------- what it prints

function Prints() {
    const rows = prints.value;
    return (
        <Fold title={say.prints.title(rows.length)}>
            {rows.length === 0 ? (
                <p class="muted">{say.prints.none}</p>
            ) : (
                <>
                    <ol class="write-prints" aria-label={say.prints.label}>
                        {rows.map(({ number, player, text, type, line, column = 1 }) => (
                            <li key={number} class={type === "fault" ? "bad" : undefined}>
                                <Said
                                    pieces={
                                        line === undefined
                                            ? say.prints.line(player, text)
                                            : say.prints.at(player, line, column, text)
                                    }
                                    parts={{ player: (who) => <span class="muted">{who}</span> }}
                                />
                            </li>
                        ))}
                    </ol>
                    <Button onClick={clearPrints}>{say.prints.clear}</Button>
                </>
            )}
        </Fold>
    );
}

// ---------------------------------------------------------------- keeping and giving away

/** Copies a link with the player; false = the browser did not let it. */
async function share(): Promise<boolean> {
    const { name, source } = draft.value;
    const hash = await linkOf(name, source);
    const { origin, pathname } = location;
    return copyText(`${origin}${pathname}#${hash}`);
}

/** A file that was chosen is opened to be read. */
function take({ name, bytes }: { name: string; bytes: Uint8Array }): void {
    openForeign(name.replace(/\.(?:m?js|py)$/, ""), new TextDecoder().decode(bytes), "file");
}

function Keeping() {
    const { name, source } = draft.value;
    const own = writtenBy(name);
    const solo = (show.value?.player_names.length ?? 2) < 2;
    // A notice would lie over the list below.
    const [copied, setCopied] = useState<string | null>(null);
    const copy = async () => {
        setCopied((await share()) ? source : null);
    };
    return (
        <Fold title={say.keep.title}>
            <div class="write-buttons">
                <Button onClick={copy}>{say.keep.copy}</Button>
                <span class="muted" role="status">
                    {copied === source && say.keep.copied(name)}
                </span>
                <Button onClick={() => download(name + ENDINGS[languageOf(source)], source)}>
                    {say.keep.save}
                </Button>
                <FileButton label={say.keep.open} accept={FILES} take={take} />
                {own !== undefined && (
                    <Button onClick={() => removePlayer(name)}>{say.keep.remove(name)}</Button>
                )}
            </div>
            {own !== undefined && own.versions.length > 0 && (
                <>
                    <p class="muted write-versions-title">{say.versions.title}</p>
                    <ul class="write-versions" aria-label={say.versions.title}>
                        {own.versions.map((version, i) => (
                            <li key={`${version.saved} ${i}`}>
                                <span>{dateText(version.saved)}</span>
                                <Button
                                    aria-label={say.versions.openThis(dateText(version.saved))}
                                    onClick={() => setDraft({ source: version.source })}
                                >
                                    {say.versions.open}
                                </Button>
                                {!solo && (
                                    <Button
                                        aria-label={say.versions.matchThis(dateText(version.saved))}
                                        onClick={() => meetVersion(name, version)}
                                    >
                                        {say.versions.match}
                                    </Button>
                                )}
                            </li>
                        ))}
                    </ul>
                </>
            )}
        </Fold>
    );
}

function Manual() {
    const { pages, membersOf } = manuals[language.value];
    return (
        <Fold title={say.manual.title}>
            <p class="muted">{say.manual.about[language.value]}</p>
            {pages.map(({ of, title, before }) => (
                <section key={of}>
                    <h2>{title}</h2>
                    <dl class="write-manual">
                        {membersOf(of).map(({ label, detail, info }) => (
                            <div key={label}>
                                <dt>
                                    <code>
                                        {before}
                                        <strong>{label}</strong>
                                        {detail}
                                    </code>
                                </dt>
                                <dd>{info}</dd>
                            </div>
                        ))}
                    </dl>
                </section>
            ))}
        </Fold>
    );
}

/** Beside the code, below the board. */
export function Happened() {
    return (
        <>
            <Splitter label={say.sides.splitter} />
            <div class="write workshop-beside">
                <Ran />
                <Quicks />
                <TestsPart />
                <Film />
                <Prints />
                <Patience />
                <Keeping />
                <Contest />
                <Manual />
            </div>
        </>
    );
}
