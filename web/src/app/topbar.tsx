/** The bar at the top: what this is, the games, the variant, lessons, share, settings. */

import { type Signal, signal } from "@preact/signals";
import type { GameRow } from "../engine/protocol.ts";
import { currentPanel } from "../panels/registry.tsx";
import { choose, keysOpen, lessonsOpen, presenting } from "../state/keep/session.ts";
import { describe, shownFamily } from "../state/read/store.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { sets } from "../ui/field.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { lazy } from "../ui/lazy.tsx";
import { Wordmark } from "../ui/wordmark.tsx";
import { page } from "../words/page.ts";
import { beginInstead } from "./share/address.ts";
import { shareOpen } from "./share/opened.ts";
import { gameOpen, VariantTitle } from "./variant.tsx";

const { topBar: say } = page;

/** Whether the settings are open. */
const settingsOpen = signal(false);

const GameDialog = lazy(() => import("./game.tsx"), "GameDialog");
const LanguageMenu = lazy(() => import("./languagemenu.tsx"), "LanguageMenu", {
    comes: "later",
    waiting: () => <span class="icon-button" />,
});
const SettingsDialog = lazy(() => import("./settings.tsx"), "SettingsDialog");
const KeysDialog = lazy(() => import("./keys.tsx"), "KeysDialog");
const ShareDialog = lazy(() => import("./share/dialog.tsx"), "ShareDialog");
const LessonList = lazy(() => import("./lessons/card.tsx"), "LessonList");

/** The games as buttons; one click begins the game, and what was left comes back by another. */
function Games() {
    const current = shownFamily.value;
    const begin = ({ name }: GameRow) => name !== current && beginInstead(name);
    return (
        <fieldset class="game-buttons" aria-label={say.games}>
            {describe.value?.games.map((row) => (
                <Button
                    look="page"
                    key={row.name}
                    pressed={row.name === current}
                    onClick={() => begin(row)}
                >
                    {row.title}
                </Button>
            ))}
        </fieldset>
    );
}

interface OpenerProps {
    icon: IconName;
    class: string;
    /** What it does in full. */
    label: string;
    opens: Signal<boolean>;
    children: string;
}

/** Opens a dialog; its word gives way where there is no room. */
function Opener({ opens, label, children, ...rest }: OpenerProps) {
    return (
        <Button
            {...rest}
            look="quiet"
            aria-label={label}
            aria-haspopup="dialog"
            onClick={sets(opens, true)}
        >
            <span>{children}</span>
        </Button>
    );
}

export function TopBar() {
    return (
        <header class="topbar">
            <h1 class="wordmark">
                <Wordmark />
            </h1>
            <p class="claim muted">{say.claim}</p>
            <Games />
            <Button class="topbar-game" aria-haspopup="dialog" onClick={sets(gameOpen, true)}>
                <span class="topbar-title">
                    <VariantTitle />
                </span>
                <Icon name="chevron" />
            </Button>
            <span class="topbar-space" />
            <Opener icon="lesson" class="lessons-open" label={say.learn.label} opens={lessonsOpen}>
                {say.learn.word}
            </Opener>
            <Button
                look="quiet"
                icon="console"
                class="workshop-open"
                aria-label={say.workshop.label}
                aria-current={currentPanel().tab === "workshop" ? "page" : undefined}
                onClick={() => choose({ panel: "write" })}
            >
                <span>{say.workshop.word}</span>
            </Button>
            <Opener icon="share" class="share-open" label={say.share} opens={shareOpen}>
                {say.share}
            </Opener>
            <LanguageMenu />
            <IconButton
                icon="computer"
                class="present-open"
                label={say.present}
                onClick={sets(presenting, true)}
            />
            <IconButton
                icon="settings"
                label={say.settings}
                aria-haspopup="dialog"
                onClick={sets(settingsOpen, true)}
            />
            {shareOpen.value && <ShareDialog />}
            {lessonsOpen.value && <LessonList />}
            {keysOpen.value && <KeysDialog />}
            {gameOpen.value && <GameDialog />}
            {settingsOpen.value && <SettingsDialog onClose={sets(settingsOpen, false)} />}
        </header>
    );
}
