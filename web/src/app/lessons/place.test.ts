/** Steps of a lesson, against a fake core that knows no rules. */
import { expect, test, vi } from "vitest";
import type { FakeWorker } from "../../testing/fake.ts";

const core = vi.hoisted(() => ({
    worker: null as unknown as FakeWorker,
    answer: (_line: string): object[] => [],
}));

vi.mock("../../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../../testing/fake.ts");
    return fakeEngine((line) => core.answer(line), core);
});

import * as actions from "../../state/act/actions.ts";
import { learning } from "../../state/keep/session.ts";
import { analysis, notices } from "../../state/read/store.ts";
import { fake, playOn, seat, settle } from "../../testing/fakegame.ts";
import { link } from "../share/address.ts";
import { begin, end, goToStep } from "./place.ts";
import { lessons as all } from "./shelf.ts";

playOn(core);

const lessons = all();

test("a move that was meant for the game before is not made in that of the step", async () => {
    await seat("human", "human");
    const lesson = lessons.find(({ steps }) => steps[0]?.board?.game);
    if (lesson === undefined) throw new Error("no lesson begins with a game");
    const there = goToStep(lesson.id, 1);
    // The first of its lines is on its way.
    while (fake.sent.length === 0) await Promise.resolve();
    const meant = actions.play("4");
    await settle();
    await there;
    expect(await meant).toBe(false);
    expect(fake.sent).not.toContain("play 4");
    expect(fake.sent.length).toBeGreaterThan(0);
    expect(await actions.play("1")).toBe(true);
    expect(notices.value).toEqual([]);
});

/** A game of one move that a lesson takes the place of; its link. */
async function leave(id: string): Promise<string> {
    learning.value = null;
    await seat("human", "human");
    await actions.play("1");
    const mine = link.value;
    await begin(id);
    return mine;
}

const [first, second] = lessons;
if (first === undefined || second === undefined) throw new Error("there are no two lessons");

test("a lesson that is ended before its last step gives the game back", async () => {
    const mine = await leave(first.id);
    await end();
    expect(learning.value).toBeNull();
    expect(fake.sent).toContain(`open ${mine}`);
    expect(notices.value).toMatchObject([{ text: "Your game is back." }]);
});

test("at the last step of a lesson people may play on; the game from before all lessons can be brought back", async () => {
    const mine = await leave(first.id);
    await begin(second.id);
    await goToStep(second.id, second.steps.length);
    const steps = fake.sent.length;
    await end();
    expect([learning.value, fake.sent.length]).toEqual([null, steps]);
    expect(notices.value).toMatchObject([
        { text: expect.stringMatching(/^Your game .* was left/) },
    ]);
    notices.value[0]?.action?.run();
    await settle();
    expect(fake.sent).toContain(`open ${mine}`);
});

test("the next step stands on its own board where somebody has played on", async () => {
    learning.value = null;
    await seat("human", "human");
    // A step that goes on from the board of the one before it.
    const found = lessons.flatMap((lesson) =>
        lesson.steps.flatMap(({ board }, i) =>
            i > 0 && board !== null && board.game === "" && board.link === ""
                ? [[lesson, i] as const]
                : [],
        ),
    )[0];
    if (found === undefined) throw new Error("no step goes on from the one before");
    const [lesson, before] = found;
    const sentBy = async (between: () => Promise<unknown>) => {
        await goToStep(lesson.id, before);
        await between();
        fake.sent = [];
        await goToStep(lesson.id, before + 1);
        return fake.sent.filter((line) => /^(new|position|open) /.test(line));
    };
    for (let step = 1; step < before; step++) await goToStep(lesson.id, step);
    expect(await sentBy(async () => {})).toEqual([]);
    expect(await sentBy(() => actions.play("1"))).not.toEqual([]);
});

/** Lines that begin an analysis. */
const analyses = () => fake.sent.filter((line) => line.startsWith("analyze"));

test("a step without an analyst is analysed by nobody; an analyst keeps to its limits", async () => {
    const quiet = first.steps.findIndex(({ board }) => !board?.analyst && !board?.run) + 1;
    const named = first.steps.findIndex(({ board }) => board?.analyst) + 1;
    const { analyst = "" } = first.steps[named - 1]?.board ?? {};
    expect([quiet, named]).toEqual([1, 2]);
    await seat("human", "human");
    await actions.setAnalysis(true);
    await leave(first.id);
    await settle();
    fake.sent.length = 0;
    await goToStep(first.id, quiet);
    expect([analysis.value.on, analyses()]).toEqual([false, []]);
    await goToStep(first.id, named);
    await settle();
    expect(analyses()).toEqual([expect.stringMatching(`^analyze \\S*${analyst.slice(0, 3)}`)]);
    expect(analyses()[0]).not.toMatch(/endless/);
});
