import { tree } from "../../../words/inside/tree.ts";
import { ofPosition } from "../control.tsx";

const say = tree.empty;

/** Why there is no tree to draw. */
export function whyEmpty(search: { last: unknown; done: boolean }): string {
    if (search.last === null) return ofPosition(say.begin);
    return search.done ? say.none : say.soon;
}
