/**
 * Do all builds answer alike? Random sessions, told to each of them, compared byte for byte.
 *
 *     node tests/differ/run.mjs [--commands N] [--seed S] [--session I]     after tools/build differ
 *
 * The native program by gcc with all instructions of this machine is the measure; the others: the same with 2, 3, 4
 * and 8 threads, by clang with sanitizers, by gcc without this machine's own instructions, the WebAssembly module in
 * Node, in Chromium with and without vectors and with pools of 1, 2, 3, 4 and 8 workers, and in Firefox, where there
 * is one, alone and with 2 workers. Lines that say how far a job has come are left out. A difference is printed with
 * the number of its session; --session plays that one alone.
 */
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium, firefox } from "@playwright/test";
import { serve } from "../../tools/serve.mjs";
import { openPlyscope } from "../../wasm/node.mjs";
import { generator, learn } from "./lines.mjs";
import { difference, isProgress, talk, withoutNumbers } from "./session.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const { values: options } = parseArgs({
    options: {
        commands: { type: "string", default: "2000" },
        seed: { type: "string", default: "1" },
        session: { type: "string" },
    },
});

/** Lines of a session; a session may take so many seconds in any build, else it is left out and counted. */
const LENGTH = 12;
const PATIENCE = 300;

/** What the native program brings along. */
const files = [
    { name: "shipped", path: "web/public/networks/2048.net" },
    { name: "connect4.book", path: "web/public/books/connect4.book" },
].filter(({ path }) => existsSync(root + path));

function native(program, threads, { lines, json }) {
    const flags = ["--no-clock", "--echo", "-j", String(threads)];
    if (json) flags.push("--json");
    return new Promise((resolve, reject) => {
        const child = spawn("sh", ["-c", 'exec "$0" "$@" 2>&1', program, ...flags], {
            timeout: PATIENCE * 1000,
            // The search for leaks is the business of other tests.
            env: { ...process.env, ASAN_OPTIONS: "detect_leaks=0" },
        });
        const parts = [];
        child.on("error", reject);
        child.stdout.on("data", (bytes) => parts.push(bytes));
        child.on("close", (status, signal) => {
            const text = Buffer.concat(parts).toString("utf8");
            if (signal !== null) resolve(null);
            else if (status > 1) resolve(`${text}(ended with status ${status})`);
            else
                resolve(
                    text
                        .split("\n")
                        .filter((line) => !isProgress(line))
                        .join("\n")
                        .trimEnd(),
                );
        });
        child.stdin.end(`${lines.join("\n")}\n`);
    });
}

const blobs = files.map(({ name, path }) => ({ name, bytes: readFileSync(`${root}${path}`) }));
const inNode = (session) =>
    talk({
        open: (more) => openPlyscope({ path: `${root}build/wasm/plyscope.mjs`, ...more }),
        blobs,
        ...session,
    });

const found = (...paths) => paths.find((path) => path && existsSync(path));

