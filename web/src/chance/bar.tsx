/** Under the toolbar: a computer at the keys with its pace, and the set-up mode. */

import { settingUp, setUp } from "../setup/state.ts";
import { setSettings } from "../state/actions.ts";
import { computersRun } from "../state/session.ts";
import { settings } from "../state/settings.ts";
import { players, show } from "../state/store.ts";
import { Button } from "../ui/button.tsx";
import { playByItself, takeKeys } from "./state.ts";

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
            <label class="tick pace">
                Pace
                <input
                    type="range"
                    min="0"
                    max={SLOWEST}
                    step="25"
                    value={SLOWEST - settings.value.pace}
                    aria-valuetext={`${settings.value.pace} milliseconds between two moves`}
                    onInput={(event) =>
                        setSettings({ pace: SLOWEST - Number(event.currentTarget.value) })
                    }
                />
            </label>
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
