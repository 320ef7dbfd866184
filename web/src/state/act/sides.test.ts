/** Who plays which side: a program that makes room takes the seat that a person leaves. */
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

import { fake, playOn } from "../../testing/fakegame.ts";
import { players } from "../read/store.ts";
import { sideNow, takeSide } from "./sides.ts";

playOn(core);

const person = { human: true, spec: "human" };
const program = (spec: string) => ({ human: false, spec });
const seat = (...seats: { human: boolean; spec: string }[]) => {
    players.value = seats as typeof players.value;
};
const asked = () => fake.sent.filter((line) => line.startsWith("players ")).at(-1);

test("the side is told from the seats", () => {
    seat(person, program("uct"));
    expect(sideNow()).toBe(0);
    seat(program("uct"), person);
    expect(sideNow()).toBe(1);
    seat(person, person);
    expect(sideNow()).toBe("all");
    seat(program("uct"), program("pvs"));
    expect(sideNow()).toBe("none");
    seat(person, person, program("uct"));
    expect(sideNow()).toBeNull();
    seat(person);
    expect(sideNow()).toBe(0);
});

test("on the other side the program keeps its settings", async () => {
    seat(person, program("uct(sims=7)"));
    await takeSide(1);
    expect(asked()).toBe("players uct(sims=7) human");
});

test("watching is two programs, playing together is two people", async () => {
    seat(person, program("uct(sims=7)"));
    await takeSide("none");
    expect(asked()).toBe("players uct(sims=7) uct(sims=7)");
    seat(person, program("uct(sims=7)"));
    await takeSide("all");
    expect(asked()).toBe("players human human");
});

test("nothing is asked where nothing changes", async () => {
    seat(person, program("uct"));
    const before = fake.sent.length;
    await takeSide(0);
    expect(fake.sent.length).toBe(before);
});
