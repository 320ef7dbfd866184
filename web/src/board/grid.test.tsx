// @vitest-environment happy-dom
/** What the board shows of a move before the core has played it. */
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { turns as queens } from "../../../tests/answers/data/queens.ts";
import { turns as discs } from "../../../tests/answers/data/views.ts";
import { answerTo, type Turn } from "../../../tests/answers/turn.ts";

vi.mock("../engine/engine.ts", async () => {
    const { fakeEngine } = await import("../testing/fake.ts");
    return fakeEngine(() => [{ type: "ok" }]);
});

import { settings } from "../state/keep/settings.ts";
import { describe, onItsWay, show } from "../state/read/store.ts";
import { told } from "../testing/told.ts";
import { landingOf } from "./draw/geometry.ts";
import { Grid } from "./grid.tsx";
import { ownPiece } from "./layers.tsx";

const pieces = () => [...document.querySelectorAll(".piece")];

function open(turns: readonly Turn[]) {
    const line = answerTo(turns, "show", "show");
    show.value = line;
    act(() => render(<Grid line={line} />, document.body));
    const move = line.moves[0]?.move as string;
    return { line, move, landing: landingOf(line, move) };
}

const send = (from: typeof show.value, move: string) =>
    act(() => {
        onItsWay.value = from && { from, move };
    });

beforeEach(() => {
    describe.value = told;
    settings.value = { ...settings.value, animations: true };
});

afterEach(() => {
    onItsWay.value = null;
    act(() => render(null, document.body));
});

test("a disc falls at once, and goes on falling as the same one when it has been played", async () => {
    const { line, move, landing } = open(discs);
    const before = pieces();
    send(line, move);
    const [disc] = pieces().filter((one) => !before.includes(one));
    expect(pieces()).toHaveLength(before.length + 1);
    expect(disc?.getAttribute("class")).toBe("piece piece-enters");
    const style = disc?.getAttribute("style");

    const piece = line.pieces.indexOf(ownPiece(line) as (typeof line.pieces)[number]);
    const cells = line.view.cells.map((cell) =>
        cell === landing ? { ...cell, piece, last: true } : { ...cell, last: false },
    );
    const motions = [{ from: -1, to: landing?.id as number, piece }];
    const after = { ...line, view: { ...line.view, cells, motions } };
    act(() => {
        show.value = after;
        onItsWay.value = null;
        render(<Grid line={after} moving />, document.body);
    });
    expect(pieces()).toContain(disc);
    expect(disc?.getAttribute("class")).toBe("piece piece-enters piece-last");
    expect(disc?.getAttribute("style")).toBe(style);
});

test("one that is refused is gone again; without movements it stands still", () => {
    settings.value = { ...settings.value, animations: false };
    const { line, move } = open(discs);
    const before = pieces();
    send(line, move);
    const [disc] = pieces().filter((one) => !before.includes(one));
    expect(disc?.getAttribute("class")).toBe("piece");
    send(null, "");
    expect(pieces()).toEqual(before);
});

test("a move of several clicks stands there already, and one from another position is none", () => {
    const amazons = open(queens);
    const count = pieces().length;
    send(amazons.line, amazons.move);
    expect(pieces()).toHaveLength(count);
    const { line, move } = open(discs);
    const discsBefore = pieces().length;
    send({ ...line }, move);
    expect(pieces()).toHaveLength(discsBefore);
});
