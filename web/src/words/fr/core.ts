/** The core speaks French. */

import { type CoreWords, retelling } from "../retelling.ts";
import { words as sayings, texts } from "./core/first.ts";

export const core: CoreWords = {
    ...retelling(
        { texts, words: sayings },
        {
            titles: () => import("./core/after.ts"),
            all: () => import("./core/rest.ts"),
        },
    ),
    help: async (tables, family, word) => {
        const [{ helpText }, { words }] = await Promise.all([
            import("../help.ts"),
            import("./core/help.ts"),
        ]);
        return helpText(tables, family, word, words);
    },
};
