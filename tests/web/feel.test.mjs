/** Sound and vibration: off until asked for, after what is drawn, never from a hidden page. */
import { expect, test } from "./fixtures.mjs";
import { game, target } from "./page.mjs";

const people = game("human;human");

/** In the page: notes every tone and every buzz in the place of the browser's own. */
function listen() {
    window.felt = [];
    const node = (connect) => ({
        connect,
        gain: {
            setValueAtTime() {},
            linearRampToValueAtTime() {},
            exponentialRampToValueAtTime() {},
        },
        frequency: { setValueAtTime() {} },
        start: () => window.felt.push("tone"),
        stop() {},
    });
    window.AudioContext = class {
        state = "running";
        currentTime = 0;
        createOscillator = () => node((next) => next);
        createGain = () => node((next) => next);
    };
    navigator.vibrate = (pattern) => window.felt.push(`buzz ${pattern}`);
}

const felt = (page) => page.evaluate(() => window.felt);

test("off until it is asked for, in Settings, and remembered", async ({ open }) => {
    const page = await open({ hash: people });
    await page.evaluate(listen);
    await target(page, "4").first().click();
    await expect(page).toHaveLink({ m: "4" });
    expect(await felt(page)).toEqual([]);
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    await page.getByRole("checkbox", { name: "Sound" }).check();
    await page.keyboard.press("Escape");
    await target(page, "4").first().click();
    await expect.poll(() => felt(page)).toEqual(["tone", "tone"]);
    await page.reload();
    await page.evaluate(listen);
    await target(page, "4").first().click();
    await expect.poll(() => felt(page)).toEqual(["tone", "tone"]);
});

test("a hidden page is silent", async ({ open }) => {
    const page = await open({ hash: people, settings: { sound: true, animations: false } });
    await page.evaluate(listen);
    await target(page, "4").first().click();
    await expect.poll(() => felt(page)).toHaveLength(2);
    await page.evaluate(() => {
        Object.defineProperty(document, "hidden", { value: true, configurable: true });
    });
    await target(page, "3").first().click();
    await expect(page).toHaveLink({ m: "43" });
    await page.evaluate(() => {
        Object.defineProperty(document, "hidden", { value: false, configurable: true });
    });
    await target(page, "2").first().click();
    // The tones of this move follow those of the first one.
    await expect.poll(() => felt(page)).toHaveLength(4);
});

test("a phone stirs, and the end of a game is felt", { tag: ["@phone"] }, async ({ open }) => {
    const settings = { vibration: true };
    const page = await open({ hash: game("human;human", { moves: "414141" }), settings });
    await page.evaluate(listen);
    await target(page, "3").first().tap();
    await expect.poll(() => felt(page)).toEqual(["buzz 12"]);
    await target(page, "1").first().tap();
    await expect.poll(() => felt(page)).toEqual(["buzz 12", "buzz 40,60,40"]);
});
