/**
 * The same tests in Firefox, without those of phones, which it does not pretend to be, and those that need what only
 * Chromium can be told (fixtures.mjs says which).
 */
import { fileURLToPath } from "node:url";
import chromium from "./playwright.config.mjs";

export default {
    ...chromium,
    // Through its protocol everything takes longer.
    expect: { timeout: 30_000 },
    outputDir: fileURLToPath(new URL("../../build/test/firefox-results", import.meta.url)),
    use: {
        ...chromium.use,
        // Pictures of a page would put a style into each frame, which the policy of that with players forbids.
        trace: "off",
        screenshot: "off",
        browserName: "firefox",
        channel: "moz-firefox",
        launchOptions: {
            executablePath: fileURLToPath(new URL("firefox.mjs", import.meta.url)),
            // A mouse: fine (2), and it can point without pressing (4). Without a screen there is none.
            firefoxUserPrefs: {
                "ui.primaryPointerCapabilities": 6,
                "ui.allPointerCapabilities": 6,
                // Its protocol says nothing of a page that it has kept and shows again.
                "browser.sessionhistory.max_total_viewers": 0,
            },
        },
    },
    projects: chromium.projects.filter(({ name }) => name === "desktop"),
};
