/** Accessibility: axe finds nothing, nothing sticks out, what is touched is large enough. */
import assert from "node:assert/strict";
import { AxeBuilder } from "@axe-core/playwright";
import { game, notices, scene, tab, until, untilText } from "./page.mjs";

const people = game("human;human", { moves: "4435" });

/** `part` is a selector: where something new is to be seen. */
async function noViolations(page, state, part = "html") {
    const { violations } = await new AxeBuilder({ page }).include(part).analyze();
    const found = violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id} (${help}): ${node.target.join(" ")}\n${node.html}`),
    );
    assert.deepEqual(found, [], `axe, ${state}`);
}

const dialogs = [
    { name: "game", opener: ".topbar-game" },
    { name: "share", opener: ".share-open" },
    { name: "settings", opener: "[aria-label=Settings]" },
];

for (const theme of ["light", "dark"])
    scene(
        `axe, ${theme}`,
        {
            sizes: ["desktop", "phone"],
            hash: people,
            settings: { theme, animations: false },
            reducedMotion: "reduce",
        },
        async (page) => {
            await noViolations(page, "the page as it opens");
            await page.getByRole("checkbox", { name: "Live analysis" }).check();
            await page.locator(".mark").first().waitFor();
            await page.locator(".chart canvas").waitFor();
            await noViolations(page, "analysis", ".main");
            // Switched off: knobs that results push about are seen by axe where they no longer are.
            await page.getByRole("checkbox", { name: "Live analysis" }).uncheck();
            for (const fold of await page.locator(".fold > summary").all()) await fold.click();
            await noViolations(page, "all knobs", ".main");
            await tab(page, "Players").click();
            await page.getByRole("combobox", { name: "Player of Red" }).selectOption("pvs");
            for (const fold of await page.locator(".fold > summary").all()) await fold.click();
            await noViolations(page, "players", ".tabs");
            await tab(page, "Match").click();
            await page.getByRole("combobox", { name: "Player 1" }).selectOption("random");
            await page.getByRole("combobox", { name: "Player 2" }).selectOption("montecarlo");
            await page.getByRole("textbox", { name: "games, as a number" }).fill("4");
            await page.getByRole("button", { name: "Start", exact: true }).click();
            await page.locator(".games").waitFor({ state: "attached" });
            await noViolations(page, "match", ".tabs");
            await page.evaluate(() => {
                location.hash = "v=1&g=connect4&m=9";
            });
            await notices(page).first().waitFor();
            await tab(page, "Moves").click();
            await noViolations(page, "moves and a notice");
            for (const { name, opener } of dialogs) {
                await page.locator(opener).click();
                await page.getByRole("dialog").waitFor();
                await noViolations(page, `dialog ${name}`, "dialog");
                await page.keyboard.press("Escape");
                await page.getByRole("dialog").waitFor({ state: "detached" });
            }
            await page.keyboard.press("Control+`");
            await page.locator(".xterm-rows").waitFor();
            await page.keyboard.type("help link\n");
            await untilText(page, ".xterm-rows", /share link/);
            await noViolations(page, "console", ".drawer");
        },
    );

/** How far the page is wider than the window. */
function excess(page) {
    return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

for (const width of [360, 768, 1099, 1100, 1920])
    scene(
        `nothing sticks out at ${width} pixels`,
        { hash: people, viewport: { width, height: 740 } },
        async (page) => {
            await page.getByRole("checkbox", { name: "Live analysis" }).check();
            await page.locator(".mark").first().waitFor();
            for (const name of ["Analysis", "Players", "Moves", "Match"]) {
                await tab(page, name).click();
                assert.ok((await excess(page)) <= 0, name);
            }
            await page.keyboard.press("Control+`");
            await page.locator(".xterm-rows").waitFor();
            assert.ok((await excess(page)) <= 0, "console", ".drawer");
        },
    );

scene("large enough for fingers", { sizes: ["phone", "narrow"], hash: people }, async (page) => {
    const small = [];
    for (const name of ["Analysis", "Players", "Moves", "Match"]) {
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
    }
    assert.deepEqual(small, []);
});

scene("dialogs keep the focus and give it back", { hash: people }, async (page) => {
    for (const { opener } of dialogs) {
        await page.locator(opener).focus();
        await page.keyboard.press("Enter");
        const dialog = page.getByRole("dialog");
        await dialog.waitFor();
        for (let i = 0; i < 30; i++) {
            await page.keyboard.press("Tab");
            const inside = await page.evaluate(
                () =>
                    document.activeElement === document.body ||
                    document.activeElement?.closest("dialog") !== null,
            );
            assert.ok(inside, `${opener}: the focus left the dialog`);
        }
        await page.keyboard.press("Escape");
        await dialog.waitFor({ state: "detached" });
        await until(page, (wanted) => document.activeElement?.matches(wanted), opener);
    }
});

scene(
    "what is on or chosen can be told where colours are forced",
    { hash: people, forcedColors: "active" },
    async (page) => {
        const ground = (locator, part = "") =>
            locator.evaluate((element, name) => {
                const style = getComputedStyle(element, name || undefined);
                return style.backgroundColor;
            }, part);
        const analysis = page.getByRole("checkbox", { name: "Live analysis" });
        const off = await ground(analysis);
        await analysis.check();
        assert.notEqual(await ground(analysis), off);
        const canvas = await ground(page.locator("body"));
        assert.notEqual(await ground(page.locator(".tab[aria-selected=true]"), "::after"), canvas);
        const pencil = page.getByRole("button", { name: "Set up" });
        const plain = await ground(pencil);
        await pencil.click();
        await page.locator(".icon-button[aria-pressed=true]").first().waitFor();
        await page.mouse.move(0, 0);
        assert.notEqual(await ground(pencil), plain);
    },
);
