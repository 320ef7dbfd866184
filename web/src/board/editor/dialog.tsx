/** The map editor: what the canvas draws with, texts in and out, what the core says of the map. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Button, IconButton } from "../../ui/button.tsx";
import { NumberField, TextField } from "../../ui/entry.tsx";
import { bound, sets } from "../../ui/field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Select } from "../../ui/select.tsx";
import { Doc, Refusal } from "../../ui/words.tsx";
import "../../styles/editor.css";
import { engine } from "../../engine/engine.ts";
import { choicesOf } from "../../params/values.ts";
import { find, newGame } from "../../state/act/actions.ts";
import { stopRound } from "../../state/act/clock.ts";
import { withWayBack } from "../../state/act/instead.ts";
import { gameRowOf } from "../../state/read/looks.ts";
import { settingIn } from "../../state/read/spec.ts";
import { show, shownFamily } from "../../state/read/store.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { editor as say } from "../../words/mapeditor.ts";
import { MapCanvas } from "./canvas.tsx";
import {
    blankMap,
    FLOORS_MOST,
    type MapDraft,
    mapRows,
    mapText,
    mirror,
    readPosition,
    readRows,
    resize,
    SIDE_LEAST,
    SIDE_MOST,
    type Symmetry,
    type Tool,
    turn,
} from "./map.ts";
import { editorOpen } from "./open.ts";
import {
    change,
    draft,
    future,
    open,
    past,
    redoMap,
    refusal,
    spec,
    startNumber,
    symmetry,
    tool,
    undoMap,
} from "./state.ts";

const TOOLS: readonly Tool[] = ["wall", "floor", "start", "teleport", "stairs"];
const SYMMETRIES: readonly Symmetry[] = ["none", "sides", "ends", "both", "turn"];

/** Text of the box for import and export; null = it is closed. */
const text = signal<string | null>(null);
const textRefusal = signal("");

async function check(map: MapDraft): Promise<void> {
    const game = show.value?.game;
    if (game === undefined) return;
    const line = `spec game ${game} map=${mapText(map)} wrap=${map.wrap} riders=0`;
    const answers = await engine.send(line, { quiet: true });
    const found = find(answers, "spec");
    const text = found?.text ?? "";
    // A spec that reads well may still be refused as a game: the core sets it up to be sure.
    refusal.value = find(answers, "error")?.text ?? "";
    spec.value = text;
}

/** The map of the game on the board. */
function present(): MapDraft {
    const line = show.value;
    const fresh = blankMap(15, 15, 1, true);
    if (line === null) return fresh;
    const reading = readPosition(line.position);
    const wrap = settingIn(line.game, "wrap") || "none";
    return "map" in reading ? { ...reading.map, wrap } : fresh;
}

function Size() {
    const map = draft.value;
    if (map === null) return null;
    const edges = gameRowOf(shownFamily.value)?.params.find(({ name }) => name === "wrap");
    const field = (
        label: string,
        value: number,
        min: number,
        max: number,
        set: (value: number) => MapDraft,
    ) => (
        <NumberField
            label={label}
            min={min}
            max={max}
            value={value}
            onChange={(wanted) => change(set(wanted))}
        />
    );
    return (
        <div class="map-sizes">
            {field(say.columns, map.width, SIDE_LEAST, SIDE_MOST, (n) =>
                resize(map, n, map.height, map.floors),
            )}
            {field(say.rows, map.height, SIDE_LEAST, SIDE_MOST, (n) =>
                resize(map, map.width, n, map.floors),
            )}
            {field(say.floors, map.floors, 1, FLOORS_MOST, (n) =>
                resize(map, map.width, map.height, n),
            )}
            <Select
                label={say.glued}
                entries={edges === undefined ? [] : choicesOf(edges)}
                value={map.wrap}
                onChange={(wrap) => change({ ...map, wrap })}
            />
        </div>
    );
}

function Tools() {
    return (
        <>
            <Segmented
                label={say.tool}
                shown
                entries={TOOLS.map((id) => ({ id, title: say.tools[id] }))}
                {...bound(tool)}
            />
            {tool.value === "start" && (
                <Select label={say.rider} entries={[1, 2, 3, 4, 5, 6]} {...bound(startNumber)} />
            )}
            <Select
                label={say.symmetry}
                entries={SYMMETRIES.map((id) => ({ id, title: say.symmetries[id] }))}
                {...bound(symmetry)}
            />
        </>
    );
}

function Steps() {
    const map = draft.value;
    if (map === null) return null;
    return (
        <div class="buttons">
            <IconButton
                icon="undo"
                label={say.undo.title}
                title={say.undo.tip}
                disabled={past.value.length === 0}
                onClick={undoMap}
            />
            <IconButton
                icon="redo"
                label={say.redo.title}
                title={say.redo.tip}
                disabled={future.value.length === 0}
                onClick={redoMap}
            />
            <Button onClick={() => change(mirror(map))}>{say.mirror}</Button>
            <Button onClick={() => change(turn(map))}>{say.turn}</Button>
            <Button
                onClick={() => {
                    const clear = blankMap(map.width, map.height, map.floors, true);
                    change({ ...clear, wrap: map.wrap });
                }}
            >
                {say.clear}
            </Button>
            <Button
                onClick={() => {
                    text.value = text.value === null ? mapRows(map) : null;
                    textRefusal.value = "";
                }}
            >
                {say.text}
            </Button>
        </div>
    );
}

function MapText() {
    if (text.value === null) return null;
    return (
        <div class="map-text">
            <label for="map-text">
                <Doc text={say.textLabel} />
            </label>
            <TextField id="map-text" rows={8} value={text.value} onInput={bound(text).onChange} />
            <Refusal urgent text={textRefusal.value} />
            <Button
                onClick={() => {
                    const reading = readRows(text.value ?? "");
                    if ("error" in reading) textRefusal.value = reading.error;
                    else {
                        change({ ...reading.map, wrap: draft.value?.wrap ?? "none" });
                        textRefusal.value = "";
                    }
                }}
            >
                {say.readText}
            </Button>
        </div>
    );
}

function onKeyDown(event: KeyboardEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    if (event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement)
        return;
    const back = event.key === "z" && !event.shiftKey;
    const forth = event.key === "y" || (event.key === "Z" && event.shiftKey);
    if (back) undoMap();
    else if (forth) redoMap();
    else return;
    event.preventDefault();
    event.stopPropagation();
}

export function MapDialog() {
    useEffect(() => {
        open(present());
        text.value = null;
        document.addEventListener("keydown", onKeyDown, true);
        return () => document.removeEventListener("keydown", onKeyDown, true);
    }, []);
    const map = draft.value;
    useEffect(() => {
        if (map !== null) void check(map);
    }, [map]);
    const close = sets(editorOpen, false);
    const begin = async () => {
        stopRound();
        // What was drawn last may not have been looked at yet.
        if (draft.value !== null) await check(draft.value);
        const begun = spec.value !== "" && (await withWayBack(() => newGame(spec.value)));
        if (begun) close();
    };
    return (
        <Dialog
            title={say.title}
            onClose={close}
            class="map-dialog"
            foot={
                <>
                    <Refusal text={refusal.value} />
                    <Button onClick={close}>{say.cancel}</Button>
                    <Button
                        look="primary"
                        disabled={refusal.value !== "" || spec.value === ""}
                        onClick={() => begin()}
                    >
                        {say.play}
                    </Button>
                </>
            }
        >
            <div class="map-editor">
                <MapCanvas />
                <div class="map-side">
                    <Tools />
                    <Size />
                    <Steps />
                    <MapText />
                </div>
            </div>
        </Dialog>
    );
}
