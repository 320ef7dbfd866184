/** Everybody: a table that can be sorted, and what can be done with the one that is looked at. */
import { signal } from "@preact/signals";
import { seatName } from "../analysis/format.ts";
import type { Individual } from "../engine/protocol.ts";
import { replayLink } from "../lab/statistics.ts";
import { PACK_ABOVE, packLink } from "../share/pack.ts";
import { notify } from "../state/actions.ts";
import { openPanel } from "../state/session.ts";
import { show } from "../state/store.ts";
import { Button } from "../ui/button.tsx";
import { Scroll } from "../ui/scroll.tsx";
import {
    chosen,
    chosenId,
    type Evolution,
    evolution,
    useIndividual,
    watchIndividual,
} from "./lab.ts";

/** Rows at first. */
const SHOWN = 20;

/** The last part of a path: columns are narrow. */
export function shortName(path: string): string {
    return path.slice(path.lastIndexOf(".") + 1);
}

export function geneText(value: number | null | undefined): string {
    return value == null ? "–" : String(Math.round(value * 1000) / 1000);
}

interface Column {
    key: string;
    title: string;
    doc: string;
    of: (one: Individual) => number | null;
    text: (one: Individual) => string;
}

function columnsOf(genes: string[], withWins: boolean): Column[] {
    const wins: Column = {
        key: "wins",
        title: "Wins %",
        doc: "Games won, in percent",
        of: (one) => one.wins ?? 0,
        text: (one) => (one.wins ?? 0).toFixed(1),
    };
    return [
        ...(withWins ? [wins] : []),
        {
            key: "score",
            title: "Score",
            doc: "Mean score of its games",
            of: (one) => one.score,
            text: (one) => String(Math.round(one.score * 100) / 100),
        },
        {
            key: "born",
            title: "Born",
            doc: "Generation in which it was born",
            of: (one) => one.born,
            text: (one) => String(one.born),
        },
        ...genes.map((path, i) => ({
            key: path,
            title: shortName(path),
            doc: path,
            of: (one: Individual) => one.values[i] ?? null,
            text: (one: Individual) => geneText(one.values[i]),
        })),
    ];
}

/** Column and direction; "" = the order of the core, best first. */
const order = signal<{ key: string; down: boolean }>({ key: "", down: true });
const all = signal(false);

function sorted(list: Individual[], columns: Column[]): Individual[] {
    const { key, down } = order.value;
    const column = columns.find((item) => item.key === key);
    if (column === undefined) return list;
    const sign = down ? -1 : 1;
    return [...list].sort((a, b) => {
        const [x, y] = [column.of(a), column.of(b)];
        // The absent ones stand last in both directions.
        if (x === null || y === null) return Number(x === null) - Number(y === null);
        return sign * (x - y) || a.id - b.id;
    });
}

function sortBy(key: string): void {
    const now = order.value;
    if (now.key !== key) order.value = { key, down: true };
    else order.value = now.down ? { key, down: false } : { key: "", down: true };
}

function Head({ column }: { column: Column }) {
    const { key, down } = order.value;
    const mine = key === column.key;
    return (
        <th scope="col" aria-sort={mine ? (down ? "descending" : "ascending") : "none"}>
            <button
                type="button"
                class="genes-sort"
                title={column.doc}
                onClick={() => sortBy(column.key)}
            >
                {column.title}
                <span aria-hidden="true">{mine ? (down ? " ↓" : " ↑") : ""}</span>
            </button>
        </th>
    );
}

export function Population({ state }: { state: Evolution }) {
    const { individuals, genes } = state;
    const columns = columnsOf(genes, individuals[0]?.wins !== undefined);
    const rows = sorted(individuals, columns);
    const shown = all.value ? rows : rows.slice(0, SHOWN);
    const now = chosen()?.id;
    return (
        <>
            <Scroll label="Population">
                <table class="genes-table num population">
                    <thead>
                        <tr>
                            <th scope="col">Individual</th>
                            {columns.map((column) => (
                                <Head key={column.key} column={column} />
                            ))}
                        </tr>
                    </thead>
                    <tbody>
                        {shown.map((one) => (
                            <tr key={one.id} class={one.id === now ? "chosen" : ""}>
                                <th scope="row">
                                    <Button
                                        look="chip"
                                        pressed={one.id === now}
                                        aria-label={`Look at individual ${one.id}`}
                                        onClick={() => {
                                            chosenId.value = one.id;
                                        }}
                                    >
                                        {one.id}
                                    </Button>
                                </th>
                                {columns.map((column) => (
                                    <td key={column.key}>{column.text(one)}</td>
                                ))}
                            </tr>
                        ))}
                    </tbody>
                </table>
            </Scroll>
            {rows.length > SHOWN && (
                <Button
                    look="chip"
                    class="genes-all"
                    onClick={() => {
                        all.value = !all.value;
                    }}
                >
                    {all.value ? `Only the first ${SHOWN}` : `All ${rows.length}`}
                </Button>
            )}
        </>
    );
}

// ---------------------------------------------------------------- one of them

async function copyLink(one: Individual): Promise<void> {
    const line = show.value;
    const game = evolution.value?.game ?? line?.game ?? "";
    const others = line?.game === game ? line.players.slice(1) : [];
    const text = replayLink(game, [one.spec, ...others], line?.seed ?? 1, "");
    const hash = text.length > PACK_ABOVE ? await packLink(text) : text;
    const address = `${location.href.replace(/#.*$/, "")}#${hash}`;
    try {
        await navigator.clipboard.writeText(address);
        notify("info", `The link of individual ${one.id} was copied.`);
    } catch {
        notify("info", "The browser did not let the page copy. This is the link:", address);
    }
}

export function how(one: { how?: string; born?: number; parents?: number[] }): string {
    const parents = one.parents ?? [];
    const of = parents.length > 0 ? ` of ${parents.join(" and ")}` : "";
    return `${one.how ?? "not known here"}${of}, generation ${one.born ?? "?"}`;
}

export function Chosen() {
    const one = chosen();
    const line = show.value;
    if (one === undefined || line === null) return null;
    const best = evolution.value?.individuals[0]?.id === one.id;
    return (
        <section class="genes-one" aria-label="Individual that is looked at">
            <h3>
                Individual {one.id}
                {best ? ", the best" : ""}
            </h3>
            <p class="muted num">
                {how(one)}; {one.wins === undefined ? "" : `${one.wins.toFixed(1)} % won, `}
                score {Math.round(one.score * 100) / 100} in {one.games} games
            </p>
            <p class="card-spec muted">{one.spec}</p>
            <div class="match-buttons">
                <Button look="primary" icon="play" onClick={() => watchIndividual(one)}>
                    Watch it play
                </Button>
                {line.player_names.map((name, seat) => (
                    <Button
                        key={name}
                        onClick={() =>
                            void useIndividual(one, seat).then((ok) => {
                                if (ok) openPanel("players");
                            })
                        }
                    >
                        {line.player_names.length > 1
                            ? `Use as ${seatName(line, seat)}`
                            : "Use as player"}
                    </Button>
                ))}
                <Button icon="copy" onClick={() => copyLink(one)}>
                    Copy link
                </Button>
            </div>
        </section>
    );
}
