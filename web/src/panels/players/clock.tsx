/** The clock of the next game: minutes for each side, and seconds with every move. */
import { setSettings } from "../../state/act/actions.ts";
import { settings } from "../../state/keep/settings.ts";
import { Select } from "../../ui/select.tsx";
import { gameclock as say } from "../../words/gameclock.ts";
import "../../styles/gameclock.css";

const MINUTES = [0, 1, 2, 3, 5, 10, 15, 30];
const SECONDS = [0, 1, 2, 3, 5, 10, 30];

export function ClockSetting() {
    const { clockMinutes, clockIncrement } = settings.value;
    return (
        <div class="clock-setting">
            <Select
                label={say.minutes.label}
                value={clockMinutes}
                entries={MINUTES.map((id) => ({
                    id,
                    title: id === 0 ? say.minutes.off : say.minutes.count(id),
                }))}
                onChange={(minutes) => setSettings({ clockMinutes: minutes })}
            />
            <Select
                label={say.increment.label}
                disabled={clockMinutes === 0}
                value={clockIncrement}
                entries={SECONDS.map((id) => ({
                    id,
                    title: id === 0 ? say.increment.none : say.increment.count(id),
                }))}
                onChange={(seconds) => setSettings({ clockIncrement: seconds })}
            />
            <p class="muted">{say.doc}</p>
        </div>
    );
}
