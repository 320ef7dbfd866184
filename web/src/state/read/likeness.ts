/** Specs of players compared but for some of their settings: of specs as the core writes them, without what is usual. */
import { readSpec, settings } from "./spec.ts";

/** The spec without these settings; the order of the others does not matter. */
export function without(spec: string, names: readonly string[]): string {
    const { name, inside } = readSpec(spec);
    const rest = settings(inside)
        .filter(({ key }) => !names.includes(key))
        .map(({ key, text }) => `${key}=${text}`)
        .sort();
    return rest.length === 0 ? name : `${name}(${rest.join(",")})`;
}

/** The same player but for these settings. */
export const isLike = (a: string, b: string, but: readonly string[]): boolean =>
    without(a, but) === without(b, but);

/** The spec with one setting of this text, in the place of what it was. */
export function withSetting(spec: string, name: string, text: string): string {
    const rest = without(spec, [name]);
    const word = `${name}=${text}`;
    return rest.endsWith(")") ? `${rest.slice(0, -1)},${word})` : `${rest}(${word})`;
}
