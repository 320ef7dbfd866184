/** Players that people write themselves: the editor, what they print, their versions, what they meet. */

import { useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { resumeComputer, setSeat } from "../../../state/act/actions.ts";
import { experiments } from "../../../state/act/experiment.ts";
import { notify } from "../../../state/act/notify.ts";
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
} from "../../../state/act/written.ts";
import { openPanel } from "../../../state/keep/session.ts";
import { settings } from "../../../state/keep/settings.ts";
import { hasTool } from "../../../state/read/looks.ts";
import { LONGEST_NAME } from "../../../state/read/playername.ts";
import { ownSeat, takes } from "../../../state/read/roles.ts";
import { notices, players, show } from "../../../state/read/store.ts";
import { timeText } from "../../../text/format.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/entry.tsx";
import { FileButton } from "../../../ui/filebutton.tsx";
import { copyText, download } from "../../../ui/files.ts";
import { Fold } from "../../../ui/fold.tsx";
import { lazy } from "../../../ui/lazy.tsx";
import { Select } from "../../../ui/select.tsx";
import { Said } from "../../../ui/words.tsx";
import { write as say } from "../../../words/write.ts";
import "../../../styles/write.css";
import { dateText } from "../../../words/numbers.ts";
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
import { faultText } from "./fault.ts";
import { hiddenIn } from "./hidden.ts";
import { membersOf, PAGES } from "./manual.ts";
import { startsFor } from "./starts.ts";
import { trial } from "./trial.ts";

const Editor = lazy(() => import("./editor.tsx"), "Editor", {
    waiting: () => <div class="write-editor muted">{say.loading}</div>,
});

/** What is chosen in the menu: a player that is kept, or one to begin with. */
function choose(id: string): void {
    const [kind, name = ""] = id.split(":");
    if (kind === "start") openStart(name);
    else openWritten(name);
}

function Choice() {
    const family = show.value?.family ?? "";
    const starts = startsFor((tool) => hasTool(family, tool));
    const known = written.value.some(({ name }) => name === draft.value.name);
    const here = known ? `own:${draft.value.name}` : "";
    const mine = written.value.map(({ name }) => ({ id: `own:${name}`, title: name }));
    return (
        <div class="write-choice">
            <Select
                label={say.player}
                class="above"
                value={here}
                entries={[
                    ...(known ? [] : [{ id: "", title: say.notKept }]),
                    ...(mine.length > 0 ? [{ group: say.mine, entries: mine }] : []),
                    {
                        group: say.begin,
                        entries: starts.map(({ id, title }) => ({ id: `start:${id}`, title })),
                    },
                ]}
                onChange={(id) => id !== "" && choose(id)}
            />
            <TextField
                label={say.name}
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
            {called !== undefined && say.named(name, LONGEST_NAME)}
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
            <p>{say.stranger[from]}</p>
            {hidden.count > 0 && <p class="bad">{say.hidden.told(hidden.count, hidden.line)}</p>}
            {before !== undefined && <Button onClick={openBefore}>{say.back(before.name)}</Button>}
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
            {now !== null && <p class="bad">{faultText(now)}</p>}
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
              ? say.trial.moved(mine.move, timeText(mine.ms))
              : mine.why || say.trial.asked;
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
                {from === "here" ? say.run : say.runRead}
            </Button>
            <Button disabled={!ready} onClick={() => playIt(name)}>
                {solo ? say.alone : say.against}
            </Button>
            {!solo && (
                <Button disabled={!ready} onClick={() => meet(name, takes("opponent"))}>
                    {say.match}
                </Button>
            )}
            {!solo && before !== undefined && (
                <Button disabled={!ready} onClick={() => meetVersion(name, before)}>
                    {say.newAgainstOld}
                </Button>
            )}
            <p class="muted write-state" role="status">
                {reading.value
                    ? say.state.reading
                    : ready
                      ? say.state.ready(name)
                      : say.state.notRun}
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

async function share(): Promise<void> {
    const { name, source } = draft.value;
    const hash = await linkOf(name, source);
    const { origin, pathname } = location;
    if (await copyText(`${origin}${pathname}#${hash}`)) notify("info", say.keep.copied(name));
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
        <Fold title={say.keep.title}>
            <div class="write-buttons">
                <Button onClick={share}>{say.keep.copy}</Button>
                <Button onClick={() => download(`${name}.js`, source)}>{say.keep.save}</Button>
                <FileButton label={say.keep.open} accept=".js,.mjs,text/javascript" take={take} />
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
    return (
        <Fold title={say.manual.title}>
            <p class="muted">{say.manual.about}</p>
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
            <p class="muted">{say.about}</p>
            <Choice />
            <Named />
            <Stranger />
            <Editor
                label={say.code}
                value={draft.value.source}
                fault={fault.value}
                onChange={(source) => setDraft({ source })}
                onRun={runDraft}
            />
            <Uses />
            <Trouble />
            <p id="write-keys" class="muted">
                {say.keys}
            </p>
            <Patience />
            <Prints />
            <Keeping />
            <Contest />
            <Manual />
        </div>
    );
}
