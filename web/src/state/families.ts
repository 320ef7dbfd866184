/** What the page does by the name of a family: a matter of looks and controls, never of rules. */

/** Families whose pieces leave a trail. */
const TRAILS = new Set(["tron"]);

export function hasTrails(family: string): boolean {
    return TRAILS.has(family);
}
