import { readUnderThePointer } from "./axe.mjs";
import { expect, test } from "./fixtures.mjs";
import { discs, game, nothingSticksOut, tab, think } from "./page.mjs";

const people = game("human;human", { moves: "4435" });

const dialogs = [
    { name: "game", opener: ".topbar-game" },
    { name: "share", opener: ".share-open" },
    { name: "settings", opener: "[aria-label=Settings]" },
];

test("beside a view of the search buttons keep their names, strips their column", async ({
    open,
}) => {
    const page = await open({
        hash: game("human;uct", { view: "inside.0" }),
        viewport: { width: 1280, height: 720 },
    });
    const layers = page.getByRole("button", { name: "Layers", exact: true });
    await expect(layers).toBeEnabled();
    for (const button of await page.locator(".toolbar button").all())
        await expect(button).toHaveAccessibleName(/\w/);
    const beyond = (seat) =>
        [...seat.querySelectorAll("*")].map(
            (part) => part.getBoundingClientRect().right - seat.getBoundingClientRect().right,
        );
    for (const seat of await page.locator(".seat").all())
        expect(Math.max(...(await seat.evaluate(beyond)))).toBeLessThanOrEqual(0);
});

test("what the pointer lies on can be read", async ({ open }) => {
    const page = await open({ hash: game("human;human", { moves: "4343434" }) });
    await expect(page.locator(".status-over")).toBeVisible();
    for (const name of ["Think", "Game", "Players", "Lab"]) {
        await tab(page, name).click();
        await expect(page.locator(".section > *").first()).toBeVisible();
        await readUnderThePointer(page, name);
    }
});

test("nothing sticks out, however wide the window is", async ({ open }) => {
    const height = 740;
    const page = await open({ hash: people, viewport: { width: 360, height } });
    await think(page);
    await expect(page.locator(".mark").first()).toBeVisible();
    for (const width of [360, 768, 1099, 1100, 1920]) {
        await page.setViewportSize({ width, height });
        for (const name of ["Think", "Game", "Players", "Lab"]) {
            await tab(page, name).click();
            await nothingSticksOut(page, `${name} at ${width} pixels`);
        }
        await page.keyboard.press("Control+`");
        await expect(page.locator(".xterm-rows")).toBeVisible();
        await nothingSticksOut(page, `the console at ${width} pixels`);
        await page.keyboard.press("Control+`");
        await expect(page.locator(".xterm-rows")).toHaveCount(0);
    }
    // A laptop at a zoom of 400 %: one walks over the page, nothing that stands still covers it.
    await page.setViewportSize({ width: 320, height: 180 });
    for (const name of ["Think", "Game", "Players", "Lab"]) {
        await tab(page, name).click();
        await nothingSticksOut(page, `${name} at a large zoom`);
    }
    await tab(page, "Think").click();
    const cell = page.locator(".cell-button").first();
    expect((await cell.boundingBox()).width).toBeGreaterThan(24);
    await cell.click();
    await expect(discs(page)).toHaveCount(5);
});

test("large enough for fingers, in words for them", { tag: ["@phone", "@narrow"] }, async ({
    open,
}) => {
    const page = await open({ hash: people });
    const title = page.locator(".topbar-title");
    const cut = await title.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(cut, "the longest name of a game is whole").toBeLessThan(1);
    const small = [];
    const words = [];
    for (const name of ["Think", "Game", "Players", "Lab"]) {
        await tab(page, name).click();
        small.push(
            ...(await page.evaluate(() =>
                [...document.querySelectorAll("button, select, summary, [role=tab]")]
                    .filter((element) => element.checkVisibility())
                    .map((element) => ({ element, box: element.getBoundingClientRect() }))
                    .filter(({ box }) => box.height < 39.5 || box.width < 39.5)
                    .map(({ element, box }) => {
                        const label = element.ariaLabel ?? element.textContent;
                        return `${label}: ${Math.round(box.width)} x ${Math.round(box.height)}`;
                    }),
            )),
        );
        const text = await page.locator("body").innerText();
        words.push(...(text.match(/.*\b([Cc]lick|press \d|keys?|[Tt]ype|[Pp]oint at)\b.*/g) ?? []));
    }
    expect(small).toEqual([]);
    expect(words, "no finger clicks, points or has keys").toEqual([]);
});

test("dialogs keep the focus and give it back", async ({ open }) => {
    for (const { opener } of dialogs) {
        // Each in a page of its own: after one, the controls of the browser may have the keys.
        const page = await open({ hash: people });
        await page.locator(opener).focus();
        await page.keyboard.press("Enter");
        const dialog = page.getByRole("dialog");
        await expect(dialog).toBeVisible();
        for (let i = 0; i < 30; i++) {
            await page.keyboard.press("Tab");
            const inside = await page.evaluate(
                () =>
                    document.activeElement === document.body ||
                    document.activeElement?.closest("dialog") !== null,
            );
            expect(inside, `${opener}: the focus left the dialog`).toBe(true);
        }
        await page.keyboard.press("Escape");
        await expect(dialog).toHaveCount(0);
        // Tab leads to the controls of some browsers, too, and the window is then without the focus.
        const back = (selector) => document.activeElement?.matches(selector);
        await expect.poll(() => page.evaluate(back, opener)).toBe(true);
    }
});

test("what is on or chosen can be told where colours are forced", async ({ open }) => {
    const page = await open({ hash: people, forcedColors: "active" });
    const ground = (locator, part = "") =>
        locator.evaluate((element, name) => {
            const style = getComputedStyle(element, name || undefined);
            return style.backgroundColor;
        }, part);
    const analysis = page.getByRole("checkbox", { name: "Live analysis" });
    const off = await ground(analysis);
    await analysis.check();
    // Colours change in some steps.
    await expect.poll(() => ground(analysis)).not.toBe(off);
    const edge = (locator) =>
        locator.evaluate((element) => getComputedStyle(element, "::before").borderTopStyle);
    await expect.poll(() => edge(page.locator(".mark-best"))).toBe("solid");
    // Words of a pressed button stand on its ground, not on a box in the colour of the page.
    const word = page.locator(".game-buttons [aria-pressed=true]");
    await expect(word).toHaveCSS("forced-color-adjust", "none");
    const canvas = await ground(page.locator("body"));
    const tab = page.locator(".tab[aria-selected=true]");
    await expect.poll(() => ground(tab, "::after")).not.toBe(canvas);
    const pencil = page.getByRole("button", { name: "Hint" });
    const plain = await ground(pencil);
    await pencil.click();
    await expect(page.locator(".tool[aria-pressed=true]").first()).toBeVisible();
    await page.mouse.move(0, 0);
    await expect.poll(() => ground(pencil)).not.toBe(plain);
});
