/** Under the toolbar: a computer at the keys with its speed, and the set-up mode. */

import { setSettings } from "../../state/act/actions.ts";
import { playByItself, takeKeys } from "../../state/act/goal.ts";
import { settingUp, setUp } from "../../state/act/setup.ts";
import { computersRun } from "../../state/keep/session.ts";
import { settings } from "../../state/keep/settings.ts";
import { players, show } from "../../state/read/store.ts";
import { Button } from "../../ui/button.tsx";
import { Slider } from "../../ui/slider.tsx";
import { tiles as say } from "../../words/tiles.ts";
import { narrow } from "../draw/floors.ts";

/** Rests between two moves in milliseconds, from slow to fast. */
const RESTS = [1000, 500, 350, 200, 100, 50, 0];

/** `how`: read out, or as it is shown. */
function speedText(rest: number, how: "spoken" | "shown"): string {
    return rest === 0 ? say.speed.most : say.speed[how](Math.round(1000 / rest));
}

/** The speed that is nearest to such a rest. */
function speedOf(rest: number): number {
    const off = RESTS.map((one) => Math.abs(one - rest));
    return off.indexOf(Math.min(...off));
}

function AutoPlay() {
    const human = players.value[0]?.human !== false;
    const over = show.value?.status === "over";
    const runs = !human && computersRun.value && !over;
    return (
        <>
            <Button
                icon={runs ? "pause" : "computer"}
                look={runs ? undefined : "primary"}
                disabled={over || settingUp.value}
                onClick={() => (runs ? takeKeys() : playByItself())}
            >
                {runs ? say.stop : say.autoplay}
            </Button>
            <Slider
                label={say.speed.title}
                class="pace"
                max={RESTS.length - 1}
                value={speedOf(settings.value.pace)}
                spoken={speedText(settings.value.pace, "spoken")}
                shown={speedText(settings.value.pace, "shown")}
                onChange={(wanted) => setSettings({ pace: RESTS[wanted] ?? 0 })}
            />
        </>
    );
}

export function ChanceBar() {
    return (
        <div class="chance-bar">
            <div class="chance-tools">
                <AutoPlay />
                {/* On a phone it is in the menu of the toolbar. */}
                {!narrow.value && (
                    <Button
                        icon="pencil"
                        pressed={settingUp.value}
                        onClick={() => {
                            setUp(!settingUp.value);
                            void takeKeys();
                        }}
                    >
                        {say.setUp}
                    </Button>
                )}
            </div>
        </div>
    );
}
