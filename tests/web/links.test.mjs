/** Share links: the same thing in another browser; damaged and hostile ones do no harm. */
import { readFile } from "node:fs/promises";
import { deflateRawSync } from "node:zlib";
import { noViolations } from "./axe.mjs";
import { both, expect, link, ready, test } from "./fixtures.mjs";
import {
    cells,
    discs,
    game,
    notices,
    openPlayers,
    playByPointer,
    remembered,
    status,
    tab,
    think,
    tool,
} from "./page.mjs";

const people = game("human;human");

/** What a person sees of a game. */
async function seen(page) {
    return {
        address: await page.evaluate(() => location.hash),
        board: await cells(page, /./),
        status: await status(page),
        game: await page.locator(".topbar-title").innerText(),
        seats: await page.locator(".seat").allInnerTexts(),
        tab: await page.locator("[role=tab][aria-selected=true]").innerText(),
    };
}

test("round trip into a fresh browser", async ({ open }) => {
    const page = await open();
    // Another variant, ...
    await page.locator(".topbar-game").click();
    const dialog = page.getByRole("dialog");
    await dialog
        .getByRole("button", { name: /cylinder/i })
        .first()
        .click();
    await expect(page.locator(".game-line")).toHaveText(/cylinder=yes/);
    await dialog.getByRole("button", { name: "Start", exact: true }).click();
    await expect(dialog).toHaveCount(0);
    // ... other players, one of them with a setting of its own, ...
    await openPlayers(page);
    await page.getByRole("combobox", { name: "Player of Yellow" }).selectOption("human");
    await page.getByRole("combobox", { name: "Player of Red" }).selectOption("montecarlo");
    await expect(page).toHaveURL(/;montecarlo/);
    await tool(page, "Pause the computer").click();
    const sims = page
        .locator(".player-card")
        .nth(1)
        .getByRole("slider", { name: "Random games per move" });
    await sims.focus();
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL(/montecarlo\(sims=\d+\)/);
    // ... moves, a seed, a view.
    await page.keyboard.press("Control+`");
    await expect(page.locator(".xterm-rows")).toBeVisible();
    await page.keyboard.type("seed 77\nplay 1232\n");
    await expect(page).toHaveLink({ s: "77", m: "1232" });
    await page.keyboard.press("Control+`");
    await tab(page, "Think").click();
    await think(page);
    await page.getByRole("combobox", { name: "Analysing player" }).selectOption("pvs");
    await expect(page.locator(".mark").first()).toBeVisible();
    await tab(page, "Game").click();
    await expect(page).toHaveURL(/w=game\.1/);

    await page.locator(".share-open").click();
    const shared = await page.getByRole("textbox", { name: "Link" }).inputValue();
    await expect(page.locator(".share-code")).not.toHaveJSProperty("naturalWidth", 0);
    expect(shared).toBe(page.url());
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);

    const hash = new URL(shared).hash;
    const other = await open({ hash });
    await expect(other).toHaveLink(await link(page));
    await expect.poll(() => seen(other)).toEqual(await seen(page));
    // The analysis runs there, too, with the same player.
    await expect(other.locator(".mark").first()).toBeVisible();
    await tab(other, "Think").click();
    await expect(other.getByRole("combobox", { name: "Analysing player" })).toHaveValue("pvs");
    // From another kind of screen it is the same game.
    const third = await open({ hash, screen: "phone" });
    expect((await seen(third)).board).toEqual((await seen(page)).board);
});

