/**
 * How the program's number becomes the one that people are shown, as a row of boxes: terms of the evaluation, their
 * sum, the value of the position on the board, what that comes to in games; or the mean of random games and its percent.
 */
import { useQuery } from "../../engine/hooks.ts";
import type { EvalLine, Report } from "../../engine/protocol.ts";
import { settings } from "../../state/keep/settings.ts";
import { found, here, position, show } from "../../state/read/store.ts";
import { counterText, seatName } from "../../text/format.ts";
import { playoutsWord, runningCount, shownAs, valueText } from "../../text/value.ts";
import { frame } from "../../words/inside/frame.ts";
import { significant } from "../../words/numbers.ts";

const say = frame.own;

interface Box {
    name: string;
    text: string;
    /** One of several that are added up. */
    term?: boolean;
}

/** An estimate in its own words: the curve, with the numbers of this position. */
function curveText(value: number, { estimate }: Pick<Report, "estimate">): string {
    if (estimate === undefined) return "";
    const { offset, slope, power = 1, scale, low, high } = estimate;
    const [steep, at, size] = [slope, value, Math.abs(value)].map((number) =>
        significant(number, 3),
    ) as [string, string, string];
    const taken = power === 1 ? at : say.raised(value < 0 ? "−" : "", size, power);
    const curve = say.curve(steep, taken, offset === 0 ? "" : significant(offset, 3));
    return scale === "result" ? curve : say.curveOf(counterText(low), counterText(high), curve);
}

/** What the terms of the position come to before any search. */
export function evaluated(line: EvalLine): Box[] {
    const { terms, titles, value, squash } = line;
    const boxes: Box[] = Object.entries(terms).map(([term, worth]) => ({
        name: titles[term] ?? term,
        text: counterText(worth),
        term: true,
    }));
    if (squash !== undefined) {
        const [sum, half] = [squash.sum, squash.half].map(counterText) as [string, string];
        boxes.push({ name: say.sum, text: sum });
        boxes.push({ name: say.squashed(half), text: valueText(value, line, true) });
    } else boxes.push({ name: say.value, text: valueText(value, line, true) });
    boxes.push({ name: curveText(value, line), text: valueText(value, line, false) });
    return boxes;
}

/** What a search has found, in its own number and for people. */
export function searched(report: Report): Box[] {
    const { value, playouts } = report;
    const shown = valueText(value, report, false);
    if (value === null) return [];
    const own = valueText(value, report, true);
    if (report.scale === "result")
        return [
            {
                name: say.mean(runningCount(playouts), playoutsWord(report)),
                text: own,
            },
            { name: say.share, text: shown },
        ];
    return [
        { name: say.searched, text: own },
        { name: curveText(value, report), text: shown },
    ];
}

function Boxes({ label, list }: { label: string; list: readonly Box[] }) {
    return (
        <ol class="becomes" aria-label={label}>
            {list.map(({ name, text, term }) => (
                <li key={name} class={term === true ? "becomes-term" : ""}>
                    <span class="muted">{name}</span>
                    <strong class="num">{text}</strong>
                </li>
            ))}
        </ol>
    );
}

export function Becomes() {
    const { report } = found.value;
    const evaluation = report?.estimate?.eval;
    const query = useQuery(
        "eval",
        () => {
            const asked = found.value.report?.estimate?.eval;
            return asked === undefined || !settings.value.ownNumbers ? null : `eval ${asked}`;
        },
        { about: () => [position.value], of: here },
    );
    const line = show.value;
    if (!settings.value.ownNumbers || report === null || line === null) return null;
    const differs = shownAs(report, true).scale !== shownAs(report, false).scale;
    if (!differs) return <p class="muted becomes-note">{say.same}</p>;
    const told = query.answer.value;
    const terms = evaluation === undefined ? null : told;
    return (
        <div class="becomes-rows">
            {terms !== null && <Boxes label={say.position} list={evaluated(terms)} />}
            <Boxes label={say.search} list={searched(report)} />
            <p class="muted becomes-note">
                {say.whose(line.two_player ? seatName(line, line.mover ?? 0) : null)}
                {evaluation !== undefined && ` ${say.weights}`}
            </p>
        </div>
    );
}
