/** What is remembered in this browser. */
import { setSettings } from "../state/act/actions.ts";
import { keysOpen } from "../state/keep/session.ts";
import { type Settings, settings, type Theme } from "../state/keep/settings.ts";
import { touch } from "../text/device.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Segmented } from "../ui/segmented.tsx";
import { Slider } from "../ui/slider.tsx";
import { Switch } from "../ui/switch.tsx";
import { keys } from "../words/keys.ts";
import { documents, language } from "../words/language.ts";
import { languages } from "../words/languages.ts";
import { decimals } from "../words/numbers.ts";
import { settings as say } from "../words/settings.ts";
import { values } from "../words/values.ts";
import { speak } from "./language.ts";
import "../styles/settings.css";

const THEMES: readonly Theme[] = ["system", "light", "dark"];
const LANGUAGES = languages.map(({ tag, name }) => ({ id: tag, title: name, lang: tag }));
/** A hand can be told only by a device that it holds. */
const FELT = typeof navigator !== "undefined" && "vibrate" in navigator;

const SWITCHES = (
    [
        "boardValues",
        "animations",
        "sound",
        "vibration",
        "rotate",
        "autoplay",
        "place",
        "screenReader",
    ] as const
).filter((name) => name !== "vibration" || FELT);

function Setting({ name }: { name: (typeof SWITCHES)[number] }) {
    const { title, doc } = say[name];
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
    const openKeys = () => {
        onClose();
        keysOpen.value = true;
    };
    const { theme, pace } = settings.value;
    return (
        <Dialog title={say.title} onClose={onClose} class="settings-dialog">
            <div class="setting">
                <Segmented
                    label={say.language}
                    shown
                    entries={LANGUAGES}
                    value={language}
                    onChange={speak}
                />
            </div>
            <div class="setting">
                <Segmented
                    label={say.colours}
                    shown
                    entries={THEMES.map((id) => ({ id, title: say.themes[id] }))}
                    value={theme}
                    onChange={(wanted) => setSettings({ theme: wanted })}
                />
            </div>
            {SWITCHES.map((name) => (
                <Setting key={name} name={name} />
            ))}
            <div class="setting">
                <Slider
                    label={say.pace.title}
                    max={2000}
                    step={50}
                    value={pace}
                    spoken={say.pace.spoken(pace)}
                    shown={values.time.seconds(decimals(pace / 1000, 2))}
                    onChange={(wanted) => setSettings({ pace: wanted })}
                />
                <p class="muted">{say.pace.doc}</p>
            </div>
            {!touch.value && (
                <div class="setting">
                    <Button onClick={openKeys}>{keys.open}</Button>
                </div>
            )}
            <p class="setting muted">
                <a href={documents.reproduced}>{say.reproduced}</a>
                {" · "}
                <a href="./licenses.txt">{say.licences}</a>
            </p>
        </Dialog>
    );
}
