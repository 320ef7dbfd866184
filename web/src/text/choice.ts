/** What people call a value of a parameter that is one of a few. */
import type { Param } from "../engine/protocol.ts";
import { variant as say } from "../words/variant.ts";

export function choiceText(param: Param, word: string): string {
    if (param.type === "bool") return word === "yes" ? say.yes : word === "no" ? say.none : word;
    return param.choice_titles?.[param.choices?.indexOf(word) ?? -1] ?? word;
}
