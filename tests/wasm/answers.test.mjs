/** The recorded answers (tests/answers) are what the core answers now, and of every command. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { difference, missing, names, record } from "../answers/record.mjs";
import { path } from "./path.mjs";

for (const name of names())
    test(`answers of ${name}`, async () => {
        const { kept, now } = await record(name, path);
        assert.equal(difference(kept, now), null);
    });

test("every command has a recorded answer, or a reason for having none", async () => {
    assert.ok(names().length > 0);
    assert.deepEqual(await missing(path), []);
});
