/** How people steer in a ride. */
import { SET_NAMES } from "../state/turns.ts";
import { device, touch } from "./device.ts";

/** What steers for a person of several, the first one is 0: fingers are of the first one alone. */
export function steering(person: number, people: number): string {
    const keys = SET_NAMES[person] ?? "";
    if (person > 0) return touch.value ? `${keys} of a keyboard` : keys;
    return device("swipe, or tap the arrows", people === 1 ? `${keys} or ${SET_NAMES[1]}` : keys);
}
