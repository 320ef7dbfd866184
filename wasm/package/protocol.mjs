/**
 * A player's file as a program that speaks the engine protocol, so that any program that knows it can
 * ask the player: plyscope --engine mine="node command.mjs protocol mine.js".
 */
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { openPlyscope } from "./node.mjs";
import { createPlayer } from "./player.mjs";
import { keepTimers } from "./realm.mjs";
import { FILE, loaderOf } from "./source.mjs";

/** `spec`: a file, perhaps with values: mine.js(depth=3). */
export async function speak(spec) {
    const [, path, values = ""] = /^(.*?)(?:\((.*)\))?$/.exec(spec);
    const source = await readFile(path, "utf8");
    let mover = 0;
    // Its players see the board from a seat, of which the protocol says nothing: who moves there.
    const rules = await openPlyscope({
        output(_re, _kind, line) {
            mover = JSON.parse(line).mover ?? mover;
        },
    });
    const player = createPlayer({
        plyscope: await openPlyscope(),
        load: loaderOf(source),
        file: FILE,
        settle: keepTimers(globalThis),
        say(line, gone) {
            if (gone) process.stderr.write(`${path}: ${line}\n`);
            if (gone) process.exit(1);
            process.stdout.write(`${line}\n`);
        },
        note: ({ text }) => process.stderr.write(`${text}\n`),
    });
    globalThis.console = player.print;
    for (const value of values.split(",").filter(Boolean))
        player.hear(`setoption name ${value.replace("=", " value ")}`);
    for await (const line of createInterface({ input: process.stdin })) {
        if (line === "quit") break;
        const [, game] = /^setoption name Game value (.*)/.exec(line) ?? [];
        const [, position] = /^position fen (.*)/.exec(line) ?? [];
        if (game) rules.exec(`new ${game}`, "json");
        if (position) {
            rules.exec(`position ${position}`, "json");
            rules.exec("show", "json");
            player.hear(`setoption name Seat value ${mover}`);
        }
        player.hear(line);
    }
}
