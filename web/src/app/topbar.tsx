/** The bar at the top: name, game, share, settings. */

import { tours } from "../state/session.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { sets } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { lazy } from "../ui/lazy.tsx";
import { GameDialog, gameOpen, VariantTitle } from "./game.tsx";
import { SettingsDialog, settingsOpen } from "./settings.tsx";
import { ShareButton } from "./share/dialog.tsx";

const TourList = lazy(() => import("./tours/list.tsx"), "TourList");

function Wordmark() {
    return (
        <h1 class="wordmark">
            <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
                <circle class="wordmark-ground" cx="16" cy="16" r="15" />
                <path d="M16 8.5V15M16 15L9.5 22M16 15l6.5 7" />
                <circle cx="16" cy="8" r="3" />
                <circle cx="9" cy="22.5" r="3" />
                <circle class="wordmark-best" cx="23" cy="22.5" r="3.5" />
            </svg>
            Plyscope
        </h1>
    );
}

export function TopBar() {
    return (
        <header class="topbar">
            <Wordmark />
            <Button
                look="quiet"
                class="topbar-game"
                aria-haspopup="dialog"
                onClick={sets(gameOpen, true)}
            >
                <span class="topbar-title">
                    <VariantTitle />
                </span>
                <Icon name="chevron" />
            </Button>
            <span class="topbar-space" />
            <Button
                look="quiet"
                icon="tour"
                class="tours-open"
                aria-label="Tours"
                aria-haspopup="dialog"
                onClick={sets(tours, true)}
            >
                <span>Tours</span>
            </Button>
            <ShareButton />
            <IconButton
                icon="settings"
                label="Settings"
                aria-haspopup="dialog"
                onClick={sets(settingsOpen, true)}
            />
            {tours.value && <TourList />}
            {gameOpen.value && <GameDialog />}
            {settingsOpen.value && <SettingsDialog />}
        </header>
    );
}
