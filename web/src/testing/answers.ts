/** For tests: all answers of the core that are recorded. */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Turn } from "../../../tests/answers/turn.ts";
import type { AnyLine } from "../engine/protocol.ts";

const DATA = fileURLToPath(new URL("../../../tests/answers/data/", import.meta.url));

export async function recordedAnswers(): Promise<AnyLine[]> {
    const files = readdirSync(DATA).filter((name) => name.endsWith(".ts"));
    const recorded = await Promise.all(
        files
            .sort()
            .map(async (name) => ((await import(`${DATA}${name}`)) as { turns: Turn[] }).turns),
    );
    return recorded.flat().flatMap(({ answers }) => answers);
}
