/** Perfect values at a touch: the exact solver analyses, and gives way to whoever analysed before. */
import { signal } from "@preact/signals";
import { knowsAll, rowOfSpec } from "../read/roles.ts";
import { analysis } from "../read/store.ts";
import { setAnalysis, setAnalyst } from "./analysis.ts";

/** Who analysed before; of another game it may be one that does not play this one. */
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
    } else await setAnalyst(before.value);
    if (!on) await setAnalysis(true);
}
