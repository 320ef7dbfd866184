/** Everybody: a table that can be sorted, and what can be done with the one that is looked at. */

import { signal } from "@preact/signals";
import type { Individual } from "../../../engine/protocol.ts";
import { pathTitle } from "../../../params/placed.ts";

import { notify } from "../../../state/act/actions.ts";
import { PACK_ABOVE, packLink } from "../../../state/keep/pack.ts";
import { openPanel } from "../../../state/keep/session.ts";
import { show } from "../../../state/read/store.ts";
import { seatName } from "../../../text/format.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyLine } from "../../../ui/copyline.tsx";
import { sets } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { type Column, type Order, Table } from "../../../ui/table.tsx";
import { evolve } from "../../../words/evolve.ts";
import { linkTo } from "../../../words/language.ts";
import { decimals, grouped } from "../../../words/numbers.ts";
import { replayLink } from "../statistics.ts";
import {
    chosen,
    chosenId,
    type Evolution,
    evolution,
    useIndividual,
    watchIndividual,
} from "./evolution.ts";

const { population: say, one: sayOne } = evolve;

/** Rows at first. */
const SHOWN = 20;

export function geneText(value: number | null | undefined): string {
    return value == null ? "–" : grouped(value, 3);
}

/** The gene by which the column of genes is ordered; the first where the population has no such gene. */
const gene = signal("");

/** The genes that an individual has: blocks that wrap, for no table may be wider than its window. */
function Genes({ one, titles }: { one: Individual; titles: string[] }) {
    return titles.map(
        (title, i) =>
            one.values[i] != null && (
                <span key={title} class="gene">
                    <span class="muted">{title}</span> {geneText(one.values[i])}
                </span>
            ),
    );
}

function columnsOf(
    titles: string[],
    at: number,
    withWins: boolean,
): (Column<Individual> | false)[] {
    return [
        withWins && {
            ...say.wins,
            by: (one) => one.wins ?? 0,
            cell: (one) => decimals(one.wins ?? 0, 1),
        },
        {
            ...say.score,
            by: (one) => one.score,
            cell: (one) => grouped(one.score, 2),
        },
        {
            ...say.born,
            by: (one) => one.born,
            cell: (one) => String(one.born),
        },
        titles.length > 0 && {
            key: GENES,
            title: say.genes.title,
            doc: say.genes.doc(titles[at] ?? ""),
            words: true,
            mark: () => "genes",
            by: (one) => one.values[at] ?? null,
            cell: (one) => <Genes one={one} titles={titles} />,
        },
    ];
}

/** The key of that column. */
const GENES = "genes";

const order = signal<Order>({ key: "", down: true });
const all = signal(false);

function sortByGene(path: string): void {
    gene.value = path;
    order.value = { key: GENES, down: true };
}

export function Population({ state }: { state: Evolution }) {
    const { individuals, genes } = state;
    const now = chosen()?.id;
    const titles = genes.map((path) => pathTitle(state.spec, path, state.game));
    const at = Math.max(0, genes.indexOf(gene.value));
    return (
        <>
            {genes.length > 1 && (
                <Select
                    label={say.sort}
                    entries={genes.map((path, i) => ({ id: path, title: titles[i] ?? path }))}
                    value={genes[at] ?? ""}
                    onChange={sortByGene}
                />
            )}
            <Table
                caption={say.title}
                scroll
                class="population"
                rows={individuals}
                keyOf={(one) => one.id}
                row={(one) => ({ class: one.id === now ? "chosen" : "" })}
                order={order}
                most={all.value ? individuals.length : SHOWN}
                columns={[
                    {
                        title: say.individual,
                        head: true,
                        cell: ({ id }) => (
                            <Button
                                look="chip"
                                pressed={id === now}
                                aria-label={say.look(id)}
                                onClick={sets(chosenId, id)}
                            >
                                {id}
                            </Button>
                        ),
                    },
                    ...columnsOf(titles, at, individuals[0]?.wins !== undefined),
                ]}
            />
            {individuals.length > SHOWN && (
                <Button
                    look="chip"
                    class="evolve-all"
                    onClick={() => {
                        all.value = !all.value;
                    }}
                >
                    {all.value ? say.first(SHOWN) : say.all(individuals.length)}
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
    const address = linkTo(hash);
    try {
        await navigator.clipboard.writeText(address);
        notify("info", sayOne.copied(one.id));
    } catch {
        notify("info", sayOne.notCopied, { detail: address });
    }
}

export function Chosen() {
    const one = chosen();
    const line = show.value;
    if (one === undefined || line === null) return null;
    const best = evolution.value?.individuals[0]?.id === one.id;
    return (
        <section class="evolve-one" aria-label={sayOne.label}>
            <h3>{sayOne.title(one.id, best)}</h3>
            <p class="muted num">
                {sayOne.about({ ...one, score: Math.round(one.score * 100) / 100 })}
            </p>
            <div class="buttons">
                <Button look="primary" icon="play" onClick={() => watchIndividual(one)}>
                    {sayOne.watch}
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
                            ? sayOne.useAs(seatName(line, seat))
                            : sayOne.use}
                    </Button>
                ))}
                <Button icon="copy" onClick={() => copyLink(one)}>
                    {sayOne.copy}
                </Button>
                <CopyLine line={one.spec} />
            </div>
        </section>
    );
}
