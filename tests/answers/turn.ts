/** Recorded sessions, and how tests find an answer in them. */
import type { AnyLine } from "../../web/src/engine/protocol.ts";

/** A line of the session and what was answered before the next one. */
export interface Turn {
    line: string;
    /** The core did not work on before the next line had come. */
    ahead?: true;
    answers: AnyLine[];
}

export type LineOf<T extends AnyLine["type"]> = Extract<AnyLine, { type: T }>;

/** The answer of a type to the `nth` turn with this line; throws where there is none. */
export function answerTo<T extends AnyLine["type"]>(
    turns: readonly Turn[],
    line: string,
    type: T,
    nth = 0,
): LineOf<T> {
    const asked = turns.filter((turn) => turn.line === line);
    const found = asked[nth]?.answers.findLast((answer) => answer.type === type);
    if (found === undefined) throw new Error(`no recorded ${type} to "${line}"`);
    return found as LineOf<T>;
}
