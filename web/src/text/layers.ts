/** Which words tell what lies over the board: what it says of the cells depends on how the pieces go. */
import { lookOf } from "../state/read/looks.ts";

/** `ways`: pieces go their way, so that moves have a direction and games are drawn side by side. */
const SIDES = { ways: false, territory: "evaluation", density: "density", rides: "ends" } as const;
const WAYS = { ways: true, territory: "territory", density: "playouts", rides: "rides" } as const;

export const layersOf = (family: string | undefined) =>
    lookOf(family) === "trails" ? WAYS : SIDES;
