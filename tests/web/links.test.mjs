/** Share links: the same thing in another browser; damaged and hostile ones do no harm. */
import assert from "node:assert/strict";
import { deflateRawSync } from "node:zlib";
import {
    cells,
    game,
    link,
    notices,
    playByPointer,
    scene,
    tab,
    tool,
    until,
    untilDiscs,
    untilLink,
    untilText,
    verdict,
} from "./page.mjs";

const both = ["desktop", "phone"];
const people = game("human;human");

/** What a person sees of a game. */
async function seen(page) {
    return {
        address: await page.evaluate(() => location.hash),
        board: await cells(page, /./),
        verdict: await verdict(page),
        game: await page.locator(".topbar-title").innerText(),
        seats: await page.locator(".seat").allInnerTexts(),
        tab: await page.locator("[role=tab][aria-selected=true]").innerText(),
    };
}

scene("round trip into a fresh browser", { sizes: both }, async (page, open, size) => {
    // Another variant, ...
    await page.locator(".topbar-game").click();
    const dialog = page.getByRole("dialog");
    await dialog
        .getByRole("button", { name: /cylinder/i })
        .first()
        .click();
    await untilText(page, ".game-line", /cylinder=yes/);
    await dialog.getByRole("button", { name: "Start", exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    // ... other players, one of them with a knob of its own, ...
    await tab(page, "Players").click();
    await page.getByRole("combobox", { name: "Player of Yellow" }).selectOption("human");
    await page.getByRole("combobox", { name: "Player of Red" }).selectOption("montecarlo");
    await until(page, () => location.hash.includes(";montecarlo"));
    await tool(page, "Pause the computer").click();
    const sims = page.locator(".player-card").nth(1).getByRole("slider", { name: "sims" });
    await sims.focus();
    await page.keyboard.press("ArrowRight");
    await until(page, () => /montecarlo\(sims=\d+\)/.test(location.hash));
    // ... moves, a seed, a view.
    await page.keyboard.press("Control+`");
    await page.locator(".xterm-rows").waitFor();
    await page.keyboard.type("seed 77\nplay 1232\n");
    await untilLink(page, { s: "77", m: "1232" });
    await page.keyboard.press("Control+`");
    await tab(page, "Analysis").click();
    await page.getByRole("checkbox", { name: "Live analysis" }).check();
    await page.getByRole("combobox", { name: "Analysing player" }).selectOption("pvs");
    await page.locator(".mark").first().waitFor();
    await tab(page, "Moves").click();
    await until(page, () => /w=moves\.1/.test(location.hash));

    await page.locator(".share-open").click();
    const shared = await page.getByRole("textbox", { name: "Link" }).inputValue();
    await until(page, () => document.querySelector(".share-code").naturalWidth > 0);
    assert.equal(shared, page.url());
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });

    const hash = new URL(shared).hash;
    const other = await open({ hash });
    await untilLink(other, await link(page));
    assert.deepEqual(await seen(other), await seen(page));
    // The analysis runs there, too, with the same player.
    await other.locator(".mark").first().waitFor();
    await tab(other, "Analysis").click();
    assert.equal(
        await other.getByRole("combobox", { name: "Analysing player" }).inputValue(),
        "pvs",
    );
    // From another kind of screen it is the same game.
    const third = await open({ hash, size: size === "phone" ? "desktop" : "phone" });
    assert.deepEqual((await seen(third)).board, (await seen(page)).board);
});

scene(
    "the copy button",
    { hash: people, permissions: ["clipboard-read", "clipboard-write"] },
    async (page) => {
        await playByPointer(page, "44");
        await untilLink(page, { m: "44" });
        await page.locator(".share-open").click();
        await page.getByRole("button", { name: "Copy" }).click();
        await page.getByRole("button", { name: "Copied" }).waitFor();
        assert.equal(await page.evaluate(() => navigator.clipboard.readText()), page.url());
    },
);

scene(
    "computers of a link wait until a person says so",
    { hash: game("uct;uct") },
    async (page) => {
        assert.equal(await page.locator(".seat .spinner").count(), 0);
        await tool(page, "Let the computer play").waitFor();
        assert.equal((await link(page)).m, undefined);
    },
);

