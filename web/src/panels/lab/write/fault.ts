/** What is wrong with the file of a player, and where. */
import type { Fault } from "../../../../../wasm/player.mjs";
import { write as say } from "../../../words/write.ts";

export const faultText = ({ text, line, column = 1 }: Fault): string =>
    line === undefined ? text : say.fault(line, column, text);
