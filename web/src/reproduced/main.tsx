/**
 * The page "Reproduced": each published figure of the source documents beside ours, from
 * results.json, which tools/experiments/reproduce writes.
 */
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/ui.css";
import "../styles/reproduced.css";
import { render } from "preact";
import { startSettings } from "../state/settings.ts";
import { startTheme } from "../state/theme.ts";
import { Scroll } from "../ui/scroll.tsx";
import data from "./results.json";
import { newest, type Result, type Row } from "./results.ts";

function Figure({ result }: { result: Result | undefined }) {
    if (result === undefined) return <td class="muted">not measured</td>;
    const { text, value, band, date, version, lines } = result;
    const inside = band === null || (value >= band[0] && value <= band[1]);
    return (
        <td>
            <span class="num">{text}</span>
            {!inside && <strong class="off"> outside of what was expected</strong>}
            <details>
                <summary>
                    {date}, version {version}
                </summary>
                {band !== null && (
                    <p class="muted">
                        Expected from {band[0]} to {band[1]}.
                    </p>
                )}
                <pre>{lines.join("\n")}</pre>
            </details>
        </td>
    );
}

function Rows({ rows, results }: { rows: Row[]; results: Result[] }) {
    return (
        <tbody>
            {rows.map((row) => (
                <tr key={row.id} id={row.id}>
                    <th scope="row">
                        {row.title}
                        {row.note !== undefined && <p class="muted">{row.note}</p>}
                        <a href={`./#${row.link}`}>Open in the playground</a>
                    </th>
                    <td>{row.published}</td>
                    <Figure result={newest(results, row.id, "full")} />
                    <Figure result={newest(results, row.id, "quick")} />
                </tr>
            ))}
        </tbody>
    );
}

function Page({ rows, results }: { rows: Row[]; results: Result[] }) {
    const documents = [...new Set(rows.map((row) => row.document))];
    return (
        <main class="reproduced">
            <p>
                <a href="./">Plyscope</a>
            </p>
            <h1>Reproduced</h1>
            <p>
                Five teaching documents on game-playing programs published figures; these are ours
                beside them. <em>Full</em> plays as many games as the documents, <em>quick</em> a
                few, in every run of the tests. The lines are what the console was told: type them
                there, or run <code>tools/experiments/reproduce</code>.
            </p>
            {documents.map((document) => (
                <section key={document} aria-label={document}>
                    <h2>{document}</h2>
                    <Scroll label={`Figures: ${document}`}>
                        <table>
                            <thead>
                                <tr>
                                    <th scope="col">Figure</th>
                                    <th scope="col">Published</th>
                                    <th scope="col">Ours, full</th>
                                    <th scope="col">Ours, quick</th>
                                </tr>
                            </thead>
                            <Rows
                                rows={rows.filter((row) => row.document === document)}
                                results={results}
                            />
                        </table>
                    </Scroll>
                </section>
            ))}
        </main>
    );
}

startSettings();
startTheme();
const { rows, results } = data as { rows: Row[]; results: Result[] };
render(<Page rows={rows} results={results} />, document.getElementById("app") as HTMLElement);
