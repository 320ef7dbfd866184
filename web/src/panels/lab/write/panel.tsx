/** Players that people write themselves: the editor, what they print, their versions, what they meet. */

import { useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { resumeComputer, setSeat } from "../../../state/actions.ts";
import { experiments } from "../../../state/experiment.ts";
import { hasLook } from "../../../state/looks.ts";
import { notify } from "../../../state/notify.ts";
import { LONGEST_NAME } from "../../../state/playername.ts";
import { ownSeat, takes } from "../../../state/roles.ts";
import { openPanel } from "../../../state/session.ts";
import { settings } from "../../../state/settings.ts";
import { notices, players, show } from "../../../state/store.ts";
import {
    clearPrints,
    dropNotices,
    keepPlayer,
    prints,
    recall,
    removePlayer,
    setPatience,
    type Version,
    written,
    writtenBy,
} from "../../../state/written.ts";
import { counted, timeText } from "../../../text/format.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/entry.tsx";
import { FileButton } from "../../../ui/filebutton.tsx";
import { copyText, download } from "../../../ui/files.ts";
import { Fold } from "../../../ui/fold.tsx";
import { lazy } from "../../../ui/lazy.tsx";
import { Select } from "../../../ui/select.tsx";
import "../../../styles/write.css";
import { linkOf } from "./arrive.ts";
import { Contest } from "./contestfold.tsx";
import {
    current,
    draft,
    fault,
    nameDraft,
    openBefore,
    openForeign,
    openStart,
    openWritten,
    reading,
    runDraft,
    setDraft,
} from "./draft.ts";
import { hiddenIn } from "./hidden.ts";
import { membersOf, PAGES } from "./manual.ts";
import { startsFor } from "./starts.ts";
import { trial } from "./trial.ts";

const Editor = lazy(
    () => import("./editor.tsx"),
    "Editor",
    () => <div class="write-editor muted">The editor is being loaded.</div>,
);

/** What is chosen in the menu: a player that is kept, or one to begin with. */
function choose(id: string): void {
    const [kind, name = ""] = id.split(":");
    if (kind === "start") openStart(name);
    else openWritten(name);
}

function Choice() {
    const family = show.value?.family ?? "";
    const starts = startsFor((look) => hasLook(family, look));
    const known = written.value.some(({ name }) => name === draft.value.name);
    const here = known ? `own:${draft.value.name}` : "";
    const mine = written.value.map(({ name }) => ({ id: `own:${name}`, title: name }));
    return (
        <div class="write-choice">
            <Select
                label="Player"
                class="above"
                value={here}
                entries={[
                    ...(known ? [] : [{ id: "", title: "Not kept yet" }]),
                    ...(mine.length > 0 ? [{ group: "My players", entries: mine }] : []),
                    {
                        group: "Begin with",
                        entries: starts.map(({ id, title }) => ({ id: `start:${id}`, title })),
                    },
                ]}
                onChange={(id) => id !== "" && choose(id)}
            />
            <TextField
                label="Name"
                class="above"
                value={draft.value.called ?? draft.value.name}
                onInput={nameDraft}
            />
        </div>
    );
}

/** The name that it got where it cannot have the one that was wanted. */
function Named() {
    const { name, called } = draft.value;
    return (
        <p class="muted write-named" role="status">
            {called !== undefined &&
                `It plays as ${name}: a name has up to ${LONGEST_NAME} letters a to z, digits, - and _, and begins with a letter.`}
        </p>
    );
}

/** Code of other people is read before it runs. */
function Stranger() {
    const { from, source, before } = draft.value;
    if (from === "here") return null;
    const hidden = hiddenIn(source);
    return (
        <div class="write-stranger" role="note">
            <p>
                {from === "link"
                    ? "This player came by a link. "
                    : "This player came from a file. "}
                Nothing of it has run. Read it first: it will run in a sandbox of your browser,
                without network and without access to this page.
            </p>
            {hidden.count > 0 && (
                <p class="bad">
                    Characters in it that are not seen, or change how others are seen:{" "}
                    {hidden.count}, the first in line {hidden.line}. The editor shows them by their
                    numbers.
                </p>
            )}
            {before !== undefined && <Button onClick={openBefore}>Back to {before.name}</Button>}
        </div>
    );
}

function Trouble() {
    const now = fault.value;
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
        if (now !== null && !reading.value) place.current?.scrollIntoView({ block: "nearest" });
    }, [reading.value]);
    return (
        <div class="write-fault" role="alert" ref={place}>
            {now !== null && (
                <p class="bad">
                    {now.line === undefined ? "" : `Line ${now.line}, column ${now.column}: `}
                    {now.text}
                </p>
            )}
        </div>
    );
}

