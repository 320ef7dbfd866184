/** Where the module under test lies: PLYSCOPE_WASM, or build/wasm. */
import { fileURLToPath } from "node:url";

export const path =
    process.env.PLYSCOPE_WASM ??
    fileURLToPath(new URL("../../build/wasm/plyscope.mjs", import.meta.url));
