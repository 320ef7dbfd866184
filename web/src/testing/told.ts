/** For tests: the tables that the core tells, as recorded. */
import { turns } from "../../../tests/answers/data/describe.ts";
import { answerTo } from "../../../tests/answers/turn.ts";

export const told = answerTo(turns, "describe", "describe");