/** What it does where the board stands. */
function Tried() {
    const { name, source } = draft.value;
    const now = trial.value;
    const mine = now?.name === name && now.source === source && current.value ? now : null;
    const told =
        mine === null || fault.value !== null
            ? ""
            : mine.move !== null
              ? `Asked here, it moves ${mine.move}, after ${timeText(mine.ms)}.`
              : mine.why || "It is asked for a move …";
    return (
        <p class="muted write-trial" role="status">
            {told}
        </p>
    );
}

/** It takes the seat opposite the person's. */
async function playIt(name: string): Promise<void> {
    const seats = players.value.length;
    await setSeat(seats > 1 ? (ownSeat() + 1) % seats : 0, name);
    resumeComputer();
}

function meet(...specs: string[]): void {
    experiments.match.players.value = specs;
    openPanel("match");
}

/** An earlier version becomes a player of its own, and both meet. */
async function meetVersion(name: string, { source }: Version): Promise<void> {
    const old = `${name.slice(0, 18)}-old`;
    const wrong = await keepPlayer(old, source);
    if (wrong === null) meet(name, old);
    else notify("error", wrong.text);
}

function Uses() {
    const { name, from } = draft.value;
    const ready = current.value;
    const solo = (show.value?.player_names.length ?? 2) < 2;
    const before = writtenBy(name)?.versions[0];
    return (
        <div class="write-buttons">
            <Button look="primary" disabled={reading.value} onClick={runDraft}>
                {from === "here" ? "Run" : "I have read it: run it"}
            </Button>
            <Button disabled={!ready} onClick={() => playIt(name)}>
                {solo ? "Let it play" : "Play against it"}
            </Button>
            {!solo && (
                <Button disabled={!ready} onClick={() => meet(name, takes("opponent"))}>
                    Match
                </Button>
            )}
            {!solo && before !== undefined && (
                <Button disabled={!ready} onClick={() => meetVersion(name, before)}>
                    New against old
                </Button>
            )}
            <p class="muted write-state" role="status">
                {reading.value
                    ? "Reading …"
                    : ready
                      ? `${name} plays as it stands here.`
                      : "Run puts what stands here into play, and asks it for a move."}
            </p>
            <Tried />
        </div>
    );
}

/** What becomes of a player that never comes back. */
function Patience() {
    const { patience } = settings.value;
    const entries = [1, 2, 5, 10, 30, 60, 300];
    return (
        <Select
            label="An endless loop is ended after"
            class="write-patience"
            value={patience}
            entries={(entries.includes(patience) ? entries : [...entries, patience]).map((id) => ({
                id,
                title: id % 60 === 0 ? counted(id / 60, "minutes") : counted(id, "seconds"),
            }))}
            title="A player that has not answered so long after its time for a move has lost its game; so long may the file take to be read."
            onChange={setPatience}
        />
    );
}

// ---------------------------------------------------------------- what it prints