test("the copy button", async ({ open }) => {
    const page = await open({ hash: people, permissions: ["clipboard-read", "clipboard-write"] });
    await playByPointer(page, "44");
    await expect(page).toHaveLink({ m: "44" });
    await page.locator(".share-open").click();
    await page.getByRole("button", { name: "Copy" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

/** What a button saves. */
async function saved(page, name) {
    const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("dialog").getByRole("button", { name }).click(),
    ]);
    return readFile(await file.path());
}

test("the board as a picture, the game as an animation", both, async ({ open }) => {
    const page = await open({ hash: game("human;human", { moves: "4453" }) });
    await page.locator(".share-open").click();
    await expect(page.locator(".share-preview")).toHaveText(
        "Connect Four after 4 moves. Yellow is to move.",
    );
    await page.getByRole("radio", { name: "Picture", exact: true }).check();
    await expect(page.locator(".share-picture")).not.toHaveJSProperty("naturalWidth", 0);
    await page.getByRole("radio", { name: "480" }).check();
    const png = await saved(page, "Save the picture");
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect(png.readUInt32BE(16)).toBe(480);
    await page.getByRole("radio", { name: "Drawing (SVG)" }).check();
    const svg = String(await saved(page, "Save the drawing"));
    // It needs no style sheet, and the four discs have the colours of their sides.
    expect(svg).not.toMatch(/var\(|class=/);
    const discs = [...svg.matchAll(/<circle [^>]*r="46px?"[^>]*>/g)].map(([text]) => text);
    expect(discs).toHaveLength(4);
    for (const disc of discs) expect(disc).toMatch(/fill="rgb/);
    await page.getByRole("radio", { name: "Animation (GIF)" }).check();
    await noViolations(page, "animation", ".dialog.share");
    await page.getByRole("button", { name: "Make the animation" }).click();
    const animation = await saved(page, /Save the animation/);
    expect(animation.subarray(0, 6).toString()).toBe("GIF89a");
    // Each position has a control block, which tells how long it stands.
    expect(animation.toString("latin1").split("\x21\xf9\x04").length - 1).toBe(5);
});

test("messengers find a sentence and a picture for a link", async ({ request, baseURL }) => {
    const page = await (await request.get(baseURL)).text();
    const told = (name) => new RegExp(`"${name}"\\s+content="([^"]+)"`).exec(page)?.[1];
    expect(told("og:title")).toMatch(/Plyscope/);
    expect(told("og:description")).toMatch(/\w{5}/);
    expect(told("twitter:card")).toBe("summary_large_image");
    const picture = await request.get(new URL(told("og:image"), baseURL).href);
    const bytes = await picture.body();
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});

test("computers of a link wait until a person says so; it thinks all the same", async ({
    open,
}) => {
    const page = await open({ hash: game("uct;uct"), settings: { think: true } });
    await expect(page).toHaveURL(/w=\w+\.1\b/);
    await expect(page.locator(".headline")).not.toBeEmpty();
    await expect(page.locator(".seat .spinner")).toHaveCount(0);
    await expect(tool(page, "Let the computer play")).toBeVisible();
    expect((await link(page)).m).toBeUndefined();
});

test("a new address in an open page", async ({ open }) => {
    const page = await open({ hash: people });
    await playByPointer(page, "1");
    await expect(page).toHaveLink({ m: "1" });
    await page.evaluate(
        (hash) => {
            location.hash = hash;
        },
        game("human;human", { moves: "4455", seed: 3 }),
    );
    await expect(page).toHaveLink({ m: "4455", s: "3" });
    await expect(discs(page)).toHaveCount(4);
    // The back button leads to the game before.
    await page.goBack();
    await expect(page).toHaveLink({ m: "1", s: "1" });
    await expect(discs(page)).toHaveCount(1);
});

test(
    "one click undoes a link, and nothing of it is remembered",
    both,
    async ({ open, isMobile }) => {
        const page = await open({ hash: game("human;human", { view: "start.0" }) });
        await playByPointer(page, "12");
        await expect(page).toHaveLink({ m: "12" });
        const analyst = Buffer.from("uct(sims=500)").toString("base64url");
        await page.evaluate(
            (hash) => {
                location.hash = hash;
            },
            `${game("human;pvs", { moves: "4455", seed: 3 })}&w=moves.1.${analyst}`,
        );
        await expect(page).toHaveLink({ m: "4455", s: "3" });
        await expect(tab(page, "Game")).toHaveAttribute("aria-selected", "true");
        await notices(page).getByRole("button", { name: "Back to what was here" }).click();
        await expect(page).toHaveLink({ m: "12", s: "1", p: "human;human" });
        const first = tab(page, isMobile ? "Players" : "Think");
        await expect(first).toHaveAttribute("aria-selected", "true");
        // Nor does a search run.
        await expect(page).toHaveURL(/w=\w+\.0\b/);
        await expect(discs(page)).toHaveCount(2);
        await expect(notices(page)).toHaveCount(0);
        expect(await remembered(page)).toBeNull();
    },
);

function packed(text) {
    const bytes = typeof text === "string" ? Buffer.from(text) : text;
    return `#z=${deflateRawSync(bytes).toString("base64url")}&e=1`;
}

test("packed links", async ({ open }) => {
    const page = await open({ hash: packed(game("human;pvs", { moves: "4433" }).slice(1)) });
    await expect(page).toHaveLink({ m: "4433", p: "human;pvs" });
    await expect(notices(page)).toHaveCount(0);
    await playByPointer(page, "2");
});

const good = "v=1&g=connect4&p=human;human&s=1";
/** Links that cannot be opened, and what is said about them. */
const refused = {
    garbage: ["%%%&&&=?=#\u0000\u202e", /link/i],
    "no version": ["g=connect4&m=44", /v= is missing/],
    "unknown version": ["v=2&g=connect4&m=44", /version 2/],
    "unknown game": ["v=1&g=chess&p=human;human", /chess/],
    "wrong move": [`${good}&m=449`, /9/],
    "move in a full column": [`${good}&m=4444444`, /4/],
    "moves after the end": [`${good}&m=43434345`, /over|end|finished/i],
    "unknown parameter": ["v=1&g=connect4&p=human;uct(hal9000=1)", /hal9000/],
    "value out of range": ["v=1&g=connect4(rows=1000)&p=human;human", /1000/],
    "too many players": ["v=1&g=connect4&p=human;human;human", /./],
    script: ["<script>window.hacked=1</script><img src=x onerror=window.hacked=1>", /link/i],
    "script as game": ["v=1&g=<img%20src=x%20onerror=window.hacked=1>", /./],
    "script as player": [
        "v=1&g=connect4&p=%3Cimg%20src%3Dx%20onerror%3Dwindow.hacked%3D1%3E;human",
        /./,
    ],
    "another line": [`${good}%0Aplay%204&m=%0Aplay%204`, /./],
    "100 KB": [`${good}&m=${"4".repeat(100_000)}`, /./],
    "100 KB of nothing": [`v=1&${"x".repeat(100_000)}`, /./],
    "nested too deep": [`v=1&g=connect4&p=human;${"pvs(eval=".repeat(2000)}`, /./],
    "damaged z": ["z=AAAA%%%not-base64", /damaged/],
    "cut z": [packed(`${good}&m=4433`).slice(1, -12), /damaged/],
    "z of other bytes": [packed(Buffer.from([255, 254, 0, 1])).slice(1), /damaged/],
    "z that unfolds to 50 MB": [packed("a".repeat(50_000_000)).slice(1), /damaged/],
    "z of a refused link": [packed("v=1&g=connect4&m=9").slice(1), /9/],
};

/** The page as at a first visit, and nothing runs. The address is as it came: it may have a game in it. */
async function intact(page, hash) {
    expect(await page.evaluate(() => window.hacked)).toBeUndefined();
    await expect(page.locator(".cell-button")).toHaveCount(42);
    await expect(discs(page)).toHaveCount(0);
    await expect(page.locator(".spinner")).toHaveCount(0);
    expect(await status(page)).toBe("Your turn: click a column or press 1 to 7.");
    expect(await page.evaluate(() => location.hash)).toBe(new URL(hash, page.url()).hash);
}

/** Each is loaded anew; the profile is the same, so nothing of a link may be left to the next one. */
for (const packing of [false, true])
    test(`hostile links${packing ? ", packed" : ""}`, async ({ open }) => {
        const page = await open({ settings: { think: false } });
        const address = page.url().replace(/#.*/, "");
        const notice = notices(page);
        for (const [name, [hash, message]] of Object.entries(refused))
            if (hash.startsWith("z=") === packing)
                await test.step(name, async () => {
                    // Another hash alone would be a link in an open page.
                    await page.goto("about:blank");
                    await page.goto(`${address}#${hash}`);
                    await expect(notice).toHaveCount(1);
                    await expect(notice.locator("p")).toHaveText(message, { useInnerText: true });
                    const { length } = await notice.innerText();
                    expect(length, "the message is short").toBeLessThan(1000);
                    await intact(page, `#${hash}`);
                    await notice.getByRole("button", { name: "Close this message" }).click();
                    await expect(notice).toHaveCount(0);
                    // The page plays on, and has its own address then.
                    await playByPointer(page, "4");
                    const m = expect.stringMatching(/^4/);
                    await expect(page).toHaveLink({ g: "connect4", m });
                });
    });

test("a hostile link in an open page leaves the game alone", async ({ open }) => {
    const page = await open({ hash: people });
    await playByPointer(page, "123");
    await expect(page).toHaveLink({ m: "123" });
    for (const name of ["garbage", "wrong move", "unknown version", "cut z", "script"]) {
        await page.evaluate((hash) => {
            location.hash = hash;
        }, refused[name][0]);
        await expect(page.locator(".notice:last-child")).toHaveText(refused[name][1]);
        await expect(page).toHaveLink({ m: "123" });
        await expect(discs(page)).toHaveCount(3);
    }
    expect(await page.evaluate(() => window.hacked)).toBeUndefined();
    await playByPointer(page, "4");
});

/** Views are the page's own part of a link. */
const base64 = (text) => Buffer.from(text).toString("base64url");
const views = {
    "a panel that does not exist": "nonsense.1",
    "an analyst that does not exist": `analysis.0.${base64("hal9000(x=1)")}`,
    "an analyst with another line": `analysis.1.${base64("uct\nplay 4")}`,
    "an analyst that is no text": "analysis.1.____",
};
test("hostile views", async ({ open }) => {
    const page = await open({ settings: { think: false } });
    const address = page.url().replace(/#.*/, "");
    for (const [name, view] of Object.entries(views))
        await test.step(name, async () => {
            await page.goto("about:blank");
            await page.goto(`${address}#${good}&w=${view}`);
            await ready(page);
            await expect(page).toHaveLink({ p: "human;human" });
            await expect(discs(page)).toHaveCount(0);
            expect((await link(page)).m).toBeUndefined();
            await playByPointer(page, "4");
        });
});

test("players with every weight changed come back whole", async ({ open }) => {
    const terms = ["t1", "t2", "c1", "c2", "m"];
    const weights = ["early", "middle", "late"].flatMap((stage, i) =>
        terms.map((term, k) => `${stage}_${term}=${(0.311 + i / 7 + k / 13).toFixed(4)}`),
    );
    const spec = `pvs(depth=3,eval=territory(${weights.join(",")},turn=0.4321,tempo=0.1234))`;
    expect(spec.length).toBeGreaterThan(250);
    const analyst = Buffer.from(spec).toString("base64url");
    const seats = `${spec};human`;
    const hash = `#v=1&g=amazons(columns=6,rows=6)&p=${seats}&s=1&w=analysis.1.${analyst}`;
    const first = await open({ hash });
    const text = (page) => page.locator(".analyst .spec-text").first().getAttribute("title");
    // Until the link is opened the analyst is the game's own.
    await expect(first.locator(".analyst .spec-text").first()).toHaveAttribute(
        "title",
        /tempo=0\.1234/,
    );
    await expect(first.locator(".line-value").first()).toBeVisible();
    const shown = await text(first);
    expect(shown.length, shown).toBeGreaterThan(250);
    // What the address says now opens as the same, however it is packed.
    const address = await first.evaluate(() => location.hash);
    const second = await open({ hash: address });
    await expect(second.locator(".line-value").first()).toBeVisible();
    await expect(second.locator(".analyst .spec-text").first()).toHaveAttribute("title", shown);
    await expect(second).toHaveURL((url) => url.hash === address);
});
