// @vitest-environment happy-dom
/** Parts of the page that break: what stands in their place, what goes on, and how they come back. */
import { type ComponentChild, render } from "preact";
import { useEffect } from "preact/hooks";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.mock("../engine/engine.ts", async () =>
    (await import("../testing/fake.ts")).fakeEngine(() => []),
);

import { startFaults } from "../app/faults.ts";
import { notify } from "../state/act/notify.ts";
import { notices } from "../state/read/store.ts";
import { Boundary, useCaught } from "./boundary.tsx";
import { lazy } from "./lazy.tsx";
import { Notices } from "./notices.tsx";

const root = document.createElement("div");
let broken = true;
const rest = vi.fn();

const draw = (node: ComponentChild) => act(() => render(node, root));
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));
const press = () => act(() => (root.querySelector(".broken button") as HTMLElement).click());
const said = () => root.querySelector(".broken p")?.textContent;

function Chart() {
    if (broken) throw new Error("no scale");
    return <b>drawn</b>;
}
function Painted() {
    const caught = useCaught();
    useEffect(() => {
        caught(() => {
            if (broken) throw new Error("no pen");
        });
    });
    return <b>painted</b>;
}

beforeEach(() => {
    broken = true;
    notices.value = [];
    vi.spyOn(console, "error").mockImplementation(() => {});
    vi.stubGlobal("fetch", rest.mockResolvedValue({ ok: true }));
});
afterEach(() => draw(null));

test("what breaks says so in its place, the rest goes on, and a button draws it again", async () => {
    await draw(
        <div>
            <Boundary of="The chart">
                <Chart />
            </Boundary>
            <i>the rest</i>
        </div>,
    );
    expect(said()).toBe("The chart cannot be drawn: no scale.");
    expect(root.querySelector(".broken")?.getAttribute("role")).toBe("alert");
    expect(root.textContent).toContain("the rest");
    await press();
    expect(said()).toBe("The chart cannot be drawn: no scale.");
    broken = false;
    await press();
    expect(root.textContent).toBe("drawnthe rest");
});

test("what comes back is drawn anew", async () => {
    const page = (id: string) => (
        <div key={id}>
            <Boundary>
                <Chart />
            </Boundary>
        </div>
    );
    await draw(page("a"));
    expect(said()).toBe("This part of the page cannot be drawn: no scale.");
    broken = false;
    await draw(page("b"));
    expect(root.textContent).toBe("drawn");
});

test("what is painted later breaks its part, too", async () => {
    await draw(
        <Boundary>
            <Painted />
        </Boundary>,
    );
    await settle();
    expect(said()).toBe("This part of the page cannot be drawn: no pen.");
});

test("a part that is loaded later breaks in its place; one that is not in its module can be asked for again", async () => {
    const Part = lazy(async () => ({ Chart }), "Chart");
    await draw(<Part />);
    await settle();
    expect(said()).toBe("This part of the page cannot be drawn: no scale.");
    broken = false;
    let module: { Chart?: typeof Chart } = {};
    const Missing = lazy(async () => module as { Chart: typeof Chart }, "Chart");
    await draw(<Missing />);
    await settle();
    expect(said()).toBe("This part of the page could not be loaded.");
    expect(notices.value.map(({ kind }) => kind)).toEqual(["error"]);
    module = { Chart };
    await press();
    await settle();
    expect(root.textContent).toBe("drawn");
});

test("what goes wrong where nothing is drawn becomes a notice", () => {
    startFaults();
    const fault = (type: string, values: object) =>
        dispatchEvent(Object.assign(new Event(type), values));
    fault("error", { error: new Error("no such square.") });
    fault("unhandledrejection", { reason: "it is late" });
    fault("error", { error: null, message: "ResizeObserver loop" });
    fault("unhandledrejection", { reason: new DOMException("", "AbortError") });
    expect(notices.value.map(({ kind, text }) => [kind, text])).toEqual([
        ["error", "Something on this page went wrong, the rest goes on: no such square."],
        ["error", "Something on this page went wrong, the rest goes on: it is late."],
    ]);
});

test("news give way to newer ones, errors never; only errors are alerts", async () => {
    for (let n = 1; n <= 6; n++) notify("error", `error ${n}`);
    for (let n = 1; n <= 3; n++) notify("info", `news ${n}`);
    expect(notices.value.map(({ text }) => text)).toEqual([
        ...[1, 2, 3, 4, 5, 6].map((n) => `error ${n}`),
        "news 3",
    ]);
    notices.value = [];
    notify("error", "error 1");
    for (let n = 1; n <= 5; n++) notify("info", `news ${n}`);
    expect(notices.value.map(({ text }) => text)).toEqual([
        "error 1",
        "news 3",
        "news 4",
        "news 5",
    ]);
    await draw(<Notices />);
    const texts = (role: string) =>
        [...root.querySelectorAll(`[role=${role}] .notice p`)].map((one) => one.textContent);
    expect(texts("alert")).toEqual(["Error 1"]);
    expect(texts("status")).toEqual(["News 3", "News 4", "News 5"]);
});
