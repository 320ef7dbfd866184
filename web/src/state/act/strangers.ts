/** Links of games whose players somebody else has written: the moves are here, the players are not. */

import { links as say } from "../../words/links.ts";
import { takes } from "../read/roles.ts";
import { nameOf } from "../read/spec.ts";
import { notify } from "./notify.ts";

/**
 * The link with a person in the place of the player `name`, whom the core does not know; null when that
 * player does not sit in it.
 */
export function withoutStranger(link: string, name: string): string | null {
    const person = takes("person");
    if (person === "") return null;
    const parts = link.split("&").map((part) => {
        if (!part.startsWith("p=")) return part;
        const specs = part.slice(2).split(";");
        return `p=${specs.map((spec) => (nameOf(spec) === name ? person : spec)).join(";")}`;
    });
    const next = parts.join("&");
    if (next === link) return null;
    notify("info", say.stranger(name, /(^|&)m=/.test(link)));
    return next;
}
