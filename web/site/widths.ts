/** The names of sizes in style sheets, `@media (--narrow)`, become what they stand for (`src/styles/widths.ts`). */
import type { Plugin } from "vite";
import * as widths from "../src/styles/widths.ts";

const known: { readonly [name: string]: string } = widths;

/** A style sheet with sizes in the place of their names. */
export const withWidths = (css: string): string =>
    css.replace(/@media[^{]*/g, (query) =>
        query.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
            const size = known[name];
            if (size === undefined)
                throw new Error(`No size is called --${name}: src/styles/widths.ts`);
            return size;
        }),
    );

export function sizes(): Plugin {
    return {
        name: "sizes",
        enforce: "pre",
        transform: (code, id) => (/\.css(\?|$)/.test(id) ? withWidths(code) : null),
    };
}
