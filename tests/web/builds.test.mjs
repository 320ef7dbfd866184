/**
 * Random sessions in Chromium give what they give in Node, alone and with a pool of workers; the native program and Node
 * are compared by the transcripts. tests/differ/run.mjs compares many more, of all builds.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { serve } from "../../tools/serve.mjs";
import { openPlyscope } from "../../wasm/node.mjs";
import { generator, learn } from "../differ/lines.mjs";
import { difference, talk, withoutNumbers } from "../differ/session.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const built = `${root}build/wasm/plyscope.mjs`;
const files = [
    { name: "shipped", path: "web/public/networks/2048.net" },
    { name: "connect4.book", path: "web/public/books/connect4.book" },
];
const blobs = files.map(({ name, path }) => ({ name, bytes: readFileSync(root + path) }));
const inNode = (session) =>
    talk({ open: (more) => openPlyscope({ path: built, ...more }), blobs, ...session });

test("random sessions and searches of several trees give the same in Chromium as in Node, with a pool of two workers, too", async ({
    page,
}) => {
    const { tables, fits } = await learn((lines) => inNode({ lines, json: true }));
    const server = await serve({ dir: root });
    await page.goto(`${server.url}tests/differ/page.html`);
    const several = [
        "new connect4",
        "analyze uct(sims=60k,trees=3)",
        "analyze montecarlo(sims=9k,trees=4,nodes=50k)",
        "new tron(preset=duel)",
        "analyze uct(sims=30k,select=regret,mix=yes,trees=2)",
        "new 2048",
        "analyze uct(sims=30k,trees=3)",
        "new amazons(preset=6x6)",
        "analyze uct(preset=strong,sims=20k,trees=2)",
    ];
    for (let index = 0; index <= 8; index++) {
        const batch = index % 2 === 0;
        const lines = index < 8 ? generator(tables, fits, 77 + index)(12, batch) : several;
        const session = { lines, json: batch };
        const count = batch ? 2 : 0;
        const got = await page.evaluate(
            async ({ url, ...rest }) => {
                const { run } = await import(`${url}tests/differ/page.mjs`);
                return run(rest);
            },
            {
                url: server.url,
                module: `${server.url}build/wasm/plyscope.mjs`,
                files: files.map((file) => ({ ...file, path: server.url + file.path })),
                count,
                ...session,
            },
        );
        const wanted = await inNode(session);
        expect(difference(withoutNumbers(wanted), withoutNumbers(got))).toBe("");
    }
    await server.close();
});
