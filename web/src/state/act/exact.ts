/** Perfect values at a touch: the exact solver analyses, and gives way to whoever analysed before. */
import { signal } from "@preact/signals";
import { analystOf, knowsAll, rowOfSpec } from "../read/roles.ts";
import { analysis, shownFamily } from "../read/store.ts";
import { setAnalysis, setAnalyst } from "./analysis.ts";

/** Who analysed before; "" = nobody yet: the solver has, from the start. */
const before = signal("");

export const isExact = () => {
    const exact = knowsAll();
    return exact !== "" && rowOfSpec(analysis.value.spec)?.name === exact;
};

export async function setExact(exact: boolean): Promise<void> {
    const { spec, on } = analysis.value;
    if (exact) {
        before.value = spec;
        await setAnalyst(knowsAll());
    } else await setAnalyst(before.value || analystOf(shownFamily.value).spec);
    if (!on) await setAnalysis(true);
}
