/** What axe finds in the page. */
import axe from "axe-core";
import { expect } from "./fixtures.mjs";

/** axe, once in each frame: its 500 KB are compiled for as long as it then looks at the page. */
async function load(page) {
    for (const frame of page.frames())
        if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
}

/**
 * axe has no complaint; `part` is a selector: where something new is to be seen.
 *
 * All rules, in every theme and on every screen: those of colours and room alone would take as long.
 */
export async function noViolations(page, state, part = "html") {
    await load(page);
    const found = await page.evaluate(async (where) => {
        // The list of all that is well is spared.
        const { violations } = await window.axe.run(where, { resultTypes: ["violations"] });
        return violations.flatMap(({ id, nodes }) =>
            nodes.map(
                ({ target, html, failureSummary }) =>
                    `${id}: ${target.join(" ")}\n${html}\n${failureSummary}`,
            ),
        );
    }, part);
    expect(found, `axe, ${state}`).toEqual([]);
}
