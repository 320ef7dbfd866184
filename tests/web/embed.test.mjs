/** The page in a frame of another page: the board, its analysis, and a way out. */
import { both, expect, test } from "./fixtures.mjs";
import { discs, playByPointer, remembered } from "./page.mjs";

const analyst = Buffer.from("uct(sims=5000000)").toString("base64url");
const hash = `?embed#v=1&g=connect4&p=human;human&m=44&w=analysis.1.${analyst}`;

test(
    "a frame plays and analyses, and leads to the whole page",
    both,
    async ({ open, isMobile }) => {
        const page = await open({ hash });
        await expect(discs(page)).toHaveCount(2);
        await expect(page.locator(".side")).toHaveText(/tree nodes/);
        await expect(page.locator(".topbar")).toHaveCount(0);
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

test("the share dialog has the code of a frame", async ({ open }) => {
    const page = await open({ settings: { think: false } });
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByText("Put it into a page of your own").click();
    const code = await page.getByLabel("Code of the frame").inputValue();
    expect(code).toMatch(/^<iframe src="http[^"]*\?embed#v=1&amp;g=connect4/);
});
