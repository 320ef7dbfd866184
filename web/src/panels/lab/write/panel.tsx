/** Players that people write themselves: the editor, what they print, their versions, what they meet. */

import { signal, useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { LANGUAGES, NAMES } from "../../../../../wasm/language.mjs";
import { begin, prepare } from "../../../engine/sandbox.ts";
import { resumeComputer, setSeat } from "../../../state/act/actions.ts";
import { dropNotices, recall, written, writtenBy } from "../../../state/act/written.ts";
import { hasTool } from "../../../state/read/looks.ts";
import { LONGEST_NAME } from "../../../state/read/playername.ts";
import { ownSeat, takes } from "../../../state/read/roles.ts";
import { notices, players, show, shownFamily } from "../../../state/read/store.ts";
import { timeText } from "../../../text/format.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/entry.tsx";
import { bound } from "../../../ui/field.tsx";
import { lazy } from "../../../ui/lazy.tsx";
import { Select } from "../../../ui/select.tsx";
import { scale } from "../../../words/scale.ts";
import { write as say } from "../../../words/write.ts";
import "../../../styles/write.css";
import { askPlace } from "../scale/choice.ts";
import {
    current,
    draft,
    fault,
    language,
    nameDraft,
    openBefore,
    openLanguage,
    openStart,
    openWritten,
    plays,
    reading,
    runDraft,
    setDraft,
} from "./draft.ts";
import { faultText } from "./fault.ts";
import { hiddenIn } from "./hidden.ts";
import { lookalikeIn } from "./lookalike.ts";
import { meet, meetVersion } from "./meet.ts";
import { Sides } from "./sides.tsx";
import { startsFor } from "./starts.ts";
import { titleOf } from "./titles.ts";
import { isOfBoard, trial } from "./trial.ts";

const Editor = lazy(() => import("./editor.tsx"), "Editor", {
    waiting: () => <div class="write-editor muted">{say.loading}</div>,
});

/** One module for all that stands in the workshop: the first visit names few. */
export { arrive } from "./arrive.ts";
export { Happened } from "./happened.tsx";
export { Sides, Splitter } from "./sides.tsx";

/** What is chosen in the menu: a player that is kept, or one to begin with. */
function choose(id: string): void {
    const [kind, name = ""] = id.split(":");
    if (kind === "start") openStart(name);
    else openWritten(name);
}

function Choice() {
    const family = shownFamily.value ?? "";
    const starts = startsFor((tool) => hasTool(family, tool));
    const known = written.value.some(({ name }) => name === draft.value.name);
    const here = known ? `own:${draft.value.name}` : "";
    const mine = written.value.map(({ name }) => ({ id: `own:${name}`, title: name }));
    return (
        <div class="write-choice">
            <Select
                label={say.player}
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
            <Select
                label={say.language}
                value={language.value}
                entries={LANGUAGES.map((id) => ({ id, title: NAMES[id], lang: "en" }))}
                onChange={openLanguage}
            />
            <TextField
                label={say.name}
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
    const like = lookalikeIn(source);
    return (
        <div class="write-stranger" role="note">
            <p>{say.stranger[from]}</p>
            {hidden.count > 0 && <p class="bad">{say.hidden.told(hidden.count, hidden.line)}</p>}
            {like && (
                <p class="bad">
                    {say.hidden.lookalike(like.line, like.word, like.letter, like.script)}
                </p>
            )}
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
        <div
            class={
                now?.line === undefined && now?.answer !== true
                    ? "write-fault"
                    : "write-fault sr-only"
            }
            role="alert"
            ref={place}
        >
            {now !== null && <p class="bad">{faultText(now)}</p>}
        </div>
    );
}

/** What it does where the board stands. */
function Asked() {
    const { name, source } = draft.value;
    const now = trial.value;
    const mine =
        now?.name === name && now.source === source && current.value && isOfBoard(now) ? now : null;
    const row = mine?.rows.find(({ where }) => where === "board");
    const told =
        mine === null || fault.value !== null
            ? ""
            : row?.thought
              ? say.trial.moved(
                    titleOf(now?.game ?? "", row.thought.move),
                    timeText(row.thought.time),
                )
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
            <Button disabled={!ready} title={scale.whereAbout} onClick={() => askPlace(name)}>
                {scale.begin}
            </Button>
            {!solo && before !== undefined && (
                <Button disabled={!ready} onClick={() => meetVersion(name, before)}>
                    {say.newAgainstOld}
                </Button>
            )}
            <p class="muted write-state" role="status">
                {reading.value
                    ? say.state.reading
                    : !ready
                      ? say.state.notRun
                      : say.state[plays.value](name)}
            </p>
            <Asked />
        </div>
    );
}

/** On a phone one of them is shown. */
const sideShown = signal<"code" | "board">("code");

export function WritePanel() {
    useEffect(() => {
        void recall();
        prepare();
    }, []);
    // Nothing begins for a text of somebody else before it was read.
    const own = draft.value.from === "here";
    useEffect(() => {
        if (own) begin(language.value);
    }, [own, language.value]);
    useSignalEffect(() => {
        if (fault.value !== null && notices.value.length > 0) dropNotices(draft.value.name);
    });
    return (
        <div class="write">
            <Sides
                entries={[
                    { id: "code", title: say.sides.code },
                    { id: "board", title: say.sides.board },
                ]}
                {...bound(sideShown)}
            />
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
        </div>
    );
}
