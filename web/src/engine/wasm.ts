/** The WebAssembly module as the worker sees it: re-exported from the built module. */
export { createPlyscope, type Plyscope } from "@wasm/plyscope.mjs";
