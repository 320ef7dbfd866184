/** A variant of a game in words: what differs from its preset. */
import { counted } from "./english.ts";

const lowered = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);

export const variant = {
    usual: "Usual rules",
    yes: "yes",
    none: "no",
    no: (rule: string) => `${rule}: no`,
    /** `size`: "9 x 9". */
    emptyMap: (size: string) => `Empty map ${size}`,
    ownMap: (size: string) => `Own map ${size}`,
    counted,
    setting: (rule: string, value: string) => `${rule}: ${value}`,
    /** What differs, behind the title of what it differs from. */
    besides: (title: string, differences: readonly string[]) =>
        [title, ...differences.map(lowered)].join(", "),
    all: (settings: readonly string[]) =>
        settings.map((text, i) => (i === 0 ? text : lowered(text))).join(", "),
};
