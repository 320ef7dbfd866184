/** Make a program find a move by turning what can be turned: its settings are those of the analysis, in Think. */
import { useSignal } from "@preact/signals";
import type { Report } from "../../../engine/protocol.ts";
import { pathTitle } from "../../../params/placed.ts";
import { playerTitle } from "../../../params/titles.ts";
import { ask, find } from "../../../state/act/ask.ts";
import { rowOfSpec } from "../../../state/read/roles.ts";
import { analysis, effortOf } from "../../../state/read/store.ts";
import { effortText } from "../../../text/format.ts";
import { Button } from "../../../ui/button.tsx";
import { learn } from "../../../words/learn.ts";
import { grouped } from "../../../words/numbers.ts";
import type { SetQuestion } from "../format.ts";
import { linesUpTo } from "../shelf.ts";
import type { Asking } from "./asking.ts";
import type { Verdict } from "./judge.ts";
import { measured } from "./measure.ts";

const say = learn.set;

/** What was found with these settings, and what is said of it. */
export function verdictOf(
    { find: wanted, nodes, ms, ...question }: SetQuestion,
    spec: string,
    report: Report,
): Verdict {
    const effort = effortOf(report);
    const [many, long] = [nodes > 0 && effort > nodes, ms > 0 && report.ms > ms];
    const right = wanted.includes(report.best ?? "") && !many && !long;
    const found = say.found(report.best ?? "", effortText(report), grouped(Math.round(report.ms)));
    const told = [found, many && say.tooMany, long && say.tooLong].filter(Boolean).join(" ");
    return { answer: spec, right, told, word: right ? "" : question.else };
}

/** What stands in the analysis, if it is what the question is about; else why not. */
async function chosenSpec({ player, sliders }: SetQuestion): Promise<{ spec: string } | string> {
    const { spec } = analysis.peek();
    if (rowOfSpec(spec)?.name !== rowOfSpec(player)?.name) return say.other(playerTitle(player));
    if (sliders.length === 0) return { spec };
    const [before, now] = await Promise.all(
        [player, spec].map(async (text) => find(await ask(`spec player ${text}`, true), "spec")),
    );
    const names = Object.keys({ ...before?.values, ...now?.values });
    const changed = names.filter(
        (name) =>
            !sliders.some((slider) => name === slider || name.startsWith(`${slider}.`)) &&
            String(before?.values[name]) !== String(now?.values[name]),
    );
    return changed.length === 0
        ? { spec }
        : say.changed(changed.map((name) => pathTitle(spec, name)));
}

export function Turn({ question, step, lesson, said, closed, give }: Asking<SetQuestion>) {
    const busy = useSignal(false);
    const trouble = useSignal("");
    const { player, sliders, nodes, ms } = question;
    const check = async () => {
        said.value = null;
        trouble.value = "";
        busy.value = true;
        const chosen = await chosenSpec(question);
        const found =
            typeof chosen === "string"
                ? chosen
                : await measured(linesUpTo(lesson, step), chosen.spec, question);
        busy.value = false;
        if (typeof found === "string") trouble.value = found;
        else if (typeof chosen !== "string") give(verdictOf(question, chosen.spec, found));
    };
    const limits = [
        ...(nodes > 0 ? [say.nodes(nodes)] : []),
        ...(ms > 0 ? [say.ms(grouped(ms))] : []),
    ];
    return (
        <div class="lesson-form">
            <p class="muted">
                {say.ask(playerTitle(player), question.find)}{" "}
                {sliders.length > 0 && say.sliders(sliders.map((name) => pathTitle(player, name)))}{" "}
                {limits.length > 0 && say.within(limits)}
            </p>
            <Button disabled={busy.value || closed} onClick={check}>
                {busy.value ? learn.checking : learn.check}
            </Button>
            <p class="refusal" role="status">
                {trouble.value}
            </p>
        </div>
    );
}
