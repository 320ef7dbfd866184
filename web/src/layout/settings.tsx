/** What is remembered in this browser. */
import { signal } from "@preact/signals";
import { setSettings } from "../state/actions.ts";
import { type Settings, settings, type Theme } from "../state/settings.ts";
import { Dialog } from "../ui/dialog.tsx";

export const settingsOpen = signal(false);

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

function Switch({ name, title, doc }: (typeof SWITCHES)[number]) {
    return (
        <div class="setting">
            <label class="switch">
                <input
                    type="checkbox"
                    checked={settings.value[name]}
                    aria-describedby={`setting-${name}`}
                    onChange={(event) => {
                        const part: Partial<Settings> = { [name]: event.currentTarget.checked };
                        setSettings(part);
                    }}
                />
                {title}
            </label>
            <p class="muted" id={`setting-${name}`}>
                {doc}
            </p>
        </div>
    );
}

export function SettingsDialog() {
    const { theme, pace } = settings.value;
    const close = () => {
        settingsOpen.value = false;
    };
    return (
        <Dialog title="Settings" onClose={close} class="settings-dialog">
            <fieldset class="setting segmented">
                <legend>Colours</legend>
                {THEMES.map(({ id, title }) => (
                    <label key={id}>
                        <input
                            type="radio"
                            name="theme"
                            checked={theme === id}
                            onChange={() => setSettings({ theme: id })}
                        />
                        <span>{title}</span>
                    </label>
                ))}
            </fieldset>
            {SWITCHES.map((row) => (
                <Switch key={row.name} {...row} />
            ))}
            <div class="setting">
                <label class="setting-pace">
                    <span>Pace of the computers</span>
                    <input
                        type="range"
                        min="0"
                        max="2000"
                        step="50"
                        value={pace}
                        aria-valuetext={`${pace} milliseconds`}
                        onInput={(event) =>
                            setSettings({ pace: Number(event.currentTarget.value) })
                        }
                    />
                    <span class="num muted">{(pace / 1000).toFixed(2)} s</span>
                </label>
                <p class="muted">Least rest between two moves, so that people can follow.</p>
            </div>
            <p class="setting muted">
                <a href="./reproduced.html">Published figures, measured again</a>
            </p>
        </Dialog>
    );
}
