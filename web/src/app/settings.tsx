/** What is remembered in this browser. */
import { setSettings } from "../state/actions.ts";
import { type Settings, settings, type Theme } from "../state/settings.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Segmented } from "../ui/segmented.tsx";
import { Slider } from "../ui/slider.tsx";
import { Switch } from "../ui/switch.tsx";

const THEMES: { id: Theme; title: string }[] = [
    { id: "system", title: "As the system" },
    { id: "light", title: "Light" },
    { id: "dark", title: "Dark" },
];

type SwitchName = "boardValues" | "animations" | "autoplay" | "screenReader";

const SWITCHES: { name: SwitchName; title: string; doc: string }[] = [
    {
        name: "boardValues",
        title: "Values on the board",
        doc: "While a search runs, each move's value stands in the cell where it would land.",
    },
    {
        name: "animations",
        title: "Moving pieces",
        doc: "Discs fall into place. Never when the system asks for reduced motion.",
    },
    {
        name: "autoplay",
        title: "Computers move by themselves",
        doc: "Otherwise they wait for the play button under the board.",
    },
    {
        name: "screenReader",
        title: "Screen reader in the console",
        doc: "The console's output is read aloud as it comes.",
    },
];

function Setting({ name, title, doc }: (typeof SWITCHES)[number]) {
    const change = (on: boolean) => {
        const part: Partial<Settings> = { [name]: on };
        setSettings(part);
    };
    return (
        <div class="setting">
            <Switch value={settings.value[name]} describedby={`setting-${name}`} onChange={change}>
                {title}
            </Switch>
            <p class="muted" id={`setting-${name}`}>
                {doc}
            </p>
        </div>
    );
}

export function SettingsDialog({ onClose }: { onClose: () => void }) {
    const { theme, pace } = settings.value;
    return (
        <Dialog title="Settings" onClose={onClose} class="settings-dialog">
            <div class="setting">
                <Segmented
                    label="Colours"
                    shown
                    entries={THEMES}
                    value={theme}
                    onChange={(wanted) => setSettings({ theme: wanted })}
                />
            </div>
            {SWITCHES.map((row) => (
                <Setting key={row.name} {...row} />
            ))}
            <div class="setting">
                <Slider
                    label="Pace of the computers"
                    max={2000}
                    step={50}
                    value={pace}
                    spoken={`${pace} milliseconds`}
                    shown={`${(pace / 1000).toFixed(2)} s`}
                    onChange={(wanted) => setSettings({ pace: wanted })}
                />
                <p class="muted">Least rest between two moves, so that people can follow.</p>
            </div>
            <p class="setting muted">
                <a href="./reproduced.html">Published figures, measured again</a>
                {" · "}
                <a href="./licenses.txt">Licences</a>
            </p>
        </Dialog>
    );
}
