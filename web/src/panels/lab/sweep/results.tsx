/** What a sweep has come to: its picture, its table and its files. */

import { signal } from "@preact/signals";
import type { SweepLine, SweepProgress } from "../../../engine/protocol.ts";
import { playerTitles } from "../../../params/list.ts";
import { pathTitle } from "../../../params/placed.ts";
import { playerTitle } from "../../../params/titles.ts";
import { msText } from "../../../text/format.ts";
import { bound } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { Table } from "../../../ui/table.tsx";
import { lab } from "../../../words/lab.ts";
import { sweep as say } from "../../../words/sweep.ts";
import type { Run } from "../batch.ts";
import { Files } from "../controls.tsx";
import { firstMovesCsv, sweepCsv } from "../files.ts";
import { shareText } from "../statistics.ts";
import { reachedColumn } from "../statisticstable.tsx";
import { headingOf, levelOf, levelText, type Measure, measuresOf } from "./measures.ts";
import { PLAYERS, SweepPlot, type SweptRow, sweptText } from "./plot.tsx";
import { RULES } from "./range.ts";

const measure = signal<Measure>("score");

type Latest = SweepLine | SweepProgress;
type Shown = ReturnType<typeof measuresOf>[number];

function rangeText(level: ReturnType<typeof levelOf>, measure: Measure): string {
    if (level === null || level.low === level.high) return lab.none;
    const text = (y: number) => levelText({ ...level, y }, measure);
    return lab.interval(text(level.low), text(level.high));
}

interface OutcomeProps {
    run: Run<Latest>;
    latest: Latest;
    alone: boolean;
    /** Of games that have one. */
    goal: string | null;
    ruleTitle: (path: string) => string;
}

export function SweepResults({
    run: { request: asked, state },
    latest,
    alone,
    goal,
    ruleTitle,
}: OutcomeProps) {
    const { rows, reference, first } = latest;
    const measures = measuresOf(alone, first !== undefined);
    const chosen = (measures.find(({ id }) => id === measure.value) ?? measures[0]) as Shown;
    const swept: readonly SweptRow[] = first ?? rows;
    const paths = Object.keys(swept[0]?.values ?? {});
    const called = (path: string) =>
        path === PLAYERS || path.startsWith(RULES)
            ? ruleTitle(path)
            : pathTitle(asked.players[0] ?? "", path);
    const other = asked.players[1];
    const all = reference === undefined ? swept : [...swept, { ...reference, values: {} }];
    const players = [...new Set(swept.map((row) => String(row.values[PLAYERS] ?? "")))];
    const names = playerTitles(players);
    const level = (row: SweptRow) => levelOf(row, chosen.id, alone);
    const valueIn = (row: SweptRow, path: string, i: number) => {
        const value = row.values[path] ?? (i === 0 ? say.referenceLevel : "");
        return path === PLAYERS
            ? (names[players.indexOf(String(value))] ?? value)
            : sweptText(value);
    };
    return (
        <>
            <Select label={say.shown} entries={measures} {...bound(measure)} value={chosen.id} />
            <SweepPlot
                rows={swept}
                reference={reference}
                measure={chosen.id}
                title={chosen.title}
                heading={headingOf(
                    chosen.id,
                    chosen.title,
                    other === undefined || alone ? "" : playerTitle(other),
                )}
                alone={alone}
                called={called}
            />
            <p class="muted lab-doc">
                {first !== undefined
                    ? say.notes.first
                    : other === undefined
                      ? say.notes.nobody
                      : alone
                        ? say.notes.alone(playerTitle(other))
                        : say.notes.against}
            </p>
            {"repeats" in latest && <p class="lab-trouble lab-doc">{latest.repeats}</p>}
            <Table
                caption={say.caption}
                scroll
                rows={all}
                keyOf={(row) => `${row.spec} ${Object.values(row.values).join(" ")}`}
                row={(row) => ({ title: row.spec })}
                columns={[
                    ...paths.map((path, i) => ({
                        key: path,
                        title: called(path),
                        head: true,
                        cell: (row: SweptRow) => valueIn(row, path, i),
                    })),
                    { title: chosen.title, cell: (row) => levelText(level(row), chosen.id) },
                    { title: say.interval, cell: (row) => rangeText(level(row), chosen.id) },
                    { title: say.games, cell: (row) => row.games },
                    alone &&
                        goal !== null &&
                        first === undefined && {
                            ...reachedColumn(goal),
                            cell: (row) =>
                                "wins" in row
                                    ? shareText(
                                          row.wins,
                                          row.games,
                                          row.avg_victories_low,
                                          row.avg_victories_high,
                                      )
                                    : "",
                        },
                    chosen.id !== "ms" && {
                        ...say.time,
                        cell: (row) => msText(row.ms),
                    },
                ]}
            />
            <Files
                state={state}
                files={{
                    "sweep.csv": () =>
                        first === undefined ? sweepCsv(rows, reference) : firstMovesCsv(first),
                    "sweep.json": () => ({ request: asked, ...latest }),
                }}
            />
        </>
    );
}
