/**
 * What is seldom needed. On a phone the toolbar is one row: here stands, too, what a wide screen has beside
 * it, and the console.
 */

import { narrow } from "../board/draw/floors.ts";
import { editorOpen } from "../board/editor/open.ts";
import { steps } from "../panels/game/steps.tsx";
import { hasPanel } from "../panels/registry.tsx";
import { setSettings, swapSides } from "../state/act/actions.ts";
import { takeKeys } from "../state/act/goal.ts";
import { settingUp, setUp } from "../state/act/settingup.ts";
import { choose } from "../state/keep/session.ts";
import { settings } from "../state/keep/settings.ts";
import { hasTool } from "../state/read/looks.ts";
import { players, shownFamily } from "../state/read/store.ts";
import { sets } from "../ui/field.tsx";
import type { Choice } from "../ui/menu.tsx";
import { more as say } from "../words/moremenu.ts";

type Item = Choice & { run: () => unknown };

/** Only where there is no room for them elsewhere. */
function moved(): Item[] {
    const family = shownFamily.value;
    const swap = {
        id: "swap",
        title: say.swap,
        disabled: players.value.length < 2,
        run: swapSides,
    };
    const map = { id: "map", title: say.map, run: sets(editorOpen, true) };
    const { realTime } = settings.value;
    const byStep = {
        id: "step-by-step",
        title: realTime ? say.byStep : say.realTime,
        run: async () => {
            const { stopRound } = await import("../state/act/clock.ts");
            stopRound();
            setSettings({ realTime: !realTime });
        },
    };
    return [
        ...(hasPanel("layers") ? [swap] : []),
        ...steps().map(({ go, ...step }) => ({ ...step, run: go })),
        ...(hasTool(family, "rounds") ? [byStep] : []),
        ...(hasTool(family, "map") ? [map] : []),
    ];
}

export function moreItems(): Item[] {
    const family = shownFamily.value;
    const small = narrow.value;
    // Where a computer may have the keys a person must have them; on a wide screen the button stands beside that.
    const keys = hasTool(family, "autoplay");
    const pieces = hasTool(family, "set_up") && (small || !keys);
    const setup = {
        id: "setup",
        title: settingUp.value ? say.endSetUp : say.setUp,
        run: () => {
            setUp(!settingUp.value);
            if (keys) void takeKeys();
        },
    };
    const open = { id: "console", title: say.console, run: () => choose({ terminalOpen: true }) };
    return [...(small ? moved() : []), ...(pieces ? [setup] : []), ...(small ? [open] : [])];
}
