import { tree } from "../../../words/inside/tree.ts";

const say = tree.empty;

/** Why there is no tree to draw. `own`: the player was written here. */
export function whyEmpty(search: { last: unknown; done: boolean }, own: boolean): string {
    if (own) return say.own;
    if (search.last === null) return say.begin;
    return search.done ? say.none : say.soon;
}
