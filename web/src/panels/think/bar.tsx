/** The bar beside the board: who stands better, as much of it as belongs to each side. */
import { useRef } from "preact/hooks";
import type { Report } from "../../engine/protocol.ts";
import { ownSeat } from "../../state/read/roles.ts";
import { analysis, position, show, shownReport, thinking } from "../../state/read/store.ts";
import { seatName } from "../../text/format.ts";
import { barShare, provenSentence, shortText, shownAs, valueFor } from "../../text/value.ts";
import { think as say } from "../../words/think.ts";
import { values } from "../../words/values.ts";

interface Shown {
    /** Where it is known. */
    position: string;
    share: number;
    /** At the end of the first player, and at the other's. */
    ends: [string, string];
    text: string;
}

/** Percent of both sides add up; other units are told once, at the end of whom they favour. */
function endsOf(report: Report, mover: number): [string, string] {
    const { value, proven } = report;
    const own = mover === 0;
    if (proven !== null && proven !== "draw") {
        const first = own === (proven === "win");
        return first ? [values.proven.win, ""] : ["", values.proven.win];
    }
    if (proven === "draw") return [values.proven.draw, ""];
    if (value === null) return ["", ""];
    const [first, other] = own ? [value, -value] : [-value, value];
    if (shownAs(report).scale === "result")
        return [shortText(first, report), shortText(other, report)];
    // At that end it needs no sign, for which there is no room.
    const told = shortText(Math.abs(value), report).replace("+", "");
    return first >= 0 ? [told, ""] : ["", told];
}

/** Only for games of two. Until a position has its value, nothing is said, and no side is drawn. */
export function EvalBar() {
    const last = useRef<Shown | null>(null);
    const line = show.value;
    if (line === null || !line.two_player || line.points) return null;
    const report = shownReport.value;
    const mover = thinking.value !== null && !analysis.value.on ? thinking.value.seat : line.mover;
    if (line.status === "over" && line.result !== null) {
        const result = line.result[0] ?? 0;
        last.current = {
            position: position.value,
            share: (1 + result) / 2,
            ends: [result > 0 ? values.proven.win : "", result < 0 ? values.proven.win : ""],
            text: line.result_text,
        };
    } else if (report !== null && report.value !== null && mover !== null && mover >= 0) {
        const proof = provenSentence(report, line, mover);
        const first = mover === 0 ? report.value : -report.value;
        last.current = {
            position: position.value,
            share: barShare(report.value, report.proven, mover, report),
            ends: endsOf(report, mover),
            text: proof === "" ? valueFor(first, report, line, 0) : proof,
        };
    }
    const known = last.current?.position === position.value;
    const shown = known ? last.current : null;
    // Unseen until then, the bar goes on from where it was to its next value.
    const share = last.current?.share ?? null;
    const own = ownSeat();
    // Of a game that is won the bar has one colour: that of whom the name below is.
    const winner = line.result?.findIndex((points) => points > 0) ?? -1;
    return (
        <div class={known ? "eval" : "eval unknown"} style={{ "--own": `var(--player-${own})` }}>
            {/* biome-ignore lint/a11y/useSemanticElements: <meter> can neither stand upright nor be styled */}
            <div
                class="eval-bar"
                role="meter"
                aria-label={say.bar.label(seatName(line, 0))}
                aria-valuemin={0}
                aria-valuemax={100}
                aria-valuenow={Math.round((shown?.share ?? 0.5) * 100)}
                aria-valuetext={shown?.text ?? say.bar.unknown}
                title={shown === null ? say.bar.waits : say.bar.tip(shown.text)}
                style={shown === null ? {} : { background: `var(--player-${1 - own})` }}
            >
                {/* While nothing is known its room stays empty: two halves would say "even". */}
                {share !== null && (
                    <span
                        class="eval-first"
                        style={{ transform: `scaleY(${own === 0 ? share : 1 - share})` }}
                    />
                )}
                <span class="eval-middle" />
                <span class="eval-number num" aria-hidden="true">
                    {shown?.ends[own]}
                </span>
                <span class="eval-number eval-other num" aria-hidden="true">
                    {shown?.ends[1 - own]}
                </span>
            </div>
            <span class="eval-caption muted" aria-hidden="true">
                {seatName(line, winner < 0 ? own : winner)}
            </span>
        </div>
    );
}
