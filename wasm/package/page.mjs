/**
 * Plyscope in a page or a worker: the module fetches plyscope.wasm from where it lies itself, unless
 * `locateFile` or `wasmBinary` says otherwise.
 */
import { createPlyscope } from "./load.mjs";
import factory from "./plyscope.mjs";

/** @param options see PlyscopeOptions */
export function openPlyscope(options = {}) {
    return createPlyscope(factory, options);
}

export { createPlyscope };
