/** Under the toolbar: a computer at the keys with its pace, and the set-up mode. */

import { setSettings } from "../../state/actions.ts";
import { playByItself, takeKeys } from "../../state/goal.ts";
import { computersRun } from "../../state/session.ts";
import { settings } from "../../state/settings.ts";
import { settingUp, setUp } from "../../state/setup.ts";
import { players, show } from "../../state/store.ts";
import { Button } from "../../ui/button.tsx";
import { Slider } from "../../ui/slider.tsx";

/** Longest rest between two moves, in milliseconds. */
const SLOWEST = 1000;

function AutoPlay() {
    const human = players.value[0]?.human !== false;
    const runs = !human && computersRun.value;
    const over = show.value?.status === "over";
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
                label="Pace"
                class="pace"
                max={SLOWEST}
                step={25}
                value={SLOWEST - settings.value.pace}
                spoken={`${settings.value.pace} milliseconds between two moves`}
                onChange={(wanted) => setSettings({ pace: SLOWEST - wanted })}
            />
        </>
    );
}

export function ChanceBar() {
    return (
        <div class="chance-bar">
            <div class="chance-tools">
                <AutoPlay />
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
            </div>
        </div>
    );
}
