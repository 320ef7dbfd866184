/** The page in a frame of another page: the board, what the program thinks, a view, and a way out. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { both, expect, needsChromium, test } from "./fixtures.mjs";
import { discs, playByPointer, remembered } from "./page.mjs";

const analyst = Buffer.from("uct(sims=5000000)").toString("base64url");
const linkOf = (players, view) => `v=1&g=connect4&p=${players}&m=44&w=${view}.1.${analyst}`;
const hash = `?embed#${linkOf("human;human", "think")}`;

/** The pages that people put frames into, as they are written, or as Jupyter writes its output. */
const hosts = {
    "a plain page": (frame) =>
        `<!doctype html><title>A page</title><p>Before</p>${frame}<p>After</p>`,
    "a site made of Markdown": (frame) =>
        `<!doctype html><html><head><title>A site</title><style>
        body { margin: 0; font: 16px/1.6 sans-serif } main { max-width: 720px; margin: 0 auto; padding: 0 16px }
        * { box-sizing: border-box } img, iframe { max-width: 100% }</style></head>
        <body><main><article class="markdown-body"><h1 id="a">A</h1><p>Before</p>\n<p>${frame}</p></article></main>`,
    "a notebook's output": (frame) =>
        `<!doctype html><html><head><title>Notebook</title></head><body class="jp-Notebook"><div class="jp-Cell-outputArea">
        <div class="jp-OutputArea-child"><div class="jp-OutputArea-prompt">[1]:</div>
        <div class="jp-RenderedHTMLCommon jp-RenderedHTML jp-OutputArea-output" tabindex="0">${frame}</div></div></div>`,
};

/** Opens a page of another host with this in its body; `whole` is what the page has kept. */
async function around({ served, open }, host, parts) {
    const { url } = await served();
    const dir = mkdtempSync(join(tmpdir(), "frames-"));
    const frame = (address) => `${address}`.replaceAll("&", "&amp;");
    const icon = '<link rel="icon" href="data:,">';
    writeFileSync(join(dir, "index.html"), icon + hosts[host](parts((rest) => frame(url + rest))));
    const other = await served({ dir });
    const page = await open({ url, hash: "#v=1&g=connect4&w=start.0", expected: [/another host/] });
    needsChromium(page, "clicks that reach a frame of another host");
    await page.evaluate(() => localStorage.clear());
    await page.goto(other.url.replace("localhost", "127.0.0.1"));
    rmSync(dir, { recursive: true });
    return { page, url, frame: page.frameLocator("iframe") };
}

test(
    "a frame plays and analyses, and leads to the whole page",
    both,
    async ({ open, isMobile }) => {
        const page = await open({ hash });
        await expect(discs(page)).toHaveCount(2);
        await expect(page.locator(".headline-finding")).toHaveText(/UCT prefers column \d/);
        await expect(page.locator(".topbar, .terminal, .drawer")).toHaveCount(0);
        await expect(page.getByRole("tab")).toHaveCount(0);
        await playByPointer(page, "3", { touch: isMobile });
        await expect(discs(page)).toHaveCount(3);
        await expect(page).toHaveLink({ m: "443" });
        expect(await remembered(page)).toBeNull();
        const out = await page.getByRole("link", { name: "Open in Plyscope" }).getAttribute("href");
        expect(out).not.toMatch(/embed/);
        const whole = await open({ hash: out.slice(out.indexOf("#")) });
        await expect(discs(whole)).toHaveCount(3);
        await expect(whole.locator(".topbar")).toHaveCount(1);
        expect(await remembered(whole)).toBeNull();
    },
);

