/** Choice of the game and its variant: presets, and the rules as generated sliders. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { engine } from "../engine/engine.ts";
import type { GameRow, Preset, SpecLine } from "../engine/protocol.ts";
import { find, newGame } from "../state/actions.ts";
import { gameRowOf } from "../state/looks.ts";
import { queue } from "../state/queue.ts";
import { variant } from "../state/rounds.ts";
import { describe, show } from "../state/store.ts";
import type { variantText } from "../text/variant.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { sets } from "../ui/field.tsx";
import { lazy } from "../ui/lazy.tsx";
import { Refusal } from "../ui/words.tsx";

const SpecEditor = lazy(() => import("../params/editor.tsx"), "SpecEditor");

export const gameOpen = signal(false);

/** The variant that is being put together; null until the core has read it. */
const draft = signal<SpecLine | null>(null);
const refusal = signal("");
/** Presets by canonical text, of the families that have been asked for. */
const presets = signal<Map<string, Preset>>(new Map());
const asked = new Set<string>();
/** What calls a variant by its preset and what differs; comes with the first that is not the usual one. */
const words = signal<typeof variantText | null>(null);

/** Changes wait for one another: each is made to what the one before it has left. */
const inTurn = queue();

function read(text: string): Promise<void> {
    return inTurn(() => readNow(text));
}

function alter(change: string): void {
    void inTurn(() => readNow(draft.value?.text ?? "", change));
}

async function readNow(text: string, change = ""): Promise<void> {
    const answers = await engine.send(`spec game ${text} ${change}`.trim(), { quiet: true });
    const line = find(answers, "spec");
    if (line !== undefined) draft.value = line;
    refusal.value = find(answers, "error")?.text ?? "";
}

function specOf(game: GameRow, preset: Preset): string {
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
            ? "Variant"
            : spec === game.name
              ? (game.presets[0]?.title ?? "Usual rules")
              : (words.value?.(spec, game, presets.value) ?? "Variant");
    useEffect(() => {
        if (game === undefined || spec === game.name) return;
        void readPresets(game);
        void import("../text/variant.ts").then(({ variantText }) => {
            words.value = variantText;
        });
    }, [game, spec]);
    useEffect(() => {
        if (game !== undefined) document.title = `${game.title}, ${text} · Plyscope`;
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

function Families({ games, current }: { games: GameRow[]; current: string }) {
    if (games.length < 2) return null;
    return (
        <div class="game-families">
            {games.map((game) => (
                <Button
                    pressed={game.name === current}
                    key={game.name}
                    onClick={() => read(game.name).then(() => readPresets(game))}
                >
                    {game.title}
                </Button>
            ))}
        </div>
    );
}

function Presets({ game, text }: { game: GameRow; text: string }) {
    return (
        <ul class="game-presets">
            {game.presets.map((preset) => (
                <li key={preset.name}>
                    <Button
                        look="bare"
                        class="game-preset"
                        pressed={presets.value.get(text)?.name === preset.name}
                        onClick={() => read(specOf(game, preset))}
                    >
                        <strong>{preset.title ?? preset.name}</strong>
                        <span class="muted">{preset.doc ?? preset.values}</span>
                    </Button>
                </li>
            ))}
        </ul>
    );
}

export function GameDialog() {
    const games = describe.value?.games ?? [];
    const spec = draft.value;
    const game = games.find((row) => row.name === spec?.name);
    useEffect(() => {
        const line = show.value;
        const row = games.find((candidate) => candidate.name === line?.family);
        refusal.value = "";
        if (line !== null) void read(line.game);
        if (row !== undefined) void readPresets(row);
    }, []);
    const close = sets(gameOpen, false);
    const begin = () =>
        inTurn(async () => {
            const text = draft.value?.text;
            if (text !== undefined && (await newGame(text))) close();
        });
    return (
        <Dialog
            title="Game"
            onClose={close}
            class="game-dialog"
            foot={
                <>
                    <code class="game-line">new {spec?.text ?? ""}</code>
                    <Button onClick={close}>Cancel</Button>
                    <Button look="primary" onClick={() => begin()}>
                        Start
                    </Button>
                </>
            }
        >
            {game !== undefined && spec !== null && (
                <>
                    <Families games={games} current={game.name} />
                    <p class="muted">{game.doc}</p>
                    <Presets game={game} text={spec.text} />
                    <h3>Rules</h3>
                    <SpecEditor
                        row={game}
                        values={spec.values}
                        gameRow={game}
                        onChange={(path, value) => alter(`${path}=${value}`)}
                    />
                    <Refusal text={refusal.value} />
                </>
            )}
        </Dialog>
    );
}
