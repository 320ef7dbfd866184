/** The evaluation bar beside the board: how much of it belongs to the first player. */
import { useRef } from "preact/hooks";
import { ownSeat } from "../../state/roles.ts";
import { analysis, show, shownReport, thinking } from "../../state/store.ts";
import { barShare, provenSentence, provenShort, seatName, valueText } from "../../text/format.ts";

interface Shown {
    game: string;
    share: number;
    short: string;
    text: string;
}

/** Only for games of two; the last value stays until the next one, so that the bar does not jump. */
export function EvalBar() {
    const last = useRef<Shown | null>(null);
    const line = show.value;
    if (line === null || !line.two_player || line.points) return null;
    const report = shownReport.value;
    const mover = thinking.value !== null && !analysis.value.on ? thinking.value.seat : line.mover;
    if (line.status === "over" && line.result !== null) {
        const result = line.result[0] ?? 0;
        last.current = {
            game: line.game,
            share: (1 + result) / 2,
            short: "",
            text: line.result_text,
        };
    } else if (report !== null && report.value !== null && mover !== null && mover >= 0) {
        const first = mover === 0 ? report.value : -report.value;
        const proof = provenSentence(report.proven, report.proven_in, line, mover);
        last.current = {
            game: line.game,
            share: barShare(report.value, report.proven, mover),
            short: proof === "" ? valueText(first, false) : provenShort(report.proven, 0),
            text: proof === "" ? `${valueText(first, false)} for ${seatName(line, 0)}` : proof,
        };
    } else if (line.moves_played.length === 0 || last.current?.game !== line.game) {
        last.current = null;
    }
    const shown = last.current;
    const share = shown?.share ?? 0.5;
    const own = ownSeat();
    const old = report === null && line.status !== "over";
    return (
        <div class={old ? "eval old" : "eval"} style={{ "--own": `var(--player-${own})` }}>
            {/* biome-ignore lint/a11y/useSemanticElements: <meter> can neither stand upright nor be styled */}
            <div
                class="eval-bar"
                role="meter"
                aria-label={`Evaluation, seen from ${seatName(line, 0)}`}
                aria-valuemin={-100}
                aria-valuemax={100}
                aria-valuenow={Math.round(share * 200 - 100)}
                aria-valuetext={shown?.text ?? "none yet"}
                title={shown?.text ?? "Evaluation: switch the analysis on to see it"}
                style={{ background: `var(--player-${1 - own})` }}
            >
                <span
                    class="eval-first"
                    style={{ transform: `scaleY(${own === 0 ? share : 1 - share})` }}
                />
                <span class="eval-middle" />
                <span class="eval-number num" aria-hidden="true">
                    {shown?.short}
                </span>
            </div>
            <span class="eval-caption muted" aria-hidden="true">
                {line.player_titles[0]}
            </span>
        </div>
    );
}
