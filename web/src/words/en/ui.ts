/** What every part of the page may say: names, what has broken, what does not come. */
import { part, rich } from "../grammar.ts";

export const ui = {
    program: "Plyscope",
    close: "Close",
    closeMessage: "Close this message",
    /** Behind an explanation: what the console calls it. */
    inConsole: (code: string) => rich` In the console: ${part("code", code)}`,

    // ------------------------------------------------------------ what has broken
    /** `what`: a part of the page, null where it has no name. `why`: the end of a sentence, with its full stop. */
    cannotBeDrawn: (what: string | null, why: string) =>
        `${what ?? "This part of the page"} cannot be drawn: ${why}`,
    drawAgain: "Draw it again",

    // ------------------------------------------------------------ what does not come
    missing: "This part of the page could not be loaded.",
    noNetwork: "A part of the page could not be loaded. Is the network there?",
    outdated: "A part of the page could not be loaded: there is a newer version of it.",
    reload: "Reload the page",
};
