/** Patterns with names in the place of what they are about, of the core's rows and of other languages alike. */
import { grouped } from "./numbers.ts";

type Values = { readonly [name: string]: unknown };

/** "Column {column} is full." with its parts; in code they stand as they are. */
export function filled(text: string, parts: Values): string {
    return text.replace(/`[^`]*`|\{(\w+)\}/g, (found, name: string | undefined) =>
        name === undefined
            ? found.replace(/\{(\w+)\}/g, (_, inner: string) => String(parts[inner] ?? ""))
            : numbered(parts[name]),
    );
}

const numbered = (value: unknown) =>
    typeof value === "number" ? grouped(value, 10) : String(value ?? "");
