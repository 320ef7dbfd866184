import { expect, test } from "vitest";
import { notify } from "../state/act/notify.ts";
import { notices } from "../state/read/store.ts";
import { drawn } from "../testing/drawn.ts";
import { RunBar } from "./runbar.tsx";

test("another start begins without the refusals of the one before; its own stay", async () => {
    notify("error", "No player here is called zork.");
    notify("info", "A link has been opened.");
    const onStart = () => notify("error", "There is no room.");
    drawn(<RunBar state={undefined} blocked={false} onStart={onStart} job={null} />).press("Start");
    expect(notices.value.map(({ text }) => text)).toEqual([
        "A link has been opened.",
        "There is no room.",
    ]);
});