function Prints() {
    const rows = prints.value;
    return (
        <Fold title={rows.length === 0 ? "Printed" : `Printed (${rows.length})`}>
            {rows.length === 0 ? (
                <p class="muted">
                    What players print by console.log stands here, and where they have failed.
                </p>
            ) : (
                <>
                    <ol class="write-prints" aria-label="Printed">
                        {rows.map(({ number, player, text, type, line, column }) => (
                            <li key={number} class={type === "fault" ? "bad" : undefined}>
                                <span class="muted">{player}</span>{" "}
                                {line !== undefined && `line ${line}, column ${column}: `}
                                {text}
                            </li>
                        ))}
                    </ol>
                    <Button onClick={clearPrints}>Clear</Button>
                </>
            )}
        </Fold>
    );
}

// ---------------------------------------------------------------- keeping and giving away

const dated = (saved: number) =>
    new Date(saved).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" });

async function share(): Promise<void> {
    const { name, source } = draft.value;
    const hash = await linkOf(name, source);
    const { origin, pathname } = location;
    if (await copyText(`${origin}${pathname}#${hash}`))
        notify("info", `A link with the player ${name} was copied.`);
}

/** A file that was chosen is opened to be read. */
function take({ name, bytes }: { name: string; bytes: Uint8Array }): void {
    openForeign(name.replace(/\.m?js$/, ""), new TextDecoder().decode(bytes), "file");
}

function Keeping() {
    const { name, source } = draft.value;
    const own = writtenBy(name);
    const solo = (show.value?.player_names.length ?? 2) < 2;
    return (
        <Fold title="Keep and share">
            <div class="write-buttons">
                <Button onClick={share}>Copy a link</Button>
                <Button onClick={() => download(`${name}.js`, source)}>Save as a file</Button>
                <FileButton label="Open a file" accept=".js,.mjs,text/javascript" take={take} />
                {own !== undefined && (
                    <Button onClick={() => removePlayer(name)}>Remove {name}</Button>
                )}
            </div>
            {own !== undefined && own.versions.length > 0 && (
                <>
                    <p class="muted write-versions-title">Earlier versions</p>
                    <ul class="write-versions" aria-label="Earlier versions">
                        {own.versions.map((version, i) => (
                            <li key={`${version.saved} ${i}`}>
                                <span>{dated(version.saved)}</span>
                                <Button
                                    aria-label={`Open the version of ${dated(version.saved)}`}
                                    onClick={() => setDraft({ source: version.source })}
                                >
                                    Open
                                </Button>
                                {!solo && (
                                    <Button
                                        aria-label={`Match against the version of ${dated(version.saved)}`}
                                        onClick={() => meetVersion(name, version)}
                                    >
                                        Match
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
    return (
        <Fold title="What a player can use">
            <p class="muted">
                A player is a JavaScript module that exports a function. It is given the game and
                its parameters, and returns a move. Values are for the player who thinks: -100 is
                lost, +100 won. In a match or tournament the file is loaded once for each game: what
                its module keeps, such as a tree or a table, lasts from move to move and is gone
                with the game. On the board and in analysis it is loaded anew for every move; an
                opening book goes by game.ply.
            </p>
            {PAGES.map(({ of, title, before }) => (
                <section key={of}>
                    <h3>{title}</h3>
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

export function WritePanel() {
    useEffect(() => void recall(), []);
    useSignalEffect(() => {
        if (fault.value !== null && notices.value.length > 0) dropNotices(draft.value.name);
    });
    return (
        <div class="write">
            <p class="muted">
                Write a player in JavaScript: a second later it plays on this board, and meets the
                others in matches and tournaments. It runs in a sandbox of your browser.
            </p>
            <Choice />
            <Named />
            <Stranger />
            <Editor
                label="Code of the player"
                value={draft.value.source}
                fault={fault.value}
                onChange={(source) => setDraft({ source })}
                onRun={runDraft}
            />
            <Uses />
            <Trouble />
            <p id="write-keys" class="muted">
                Ctrl+Enter runs it, Ctrl+Space tells what can stand here. Tab indents; Escape, then
                Tab leaves the editor.
            </p>
            <Patience />
            <Prints />
            <Keeping />
            <Contest />
            <Manual />
        </div>
    );
}