async function main() {
    const server = await serve({ dir: root });
    const browser = await chromium.launch({
        executablePath: found(
            process.env.CHROMIUM,
            "/usr/bin/chromium-headless-shell",
            "/usr/bin/chromium",
        ),
        chromiumSandbox: false,
    });
    const browsers = { Chromium: browser };
    if (found(process.env.FIREFOX, "/usr/bin/firefox-esr", "/usr/bin/firefox"))
        browsers.Firefox = await firefox.launch({
            channel: "moz-firefox",
            executablePath: `${root}tests/web/firefox.mjs`,
        });
    const pages = {};
    for (const name in browsers) {
        pages[name] = await browsers[name].newPage();
        await pages[name].goto(`${server.url}tests/differ/page.html`);
    }
    const inBrowser = (name, build, count) => (session) =>
        pages[name].evaluate(
            async ({ url, ...rest }) => {
                const { run } = await import(`${url}tests/differ/page.mjs`);
                return run(rest);
            },
            {
                url: server.url,
                module: `${server.url}build/${build}/plyscope.mjs`,
                files: files.map(({ name, path }) => ({ name, path: server.url + path })),
                count,
                ...session,
            },
        );
    const pools = [1, 2, 3, 4, 8].map((count) => ["Chromium", count]);
    if (pages.Firefox) pools.push(["Firefox", 2]);

    const gcc = `${root}build/release/plyscope`;
    const measure = (session) => native(gcc, 1, session);
    const builds = [
        { name: "gcc, 2 threads", run: (s) => native(gcc, 2, s), batch: true },
        { name: "gcc, 3 threads", run: (s) => native(gcc, 3, s), batch: true },
        { name: "gcc, 4 threads", run: (s) => native(gcc, 4, s), batch: true },
        { name: "gcc, 8 threads", run: (s) => native(gcc, 8, s), batch: true },
        {
            name: "clang with sanitizers",
            run: (s) => native(`${root}build/sanitize/plyscope`, 1, s),
        },
        {
            name: "gcc, any machine",
            run: (s) => native(`${root}build/differ-portable/plyscope`, 1, s),
        },
        { name: "WebAssembly in Node", run: inNode },
        ...Object.keys(pages).map((name) => ({
            name: `WebAssembly in ${name}`,
            run: inBrowser(name, "wasm", 0),
        })),
        { name: "without vectors, in Chromium", run: inBrowser("Chromium", "differ-scalar", 0) },
        ...pools.map(([name, count]) => ({
            name: `${name}, pool of ${count}`,
            run: inBrowser(name, "wasm", count),
            batch: true,
            json: true,
            same: withoutNumbers,
        })),
    ].map((build) => ({ same: (text) => text, ...build, sessions: 0, commands: 0, differ: 0 }));

    const { tables, fits } = await learn((lines) => native(gcc, 1, { lines, json: true }));
    const make = (index) => {
        const batch = index % 4 === 0;
        const session = generator(tables, fits, Number(options.seed) * 100_003 + index);
        return { lines: session(LENGTH, batch), batch, json: batch || index % 2 === 1 };
    };
    const count = Math.ceil(Number(options.commands) / LENGTH);
    const numbers =
        options.session === undefined ? [...Array(count).keys()] : [Number(options.session)];
    let refused = 0;
    let lines = 0;
    let slow = 0;
    for (const index of numbers) {
        const session = make(index);
        const wanted = await measure(session);
        if (options.session !== undefined) console.log(wanted ?? "(too slow)");
        if (wanted === null) {
            slow++;
            continue;
        }
        lines += session.lines.length;
        refused += wanted.split("\n").filter((line) => line.startsWith('{"type":"error"')).length;
        for (const build of builds) {
            if ((build.batch && !session.batch) || (build.json && !session.json)) continue;
            // A game that cannot be played ends a job here; who hands it to workers decides for himself.
            if (build.json && wanted.includes('"error":"')) continue;
            const got = await build.run(session);
            build.sessions++;
            build.commands += session.lines.length;
            if (got !== null && build.same(got) === build.same(wanted)) continue;
            build.differ++;
            console.log(`DIFFERENCE, session ${index}, ${build.name}:`);
            console.log(
                difference(build.same(wanted), got === null ? "(too slow)" : build.same(got)),
            );
        }
    }
    for (const { name, sessions, commands, differ } of builds)
        console.log(
            `${name.padEnd(30)} ${String(commands).padStart(6)} commands in ${sessions} sessions, ${differ} differ`,
        );
    console.log(
        `${lines} commands (${refused} refused in JSON sessions), ${slow} sessions were too slow`,
    );
    const differ = builds.reduce((sum, build) => sum + build.differ, 0);
    const sessions = builds.reduce((sum, build) => sum + build.sessions, 0);
    console.log(`differ: ${sessions - differ} passed, ${differ} failed`);
    for (const name in browsers) await browsers[name].close();
    await server.close();
    process.exitCode = differ > 0 || slow > 0 ? 1 : 0;
}

await main();
