import { expect, test } from "vitest";
import { notices } from "../read/store.ts";
import { ExperimentRequest } from "./experiment.ts";

function request(players: string[], options: string[]): ExperimentRequest {
    const one = new ExperimentRequest();
    one.players.value = players;
    one.options.value = options;
    return one;
}

test("an experiment comes through a link as it was", () => {
    const text = request(["", "random(name=alea,seed=3)"], ["games=200", "time=2s"]).write();
    expect(text).toMatch(/^[\w-]+$/);
    const other = new ExperimentRequest();
    other.read(text);
    expect(other.players.value).toEqual(["", "random(name=alea,seed=3)"]);
    expect(other.options.value).toEqual(["games=200", "time=2s"]);
});

test("without choices a link says nothing, and such a link changes nothing", () => {
    expect(new ExperimentRequest().write()).toBe("");
    const chosen = request([], ["games=8"]);
    chosen.read("");
    expect(chosen.options.value).toEqual(["games=8"]);
});

test.each([
    "not base64url!",
    "zz", // no letter begins with that byte
])("one that cannot be read is told and changes nothing: %s", (text) => {
    notices.value = [];
    const chosen = request([], ["games=8"]);
    chosen.read(text);
    expect(chosen.options.value).toEqual(["games=8"]);
    expect(notices.value.map(({ text }) => text)).toEqual([
        "The experiment of this link is damaged: it is left out.",
    ]);
});
