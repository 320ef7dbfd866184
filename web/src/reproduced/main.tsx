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
import { startSettings } from "../state/settings.ts";
import { startTheme } from "../state/theme.ts";
import { grouped } from "../text/format.ts";
import { Scroll } from "../ui/scroll.tsx";
import { Wordmark } from "../ui/wordmark.tsx";
import { pText, type Tested } from "./compare.ts";
import data from "./results.json";
import { type Judged, judged, LEVEL, type Result, type Row, type Verdict } from "./results.ts";
import { type ChartRow, chartOf } from "./series.ts";

/** What the documents are, by the name that the rows have. */
const DOCUMENTS: { [name: string]: string } = {
    Tron: "A programming lab in French: a rider that chooses its way by random games.",
    "Connect Four": "A course in French on game programs, with statistics of random players.",
    puissance4: "A Python package with UCT for Connect Four, by woctezuma, and its description.",
    "2048": "A report in French on a 2048 program of rules, and a genetic algorithm for them.",
    Amazons: "A report in French on a tournament of programs for the game of the Amazons.",
};

const VERDICTS: { [verdict in Verdict]: string } = {
    agrees: "agrees",
    differs: "differs",
    answered: "answered",
    "not measured": "–",
    changed: "–",
    "nothing to compare": "no figure to compare",
};

/** What a test says of a column, the worst first where there are several. */
function Tests({ row, tests }: { row: Row; tests: readonly Tested[] }) {
    const sorted = [...tests].sort((a, b) => a.p - b.p);
    const inexact = row.columns?.find(({ mean }) => mean !== undefined)?.mean;
    return (
        <>
            {tests.length > 0 && (
                <p>
                    {tests[0]?.test}:{" "}
                    <span class="num">
                        {sorted
                            .map(({ title, p }) => `${title === "" ? "" : `${title} `}${pText(p)}`)
                            .join(", ")}
                    </span>
                </p>
            )}
            {inexact !== undefined && (
                <p class="muted">
                    The document does not say of how many games: its figure counts as exact to ±{" "}
                    {inexact.within}.
                </p>
            )}
            {row.near !== undefined && (
                <p class="muted">
                    No test: {row.near.map((end) => grouped(end, 1)).join(" to ")} counts as
                    agreeing.
                </p>
            )}
        </>
    );
}

function Ours({ result, verdict }: Pick<Judged, "result" | "verdict">) {
    if (result === null)
        return (
            <td class="muted" colSpan={3} data-title="Ours">
                {verdict === "changed" ? "not measured since the row changed" : "not measured"}
            </td>
        );
    const { text, interval = "", games, date, version, lines } = result;
    return (
        <>
            <td data-title="Ours">
                <span class="num">{text}</span>
                <details>
                    <summary>
                        {date}, version {version}
                    </summary>
                    <pre>{lines.join("\n")}</pre>
                </details>
            </td>
            <td class="num" data-title="Interval">
                {interval === "" ? "–" : interval}
            </td>
            <td class="num" data-title="Games">
                {games == null ? "–" : grouped(games)}
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
                            <a href={`./#${row.link}`}>Open it in the playground</a>
                        </th>
                        <td data-title="Document">{row.published}</td>
                        <Ours verdict={verdict} result={result} />
                        <td data-title="Agreement">
                            <strong class={verdict}>{VERDICTS[verdict]}</strong>
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
            label={`Chart: ${about.title}, ours and the document's; its table has all numbers`}
            chart={chart}
            height={HEIGHT}
        />
    );
}

function Page({ charts, rows, results }: Data) {
    const documents = [...new Set(rows.map((row) => row.document))];
    return (
        <>
            <header class="topbar">
                <a class="wordmark" href="./">
                    <Wordmark />
                </a>
                <span class="topbar-space" />
                <a class="reproduced-back" href="./">
                    To the playground
                </a>
            </header>
            <main class="reproduced">
                <h1>Reproduced</h1>
                <p>
                    Five teaching documents on programs that play Tron, Connect Four, 2048 and the
                    game of the Amazons published figures; these are ours beside them.
                </p>
                <p>
                    An interval holds the true value in 95 of 100 such measurements. A figure
                    “agrees” where all that was published beside it could be chance: p, which the
                    named test gives, is how often two measurements of the same thing would differ
                    by so much, and the least one of a row has to be {LEVEL} at least. Few games
                    agree with nearly everything. Below each figure stand the lines for the console;
                    the links open the same experiment, ready to start.
                </p>
                {documents.map((document) => (
                    <section key={document} aria-label={document}>
                        <h2>{document}</h2>
                        <p class="muted">{DOCUMENTS[document]}</p>
                        <Scroll label={`Figures: ${document}`}>
                            <table class="figures">
                                <thead>
                                    <tr>
                                        <th scope="col">Figure</th>
                                        <th scope="col">Document</th>
                                        <th scope="col">Ours</th>
                                        <th scope="col">Interval</th>
                                        <th scope="col">Games</th>
                                        <th scope="col">Agreement</th>
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

startSettings();
startTheme();
render(<Page {...(data as Data)} />, document.getElementById("app") as HTMLElement);
