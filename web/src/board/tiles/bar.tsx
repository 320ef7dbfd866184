/** Under the toolbar: a computer at the keys with its speed, and the set-up mode. */

import { setSettings } from "../../state/actions.ts";
import { playByItself, takeKeys } from "../../state/goal.ts";
import { computersRun } from "../../state/session.ts";
import { settings } from "../../state/settings.ts";
import { settingUp, setUp } from "../../state/setup.ts";
import { players, show } from "../../state/store.ts";
import { Button } from "../../ui/button.tsx";
import { Slider } from "../../ui/slider.tsx";
import { narrow } from "../draw/floors.ts";

/** Rests between two moves in milliseconds, from slow to fast. */
const RESTS = [1000, 500, 350, 200, 100, 50, 0];

function speedText(rest: number): string {
    if (rest === 0) return "as fast as it can";
    const count = Math.round(1000 / rest);
    return `${count} ${count === 1 ? "move" : "moves"} per second`;
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
                {runs ? "Stop" : "Autoplay"}
            </Button>
            <Slider
                label="Speed"
                class="pace"
                max={RESTS.length - 1}
                value={speedOf(settings.value.pace)}
                spoken={speedText(settings.value.pace)}
                shown={speedText(settings.value.pace).replace(" per second", "/s")}
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
                        Set up
                    </Button>
                )}
            </div>
        </div>
    );
}
