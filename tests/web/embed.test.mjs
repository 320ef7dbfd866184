/** The page in a frame of another page: the board, its analysis, and a way out. */
import assert from "node:assert/strict";
import { playByPointer, scene, untilDiscs, untilLink, untilText } from "./page.mjs";

const hash = "?embed#v=1&g=connect4&p=human;human&m=44&w=analysis.1";

scene(
    "a frame plays and analyses, and leads to the whole page",
    { sizes: ["desktop", "phone"], hash },
    async (page, open, size) => {
        await untilDiscs(page, 2);
        await untilText(page, ".main-right", /tree nodes/);
        assert.equal(await page.locator(".topbar").count(), 0);
        assert.equal(await page.getByRole("tab").count(), 0);
        await playByPointer(page, "3", { touch: size === "phone" });
        await untilDiscs(page, 3);
        await untilLink(page, { m: "443" });
        const out = await page.getByRole("link", { name: "Open in Plyscope" }).getAttribute("href");
        assert.doesNotMatch(out, /embed/);
        const whole = await open({ hash: out.slice(out.indexOf("#")) });
        await untilDiscs(whole, 3);
        assert.equal(await whole.locator(".topbar").count(), 1);
    },
);

scene("the share dialog has the code of a frame", {}, async (page) => {
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByText("Put it into a page of your own").click();
    const code = await page.getByLabel("Code of the frame").inputValue();
    assert.match(code, /^<iframe src="http[^"]*\?embed#v=1&amp;g=connect4/);
});
