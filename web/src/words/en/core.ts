/** The core speaks English. */
import type { CoreWords } from "../retelling.ts";

export const core: CoreWords = { line: (line) => line, rest: null, help: null };
