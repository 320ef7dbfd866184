/** Moves of a game, given by its spec, as people read them. */
import { gameRowOf } from "../../../state/read/looks.ts";
import { nameOf } from "../../../state/read/spec.ts";
import { moveTitle } from "../../../text/value.ts";

export const titleOf = (game: string, move: string) => moveTitle(gameRowOf(nameOf(game)), move);
