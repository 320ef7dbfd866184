/** A challenge for somebody else: which side, against whom, from where, and the link that sets it. */
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { presetSpec } from "../../params/values.ts";
import { inRole, levels, takes } from "../../state/read/roles.ts";
import type { Challenge } from "../../state/read/shared.ts";
import { show } from "../../state/read/store.ts";
import { NumberField } from "../../ui/entry.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Select } from "../../ui/select.tsx";
import { linkTo } from "../../words/language.ts";
import { challenge as say } from "../../words/share.ts";
import { challengeLink, goalOf } from "./challenge.ts";
import { Code, LinkRow, Send } from "./parts.tsx";

const chosenLevel = signal("hard");
const start = signal<"here" | "start">("here");

const STARTS = ["here", "start"] as const;

export function SetChallenge() {
    const line = show.value;
    const row = inRole("opponent").at(-1);
    const [side, setSide] = useState(String(line?.mover ?? 0));
    const [points, setPoints] = useState(line?.score?.[0] ?? 0);
    useEffect(() => setPoints(line?.score?.[0] ?? 0), [line?.score?.[0]]);
    if (line === null) return null;
    const solo = line.player_titles.length === 1;
    const all = levels(row?.name ?? "");
    const chosen = all.find(({ name }) => name === chosenLevel.value) ?? all.at(-1);
    const computer = row === undefined ? takes("opponent") : presetSpec(row, chosen ?? null, null);
    const seat = solo ? 0 : Math.min(Number(side), line.player_titles.length - 1);
    const fresh = solo || line.status === "over" || start.value === "start";
    const challenge: Challenge = {
        kind: "challenge",
        seat: Math.max(0, seat),
        ply: fresh ? 0 : line.moves_played.length,
        points: solo ? points : null,
    };
    const person = takes("person");
    const specs = line.player_titles.map((_, i) => (i === challenge.seat ? person : computer));
    const level = chosen?.title === undefined ? say.computerAsUsual : say.computerAt(chosen.title);
    const sentence = say.task(goalOf(line, challenge, { level, count: specs.length - 1 }));
    const link = linkTo(challengeLink(challenge, specs));
    return (
        <>
            <p class="share-note">{solo ? say.note.points : say.note.win}</p>
            <div class="share-options">
                {solo ? (
                    <NumberField
                        label={say.points}
                        min={0}
                        value={points}
                        live
                        onChange={setPoints}
                    />
                ) : (
                    <Segmented
                        label={say.side}
                        shown
                        value={String(challenge.seat)}
                        entries={line.player_titles.map((title, i) => ({ id: String(i), title }))}
                        onChange={setSide}
                    />
                )}
                {!solo && all.length > 0 && (
                    <Select
                        label={say.level}
                        value={chosen?.name ?? ""}
                        entries={all.map((one) => ({ id: one.name, title: one.title }))}
                        onChange={(id) => {
                            chosenLevel.value = id;
                        }}
                    />
                )}
                {!solo && line.status !== "over" && line.moves_played.length > 0 && (
                    <Segmented
                        label={say.start}
                        shown
                        value={start.value}
                        entries={STARTS.map((id) => ({ id, title: say.starts[id] }))}
                        onChange={(id) => {
                            start.value = id;
                        }}
                    />
                )}
            </div>
            <p class="share-preview">{sentence}</p>
            <LinkRow link={link} />
            <Code link={link} />
            <Send link={link} text={sentence} />
        </>
    );
}
