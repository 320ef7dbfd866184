import { ENDINGS, type Language } from "../../../../wasm/language.mjs";

/** Players to begin with, by the name of their file: the code is that of English. */
const files: { [path: string]: string } = import.meta.glob("./starts/*.{js,py}", {
    query: "?raw",
    import: "default",
    eager: true,
});

export const sourceOf = (name: string, of: Language = "javascript"): string =>
    files[`./starts/${name}${ENDINGS[of]}`] ?? "";