test("the smallest frame shows the board, the sentence and the slider, and the view in its place", async ({
    open,
}) => {
    const page = await open({
        hash: `?embed=1#${linkOf("human;human", "inside")}.tree`,
        viewport: { width: 320, height: 240 },
    });
    const sentence = page.locator(".headline-finding");
    const slider = page.getByRole("slider", { name: "Simulations per move" });
    await expect(sentence).toHaveText(/UCT prefers/);
    for (const part of [page.locator(".board"), sentence, slider])
        await expect(part).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("slider")).toHaveCount(1);
    expect(await page.evaluate(() => document.scrollingElement.scrollHeight)).toBe(240);
    const board = await page.locator(".board").boundingBox();
    expect(board.width).toBeGreaterThan(140);
    await slider.focus();
    await page.keyboard.press("Home");
    await expect(page.locator(".headline-finding")).toHaveText(/after \d+ random games?\./);
    await page.getByRole("button", { name: "Look inside" }).click();
    await expect(page.locator(".tree-canvas")).toBeInViewport();
    await expect(page.locator(".board").first()).toBeHidden();
    await page.getByRole("button", { name: "Board", exact: true }).click();
    await expect(page.locator(".board").first()).toBeVisible();
});

for (const host of Object.keys(hosts))
    test(`in ${host} a frame plays, thinks, and keeps nothing`, async ({ served, open }) => {
        const { page, url, frame } = await around({ served, open }, host, (of) => {
            const source = of(`?embed#${linkOf("human;uct(sims=200)", "think")}`);
            return `<iframe src="${source}" width="800" height="560" frameborder="0" allowfullscreen></iframe>`;
        });
        await expect(discs(frame)).toHaveCount(2);
        await expect(frame.locator(".headline-finding")).toHaveText(/UCT prefers/);
        await frame.locator(".cell-button[data-column='3'], .cell-button").nth(2).click();
        await expect(discs(frame)).toHaveCount(4);
        await frame.getByText("Think", { exact: true }).click();
        await expect(frame.locator(".headline")).toHaveCount(0);
        await frame.getByRole("button", { name: "Take back my move" }).click();
        await expect(discs(frame)).toHaveCount(2);
        await page.goto(url);
        const kept = await page.evaluate(async () => [
            Object.keys(localStorage).filter((key) => key !== "visited"),
            await indexedDB.databases(),
            (await caches.keys()).length,
        ]);
        expect(kept).toEqual([[], [], 0]);
    });

test("a page that follows has frames as high as what they show", async ({ served, open }) => {
    const share = await open();
    await share.getByRole("button", { name: "Share", exact: true }).click();
    await share.getByText("Put it into a page of your own").click();
    const script = await share.getByLabel("Code for the height").inputValue();
    const { page, frame } = await around({ served, open }, "a plain page", (of) => {
        const source = of(`?embed#${linkOf("human;human", "inside")}.tree`);
        return `<iframe src="${source}" width="700" height="240"></iframe>${script}`;
    });
    await expect(frame.locator(".headline-finding")).toHaveText(/UCT prefers/);
    await expect(frame.locator(".app")).toHaveAttribute("data-fit", "page");
    await expect(frame.locator(".tree-canvas")).toBeVisible();
    await expect
        .poll(() =>
            frame
                .locator(".app")
                .evaluate((app) => app.scrollHeight <= innerHeight && innerHeight > 600),
        )
        .toBe(true);
    // Another width is another height.
    await page.locator("iframe").evaluate((element) => {
        element.width = "360";
    });
    await expect
        .poll(() =>
            frame
                .locator(".app")
                .evaluate((app) => innerWidth === 360 && app.scrollHeight <= innerHeight),
        )
        .toBe(true);
});

test("a frame takes no player's file, and no game by link", async ({ open }) => {
    const page = await open({
        hash: `?embed#v=1&g=connect4&p=human;human&m=44&w=start.0.....f0-abc`,
    });
    await expect(page.getByText(/friend/i)).toHaveCount(0);
    await page.evaluate(() => {
        location.hash = "player=mine%0Aexport default () => 0";
    });
    await expect(page.locator(".notice")).toHaveText(/takes no players that people wrote/);
});

test("the share dialog has the code of a frame", async ({ open }) => {
    const page = await open({ settings: { think: false } });
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByText("Put it into a page of your own").click();
    const code = await page.getByLabel("Code of the frame").inputValue();
    expect(code).toMatch(/^<iframe src="http[^"]*\?embed#v=1&amp;g=connect4/);
});
