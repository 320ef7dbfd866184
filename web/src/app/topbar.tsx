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
import { Wordmark } from "../ui/wordmark.tsx";
import { link, openShared } from "./share/address.ts";
import { ShareButton } from "./share/button.tsx";
import { gameOpen, VariantTitle } from "./variant.tsx";

/** Whether the settings are open. */
const settingsOpen = signal(false);

const GameDialog = lazy(() => import("./game.tsx"), "GameDialog");
const SettingsDialog = lazy(() => import("./settings.tsx"), "SettingsDialog");
const TourList = lazy(() => import("./tours/list.tsx"), "TourList");

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
            <h1 class="wordmark">
                <Wordmark />
            </h1>
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
