/**
 * What of the core's lines nobody sees before the first answer, in another language: sentences by their codes and
 * parts, and the words of searches and evaluations. It comes with the titles (`retelling.ts`).
 */
import type { Said, Show } from "../../../core/answers/protocol.ts";
import type { More } from "./retelling.ts";
import { saying } from "./saying.ts";

interface Node {
    [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

const SAID = "_said";

/** How a position stands, for people: Show.result_text. */
export interface Standings {
    dice: string;
    alone: (move: number) => string;
    turn: (side: string, move: number) => string;
    /** Of games that count points: each player's, without a side where one is alone. */
    points: (
        end: "over" | "won" | "lost",
        points: readonly { side: string | null; points: number }[],
        moves: number,
    ) => string;
    lost: (moves: number) => string;
    draw: (moves: number) => string;
    won: (sides: readonly string[], moves: number) => string;
}

function standingOf(show: Omit<Show, "type" | "re">, standings: Standings): string {
    const moves = show.moves_played.length;
    const sides = show.player_titles;
    const alone = sides.length === 1;
    if (show.status !== "over") {
        const mover = show.mover ?? -1;
        if (mover < 0) return standings.dice;
        return alone ? standings.alone(moves + 1) : standings.turn(sides[mover] ?? "", moves + 1);
    }
    const result = show.result ?? [];
    if (show.points)
        return standings.points(
            !alone || show.score === undefined ? "over" : show.goal?.reached ? "won" : "lost",
            result.map((points, seat) => ({
                side: alone ? null : (sides[seat] ?? ""),
                points,
            })),
            moves,
        );
    const best = Math.max(...result);
    if (best <= 0) return alone ? standings.lost(moves) : standings.draw(moves);
    return standings.won(
        sides.filter((_, seat) => result[seat] === best),
        moves,
    );
}

/** Who tells all that. */
export const sayings =
    (standings: Standings): More =>
    ({ word, call, sentences }, line, text) => {
        const sentence = (said: Partial<Said>) => saying(said, sentences(), word);

        /** All sentences in a line that have what they are made from beside them. */
        function say(node: Node): void {
            if (node.type === "error") node.text = sentence(node as Partial<Said>) ?? node.text;
            for (const [key, value] of Object.entries(node)) {
                if (!isNode(value)) continue;
                if (!key.endsWith(SAID)) {
                    say(value);
                    continue;
                }
                const name = key.slice(0, -SAID.length);
                const english = node[name];
                node[name] = Array.isArray(english)
                    ? english.map(
                          (one, i) => sentence((value as unknown as Said[])[i] ?? {}) ?? one,
                      )
                    : (sentence(value as Partial<Said>) ?? english);
            }
        }

        const each = (node: Node | undefined): void => {
            for (const [name, text] of Object.entries(node ?? {}))
                (node as Node)[name] = word(String(text));
        };

        const show = line.type === "show" ? line : line.type === "position" ? line.show : null;
        if (show !== null) {
            const english = show.result_text;
            show.result_text = standingOf(show, standings);
            call(english, show.result_text);
        }
        if (line.type === "error" || text.includes(`${SAID}"`)) say(line as unknown as Node);
        const { counters, counter_titles, counter_docs, estimate } = line as {
            counters?: Node;
            counter_titles?: Node;
            counter_docs?: Node;
            estimate?: { next?: { text: string } };
        };
        // A counter without a title is called by its name.
        for (const name of Object.keys(counters ?? {}))
            if (counter_titles) counter_titles[name] ??= name;
        each(counter_titles);
        each(counter_docs);
        if (estimate?.next) estimate.next.text = word(estimate.next.text);
        if (line.type === "eval") each(line.titles);
        if (line.type === "simulate")
            for (const kernel of line.speed?.kernels ?? []) kernel.title = word(kernel.title);
    };
