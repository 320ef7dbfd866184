/** The page in a frame of another page. */
import { part, rich } from "../grammar.ts";

export const embed = {
    think: "Think",
    board: "Board",
    out: rich`${part("more", "Open in ")}Plyscope`,
    noPlayers: "A frame takes no players that people wrote. Open the link in Plyscope.",
};
