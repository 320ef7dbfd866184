/** What the scale of strength says of the levels of a program. */
import { anchorsOf, findScale } from "../../../state/act/scale.ts";
import { levels } from "../../../state/read/roles.ts";
import { scale as say } from "../../../words/scale.ts";

/** A sentence for each level that is itself a player of the scale, by its name. */
export async function levelStrengths(searcher: string): Promise<{ [level: string]: string }> {
    const scale = await findScale();
    if (scale === null) return {};
    const names = levels(searcher).map(({ name }) => name);
    const anchors = await anchorsOf(
        scale,
        names.map((name) => `${searcher}(preset=${name})`),
    );
    return Object.fromEntries(
        names.flatMap((name, i) => {
            const anchor = anchors[i];
            return anchor === undefined ? [] : [[name, say.level(anchor)]];
        }),
    );
}
