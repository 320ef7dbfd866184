/** What axe finds in the page. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "./fixtures.mjs";

/** axe has no complaint; `part` is a selector: where something new is to be seen. */
export async function noViolations(page, state, part = "html") {
    // The page has no frames of other hosts, for which axe would open a second page each time.
    const axe = new AxeBuilder({ page }).include(part).setLegacyMode();
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id} (${help}): ${node.target.join(" ")}\n${node.html}`),
    );
    expect(found, `axe, ${state}`).toEqual([]);
}
