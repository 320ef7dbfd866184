/** How people steer in a ride. */
import { SET_NAMES } from "../state/read/turns.ts";
import { arena } from "../words/arena.ts";
import { device, touch } from "./device.ts";

const { steering: say } = arena;

/** What steers for a person of several, the first one is 0: fingers are of the first one alone. */
export function steering(person: number, people: number): string {
    const keys = SET_NAMES[person] ?? "";
    if (person > 0) return touch.value ? say.ofKeyboard(keys) : keys;
    const both = people === 1 ? say.either(keys, SET_NAMES[1] ?? "") : keys;
    return device(say.fingers, both);
}
