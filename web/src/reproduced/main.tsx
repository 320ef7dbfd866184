/**
 * The page "Reproduced": each published figure of the source documents beside ours, from
 * results.json, which tools/experiments/reproduce writes.
 */
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/ui.css";
import "../styles/topbar.css";
import "../styles/reproduced.css";
import { render } from "preact";
import { LineFigure } from "../charts/figure.tsx";
import { startSettings } from "../state/keep/settings.ts";
import { startTheme } from "../state/keep/theme.ts";
import { Scroll } from "../ui/scroll.tsx";
import { Wordmark } from "../ui/wordmark.tsx";
import { Said } from "../ui/words.tsx";
import { documents } from "../words/language.ts";
import { grouped } from "../words/numbers.ts";
import { reproduced as say } from "../words/reproduced.ts";
import type { Tested } from "./compare.ts";
import data from "./results.json";
import { type Judged, judged, LEVEL, type Result, type Row } from "./results.ts";
import { type ChartRow, chartOf } from "./series.ts";

/** What a test says of a column, the worst first where there are several. */
function Tests({ row, tests }: { row: Row; tests: readonly Tested[] }) {
    const sorted = [...tests].sort((a, b) => a.p - b.p);
    const [first] = tests;
    const inexact = row.columns?.find(({ mean }) => mean !== undefined)?.mean;
    return (
        <>
            {first !== undefined && (
                <p>
                    <Said
                        pieces={say.told(
                            say.tests[first.test],
                            sorted.map(({ title, p }) => ({ title, p: say.p(p) })),
                        )}
                        parts={{ number: (text) => <span class="num">{text}</span> }}
                    />
                </p>
            )}
            {inexact !== undefined && <p class="muted">{say.inexact(inexact.within)}</p>}
            {row.near !== undefined && (
                <p class="muted">{say.noTest(row.near.map((end) => grouped(end, 1)))}</p>
            )}
        </>
    );
}

function Ours({ result, verdict }: Pick<Judged, "result" | "verdict">) {
    if (result === null)
        return (
            <td class="muted" colSpan={3} data-title={say.columns.ours}>
                {verdict === "changed" ? say.changed : say.unmeasured}
            </td>
        );
    const { text, interval = "", games, date, version, lines } = result;
    return (
        <>
            <td data-title={say.columns.ours}>
                <span class="num">{text}</span>
                <details>
                    <summary>{say.measured(date, version)}</summary>
                    <pre>{lines.join("\n")}</pre>
                </details>
            </td>
            <td class="num" data-title={say.columns.interval}>
                {interval === "" ? say.none : say.data(interval)}
            </td>
            <td class="num" data-title={say.columns.games}>
                {games == null ? say.none : grouped(games)}
            </td>
        </>
    );
}

function Figures({ rows, results }: { rows: Row[]; results: Result[] }) {
    return (
        <tbody>
            {rows.map((row) => {
                const { verdict, result, tests } = judged(row, results);
                return (
                    <tr key={row.id} id={row.id}>
                        <th scope="row">
                            {row.title}
                            <a href={`${documents.page}#${row.link}`}>{say.open}</a>
                        </th>
                        <td data-title={say.columns.document}>{row.published}</td>
                        <Ours verdict={verdict} result={result} />
                        <td data-title={say.columns.agreement}>
                            <strong class={verdict}>{say.verdicts[verdict]}</strong>
                            <Tests row={row} tests={tests} />
                            {row.note !== undefined && <p class="muted">{row.note}</p>}
                        </td>
                    </tr>
                );
            })}
        </tbody>
    );
}

interface Data {
    charts: ChartRow[];
    rows: Row[];
    results: Result[];
}

const HEIGHT = 260;

/** A series of ours beside what the document says of it. */
function SeriesFigure({ about, rows, results }: { about: ChartRow } & Omit<Data, "charts">) {
    const chart = chartOf(about, rows, results);
    if (chart === null) return null;
    return (
        <LineFigure
            title={about.title}
            name={about.id}
            label={say.chart(about.title)}
            chart={chart}
            height={HEIGHT}
        />
    );
}

function Page({ charts, rows, results }: Data) {
    const sources = [...new Set(rows.map((row) => row.document))];
    return (
        <>
            <header class="topbar">
                <a class="wordmark" href={documents.page}>
                    <Wordmark />
                </a>
                <span class="topbar-space" />
                <a class="reproduced-back" href={documents.page}>
                    {say.back}
                </a>
            </header>
            <main class="reproduced">
                <h1>{say.title}</h1>
                <p>{say.about}</p>
                <p>{say.agreement(LEVEL)}</p>
                {sources.map((document) => (
                    <section key={document} aria-label={say.data(document)}>
                        <h2>{say.data(document)}</h2>
                        <p class="muted">{say.documents[document]}</p>
                        <Scroll label={say.figures(say.data(document))}>
                            <table class="figures">
                                <thead>
                                    <tr>
                                        <th scope="col">{say.columns.figure}</th>
                                        <th scope="col">{say.columns.document}</th>
                                        <th scope="col">{say.columns.ours}</th>
                                        <th scope="col">{say.columns.interval}</th>
                                        <th scope="col">{say.columns.games}</th>
                                        <th scope="col">{say.columns.agreement}</th>
                                    </tr>
                                </thead>
                                <Figures
                                    rows={rows.filter((row) => row.document === document)}
                                    results={results}
                                />
                            </table>
                        </Scroll>
                        {charts
                            .filter((about) => about.document === document)
                            .map((about) => (
                                <SeriesFigure
                                    key={about.id}
                                    about={about}
                                    rows={rows}
                                    results={results}
                                />
                            ))}
                    </section>
                ))}
            </main>
        </>
    );
}

/** What is said in the file, in the language of the page; an interval is read before it is shown. */
const SAID = /^(?:title|published|note|text|name|theirs|of)$/;
const told = JSON.parse(JSON.stringify(data), (key, value) =>
    typeof value === "string" && SAID.test(key) ? say.data(value) : value,
);

startSettings();
startTheme();
render(<Page {...(told as Data)} />, document.getElementById("app") as HTMLElement);
