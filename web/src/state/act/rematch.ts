/** Another game with the same people, once one has ended. */
import { settings } from "../keep/settings.ts";
import { hasTool } from "../read/looks.ts";
import { shared } from "../read/shared.ts";
import { players, shownFamily } from "../read/store.ts";
import { newGame, swapSides } from "./actions.ts";
import { whole } from "./refresh.ts";

/** Whether those who sit at a board of two change sides for it. */
export const changesSides = (): boolean =>
    settings.value.rotate &&
    players.value.length === 2 &&
    !hasTool(shownFamily.value, "rounds") &&
    // A challenge is to win from one side.
    shared.value?.kind !== "challenge";

export const rematch = (): Promise<unknown> =>
    whole(async () => {
        if (changesSides()) await swapSides();
        await newGame();
    });
