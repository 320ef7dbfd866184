/** Choice of the game and its variant: presets, and the rules as generated sliders. */
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { narrow } from "../board/draw/floors.ts";
import { engine } from "../engine/engine.ts";
import type { GameRow, SpecLine } from "../engine/protocol.ts";
import { find } from "../state/act/actions.ts";
import { queue } from "../state/act/queue.ts";
import { gameRowOf } from "../state/read/looks.ts";
import { describe, show, shownFamily } from "../state/read/store.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { sets } from "../ui/field.tsx";
import { Fold } from "../ui/fold.tsx";
import { lazy } from "../ui/lazy.tsx";
import { Refusal } from "../ui/words.tsx";
import { game as say } from "../words/gamedialog.ts";
import "../styles/gamedialog.css";
import { beginInstead } from "./share/address.ts";
import { gameOpen, iconOf, presets, readPresets, specOf } from "./variant.tsx";

const SpecEditor = lazy(() => import("../params/editor.tsx"), "SpecEditor");

/** The variant that is being put together; null until the core has read it. */
const draft = signal<SpecLine | null>(null);
const refusal = signal("");

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

/** On a phone: one tap begins a game, as one click does in the header of a wide screen. */
function Cards({ games, current }: { games: GameRow[]; current: string }) {
    const begin = async ({ name }: GameRow) => {
        if (name === current || (await beginInstead(name))) gameOpen.value = false;
    };
    return (
        <div class="game-cards">
            {games.map((game) => (
                <Button
                    class="game-card"
                    icon={iconOf(game)}
                    pressed={game.name === current}
                    key={game.name}
                    onClick={() => begin(game)}
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
        if (line === null || row === undefined) return;
        const all = [read(line.game), readPresets(row), SpecEditor.load()];
        void Promise.all(all).then(() => setReady(true));
    }, []);
    // It opens with all that stands in it: a dialog that grew would move under the finger.
    const [ready, setReady] = useState(false);
    const [variantsOpen, setVariantsOpen] = useState(false);

    const close = sets(gameOpen, false);
    const begin = () =>
        inTurn(async () => {
            const text = draft.value?.text;
            if (text !== undefined && (await beginInstead(text))) close();
        });
    if (!ready) return null;
    const current = shownFamily.value ?? "";
    const variants = game !== undefined && spec !== null && (
        <>
            <p class="muted">{game.doc}</p>
            <Presets game={game} text={spec.text} />
            <h3>{say.rules}</h3>
            <SpecEditor
                row={game}
                values={spec.values}
                gameRow={game}
                onChange={(path, value) => alter(`${path}=${value}`)}
            />
            <Refusal text={refusal.value} />
        </>
    );
    const foot = (
        <>
            {!narrow.value && <code class="game-line">{`new ${spec?.text ?? ""}`}</code>}
            <Button onClick={close}>{say.cancel}</Button>
            <Button look="primary" onClick={() => begin()}>
                {say.start}
            </Button>
        </>
    );
    const small = narrow.value;
    return (
        <Dialog
            title={say.title}
            onClose={close}
            class="game-dialog"
            foot={!small || variantsOpen ? foot : undefined}
        >
            {small ? (
                <>
                    <Cards games={games} current={current} />
                    <Fold
                        title={say.variants(gameRowOf(current)?.title ?? "")}
                        open={variantsOpen}
                        onToggle={setVariantsOpen}
                    >
                        {variants}
                    </Fold>
                </>
            ) : (
                <>
                    {game !== undefined && <Families games={games} current={game.name} />}
                    {variants}
                </>
            )}
        </Dialog>
    );
}
