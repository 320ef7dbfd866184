/**
 * What the file of a player says of itself (wasm/player.mjs, core/searchers/external.h): made inside the
 * sandbox, where that file can change everything, and so read here before the core believes it.
 */

const NAME = "[A-Za-z][A-Za-z0-9_-]{0,22}";
const NUMBER = "-?[0-9.]+(?:e[+-]?[0-9]+)?";
const TITLE = "[!-~](?:[ -~]{0,60}[!-~])?";

const TITLED = new RegExp(`^title ${TITLE}$`);
const ROW = new RegExp(
    `^(?:(?:int|real) (${NAME}) ${NUMBER} ${NUMBER} ${NUMBER}|bool (${NAME}) (?:yes|no)|` +
        `word (${NAME}) ${NAME} ${NAME}(?:,${NAME})*) ${TITLE}$`,
);
const PARAMS = 16;

/** Whether the text describes a player of this name, and nothing else. */
export function describesPlayer(text: string, name: string): boolean {
    const [head, named, title = "", ...rows] = text.split("\n");
    if (head !== "plyscope player 1" || named !== `name ${name}` || !TITLED.test(title))
        return false;
    if (rows.pop() !== "" || rows.length > PARAMS) return false;
    const keys = rows.map((row) => ROW.exec(row)?.slice(1).find(Boolean));
    return !keys.includes(undefined) && new Set(keys).size === keys.length;
}