scene("a new address in an open page", { hash: people }, async (page) => {
    await playByPointer(page, "1");
    await untilLink(page, { m: "1" });
    await page.evaluate(
        (hash) => {
            location.hash = hash;
        },
        game("human;human", { moves: "4455", seed: 3 }),
    );
    await untilLink(page, { m: "4455", s: "3" });
    await untilDiscs(page, 4);
    // The back button leads to the game before.
    await page.goBack();
    await untilLink(page, { m: "1", s: "1" });
    await untilDiscs(page, 1);
});

function packed(text) {
    const bytes = typeof text === "string" ? Buffer.from(text) : text;
    return `#z=${deflateRawSync(bytes).toString("base64url")}&e=1`;
}

scene(
    "packed links",
    { hash: packed(game("human;pvs", { moves: "4433" }).slice(1)) },
    async (page) => {
        await untilLink(page, { m: "4433", p: "human;pvs" });
        assert.equal(await notices(page).count(), 0);
        await playByPointer(page, "2");
    },
);

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
    "unknown player": ["v=1&g=connect4&p=human;hal9000", /hal9000/],
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

/** The page as at a first visit, and nothing runs. */
async function intact(page) {
    assert.equal(await page.evaluate(() => window.hacked), undefined);
    assert.equal(await page.locator(".cell-button").count(), 42);
    assert.equal((await cells(page, / disc/)).length, 0);
    assert.equal(await page.locator(".spinner").count(), 0);
    assert.equal(await verdict(page), "J to move (move 1).");
    const { g, m, p } = await link(page);
    assert.equal(g, "connect4");
    assert.equal(m, undefined);
    assert.match(p, /^human;uct/);
}

for (const [name, [hash, message]] of Object.entries(refused))
    scene(`hostile link: ${name}`, { hash: `#${hash}` }, async (page) => {
        const notice = notices(page);
        assert.equal(await notice.count(), 1);
        assert.match(await notice.locator("p").innerText(), message);
        assert.ok((await notice.innerText()).length < 1000, "the message is short");
        await intact(page);
        await notice.getByRole("button", { name: "Close this message" }).click();
        assert.equal(await notice.count(), 0);
        // The page plays on.
        await playByPointer(page, "4");
    });

scene("a hostile link in an open page leaves the game alone", { hash: people }, async (page) => {
    await playByPointer(page, "123");
    await untilLink(page, { m: "123" });
    for (const name of ["garbage", "wrong move", "unknown version", "cut z", "script"]) {
        await page.evaluate((hash) => {
            location.hash = hash;
        }, refused[name][0]);
        await untilText(page, ".notice:last-child", refused[name][1]);
        await untilLink(page, { m: "123" });
        assert.equal((await cells(page, / disc/)).length, 3);
    }
    assert.equal(await page.evaluate(() => window.hacked), undefined);
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
for (const [name, view] of Object.entries(views))
    scene(`hostile view: ${name}`, { hash: `#${good}&w=${view}` }, async (page) => {
        await untilLink(page, { p: "human;human" });
        assert.equal((await cells(page, / disc/)).length, 0);
        assert.equal((await link(page)).m, undefined);
        await playByPointer(page, "4");
    });

scene("players with every weight changed come back whole", {}, async (_, open) => {
    const terms = ["t1", "t2", "c1", "c2", "m"];
    const weights = ["early", "middle", "late"].flatMap((stage, i) =>
        terms.map((term, k) => `${stage}_${term}=${(0.311 + i / 7 + k / 13).toFixed(4)}`),
    );
    const spec = `pvs(depth=3,eval=territory(${weights.join(",")},turn=0.4321,tempo=0.1234))`;
    assert.ok(spec.length > 250);
    const analyst = Buffer.from(spec).toString("base64url");
    const seats = `${spec};human`;
    const hash = `#v=1&g=amazons(columns=6,rows=6)&p=${seats}&s=1&w=analysis.1.${analyst}`;
    const first = await open({ hash });
    const text = (page) => page.locator(".analyst .spec-text").first().textContent();
    await first.locator(".line-value").first().waitFor();
    const shown = await text(first);
    assert.ok(shown.length > 250, shown);
    assert.match(shown, /tempo=0\.1234/);
    // What the address says now opens as the same, however it is packed.
    const address = await first.evaluate(() => location.hash);
    const second = await open({ hash: address });
    await second.locator(".line-value").first().waitFor();
    assert.equal(await text(second), shown);
    await until(second, (old) => location.hash === old, address);
});
