/** What the scale of strength says of the levels of a program. */
import { anchorsOf, findScale } from "../../../state/act/scale.ts";
import { levels } from "../../../state/read/roles.ts";
import { scale as say } from "../../../words/scale.ts";

/** Sentences by game, searcher and level; of those levels that are players of the scale themselves. */
export async function levelStrengths(searcher = ""): Promise<{ [level: string]: string }> {
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
            return anchor === undefined
                ? []
                : [[`${scale.game} ${searcher} ${name}`, say.level(anchor)]];
        }),
    );
}
