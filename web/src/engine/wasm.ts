/** The WebAssembly module as the worker sees it. Nothing else imports from outside of src/. */

import factory from "@wasm/plyscope.mjs";
import wasmUrl from "@wasm/plyscope.wasm?url";
import { createPlyscope, type PlayerHost, type Plyscope } from "../../../wasm/load.mjs";
import type { TextKind } from "./messages.ts";

export type { Plyscope };

export type Output = (re: number, kind: "json" | TextKind, line: string) => void;

/** The server does not give the module; what its answer says. */
export class NotLoaded extends Error {
    constructor(readonly status: number) {
        super(String(status));
    }
}

/** Fetches the module and begins a session; colours are on in what is meant for the terminal. */
export async function load(output: Output, players: PlayerHost): Promise<Plyscope> {
    const response = await fetch(wasmUrl);
    if (!response.ok) throw new NotLoaded(response.status);
    const wasmBinary = await response.arrayBuffer();
    return createPlyscope(factory, { wasmBinary, output, players, colour: true });
}
