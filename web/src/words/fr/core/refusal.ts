/** What the core says of a spec that it refuses, in French: where players run (wasm/refusal.mjs). */
import type { Quoted } from "../../../../../core/answers/protocol.ts";
import { saying } from "../../saying.ts";
import { sentences } from "./refusals.ts";

export const refusal = (said: Quoted): string => saying(said, sentences) ?? said.text;
