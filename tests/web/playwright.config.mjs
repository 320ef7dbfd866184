/**
 * The tests of the page in Chromium: in web/, `npx playwright test -c ../tests/web` runs them all.
 *
 * PLYSCOPE_URL is the page under test (without it build/web is served), CHROMIUM the browser (a
 * path), PLYSCOPE_WORKERS the number of workers (without it one for each core), PLYSCOPE_SLOW how
 * many times slower pages run (4, say, to look for tests that pass by luck alone).
 */
import { existsSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { screens } from "./screens.mjs";

const path = (name) => fileURLToPath(new URL(name, import.meta.url));

/** The headless shell is Chromium without windows: a profile costs a third of the time there. */
const browsers = [
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Tests without a tag are for the desktop. */
const tests = {
    desktop: /@desktop|^(?!.*@(phone|narrow))/,
    phone: /@phone/,
    narrow: /@narrow/,
};

export default defineConfig({
    testMatch: "*.test.mjs",
    outputDir: path("../../build/test/browser-results"),
    fullyParallel: true,
    workers: Number(process.env.PLYSCOPE_WORKERS ?? cpus().length),
    retries: 0,
    forbidOnly: true,
    reporter: [["list"], ["./context.mjs"]],
    preserveOutput: "failures-only",
    timeout: 120_000,
    // What the core has to search for first says so (`work` in page.mjs); of a page that is slowed down everything has
    // as long.
    expect: { timeout: Number(process.env.PLYSCOPE_SLOW ?? 1) > 1 ? 30_000 : 10_000 },
    use: {
        baseURL: process.env.PLYSCOPE_URL,
        actionTimeout: 30_000,
        serviceWorkers: "block",
        screenshot: "only-on-failure",
        // What was done, without pictures of every step: those double the time of all tests.
        trace: {
            mode: "retain-on-failure",
            screenshots: false,
            snapshots: false,
            sources: false,
        },
        launchOptions: {
            executablePath: process.env.CHROMIUM ?? browsers.find(existsSync),
            chromiumSandbox: false,
            args: ["--disable-gpu", "--disable-quic"],
        },
    },
    projects: Object.entries(screens).map(([name, use]) => ({ name, use, grep: tests[name] })),
    webServer: process.env.PLYSCOPE_URL
        ? undefined
        : {
              command: `node ${path("../../tools/serve.mjs")} --port 8180`,
              wait: { stdout: /(?<plyscope_url>http\S+)/ },
          },
});
