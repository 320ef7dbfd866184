/** What the present variant is called: by its preset, and by what differs. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { engine } from "../engine/engine.ts";
import type { GameRow, Preset } from "../engine/protocol.ts";
import { find } from "../state/act/actions.ts";
import { variant } from "../state/keep/rounds.ts";
import { gameRowOf, lookOf } from "../state/read/looks.ts";
import { show } from "../state/read/store.ts";
import type { variantText } from "../text/variant.ts";
import { page } from "../words/page.ts";

const { variant: say } = page;

/** Whether another game or variant is being chosen. */
export const gameOpen = signal(false);

/** Presets by canonical text, of the families that have been asked for. */
export const presets = signal<Map<string, Preset>>(new Map());
const asked = new Set<string>();
/** What calls a variant by its preset and what differs; comes with the first that is not the usual one. */
const words = signal<typeof variantText | null>(null);

export const iconOf = (game: GameRow) => lookOf(game.name);

export function specOf(game: GameRow, preset: Preset): string {
    return `${game.name}(${preset.values})`;
}

/** Which specs are presets, so that they can be marked and named. */
export async function readPresets(game: GameRow): Promise<void> {
    if (asked.has(game.name)) return;
    asked.add(game.name);
    const found = new Map(presets.value);
    for (const preset of game.presets) {
        const answers = await engine.send(`spec game ${specOf(game, preset)}`, { quiet: true });
        const line = find(answers, "spec");
        if (line !== undefined && !found.has(line.text)) found.set(line.text, preset);
    }
    presets.value = found;
}

/** The present variant in words; before it the game's name where that stands nowhere else. */
export function VariantTitle() {
    const line = show.value;
    const game = gameRowOf(line?.family);
    const spec = variant.value;
    const text =
        game === undefined
            ? say.unknown
            : spec === game.name
              ? (game.presets[0]?.title ?? say.usual)
              : (words.value?.(spec, game, presets.value) ?? say.unknown);
    useEffect(() => {
        if (game === undefined || spec === game.name) return;
        void readPresets(game);
        void import("../text/variant.ts").then(({ variantText }) => {
            words.value = variantText;
        });
    }, [game, spec]);
    useEffect(() => {
        if (game !== undefined) document.title = say.title(game.title, text);
    }, [game, text]);
    return (
        <>
            <span class="topbar-family">{game?.title}</span>
            <span class="topbar-variant" title={text}>
                {text}
            </span>
        </>
    );
}
