/** The bar at the top: what this is, the games, the variant, tours, share, settings. */

import { signal } from "@preact/signals";
import type { GameRow } from "../engine/protocol.ts";
import { newGame, notify } from "../state/actions.ts";
import { tours } from "../state/session.ts";
import { describe, show } from "../state/store.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { sets } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { lazy } from "../ui/lazy.tsx";
import { GameDialog, gameOpen, VariantTitle } from "./game.tsx";
import { link, openShared } from "./share/address.ts";
import { ShareButton } from "./share/button.tsx";

/** Whether the settings are open. */
const settingsOpen = signal(false);

const SettingsDialog = lazy(() => import("./settings.tsx"), "SettingsDialog");
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
            <span>Plyscope</span>
        </h1>
    );
}

/** The games as buttons; one click begins the game, and what was left comes back by another. */
function Games() {
    const current = show.value?.family;
    const begin = async (row: GameRow) => {
        const before = link.value;
        const played = (show.value?.moves_played.length ?? 0) > 0;
        if (row.name === current || !(await newGame(row.name)) || !played) return;
        const action = { title: "Back to it", run: () => void openShared(before) };
        notify("info", "Another game has begun.", undefined, action);
    };
    return (
        <fieldset class="game-buttons" aria-label="Games">
            {describe.value?.games.map((row) => (
                <Button
                    look="quiet"
                    key={row.name}
                    icon={row.look.find((look) => look !== "set-up")}
                    pressed={row.name === current}
                    onClick={() => begin(row)}
                >
                    {row.title}
                </Button>
            ))}
        </fieldset>
    );
}

export function TopBar() {
    return (
        <header class="topbar">
            <Wordmark />
            <p class="claim muted">See a game program think</p>
            <Games />
            <Button class="topbar-game" aria-haspopup="dialog" onClick={sets(gameOpen, true)}>
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
                aria-label="Learn: guided tours"
                aria-haspopup="dialog"
                onClick={sets(tours, true)}
            >
                <span>Learn</span>
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
            {settingsOpen.value && <SettingsDialog onClose={sets(settingsOpen, false)} />}
        </header>
    );
}
