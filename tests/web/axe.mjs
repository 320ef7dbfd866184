/** What axe finds in the page. */
import axe from "axe-core";
import { browserOf, expect, protocol } from "./fixtures.mjs";

/** Runs in the page: puts `complaints` there, about a part of it, by all rules or those named. */
function install() {
    // Colours on the way to others are none.
    const settle = () => {
        for (const change of document.getAnimations())
            if (change instanceof CSSTransition) change.finish();
    };
    globalThis.complaints = async (part, only) => {
        settle();
        // The list of all that is well is spared.
        const options = { resultTypes: ["violations"], ...(only && { runOnly: only }) };
        const { violations } = await axe.run(part, options);
        return violations.flatMap(({ id, nodes }) =>
            nodes.map(
                ({ target, html, failureSummary }) =>
                    `${id}: ${target.join(" ")}\n${html}\n${failureSummary}`,
            ),
        );
    };
}

/** axe, once in each frame: its 500 KB are compiled for as long as it then looks at the page. */
export async function loadAxe(page) {
    for (const frame of page.frames())
        if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
    await page.evaluate(install);
}

/** Complaints about a part of the page, by all rules or those named. */
function complaints(page, part, rules) {
    return page.evaluate(([where, only]) => globalThis.complaints(where, only), [part, rules]);
}

/** The page in these colours. */
async function coloured(page, colorScheme) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
}

/**
 * axe has no complaint; `part` is a selector: where something new is to be seen.
 *
 * All rules; on a desktop those of contrast in the dark, too, where the browser can be told to prefer it; a phone has
 * the same colours. The theme is left to the system.
 */
export async function noViolations(page, state, part = "html") {
    await loadAxe(page);
    expect(await complaints(page, part), `axe, ${state}`).toEqual([]);
    if (page.viewportSize().width < 800 || browserOf(page) !== "chromium") return;
    await coloured(page, "dark");
    expect(await complaints(page, part, ["color-contrast"]), `axe, ${state}, dark`).toEqual([]);
    await coloured(page, "light");
}

/** Whether all can be read when the pointer lies on it, light and dark. */
export async function readUnderThePointer(page, state) {
    const session = await protocol(page);
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    const { root } = await session.send("DOM.getDocument", { depth: 0 });
    const selector = "a, button, label, li, select, summary, tr";
    const { nodeIds } = await session.send("DOM.querySelectorAll", {
        nodeId: root.nodeId,
        selector,
    });
    for (const nodeId of nodeIds)
        await session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: ["hover"] });
    await loadAxe(page);
    for (const scheme of ["dark", "light"]) {
        await coloured(page, scheme);
        const found = await complaints(page, "html", ["color-contrast"]);
        expect(found, `under the pointer, ${state}, ${scheme}`).toEqual([]);
    }
    await session.detach();
}
