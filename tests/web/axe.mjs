/** What axe finds in the page. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "./fixtures.mjs";

/**
 * axe has no complaint; `part` is a selector: where something new is to be seen.
 *
 * All rules, in every theme and on every screen, for 0.3 s of processor time: spared are a second
 * page, which is for frames of other hosts, and the list of all that is well; with both it were
 * 1.4 s. The rules of colours and room alone would still take 0.2 s.
 */
export async function noViolations(page, state, part = "html") {
    const axe = new AxeBuilder({ page })
        .include(part)
        .setLegacyMode()
        .options({ resultTypes: ["violations"] });
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id} (${help}): ${node.target.join(" ")}\n${node.html}`),
    );
    expect(found, `axe, ${state}`).toEqual([]);
}
