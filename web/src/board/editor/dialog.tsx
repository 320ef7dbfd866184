/** The map editor: what the canvas draws with, texts in and out, what the core says of the map. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Button, IconButton } from "../../ui/button.tsx";
import { NumberField, TextField } from "../../ui/entry.tsx";
import { bound, sets } from "../../ui/field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Select } from "../../ui/select.tsx";
import { Refusal } from "../../ui/words.tsx";
import "../../styles/editor.css";
import { engine } from "../../engine/engine.ts";
import { find, newGame } from "../../state/actions.ts";
import { stopRound } from "../../state/clock.ts";
import { show } from "../../state/store.ts";
import { Dialog } from "../../ui/dialog.tsx";
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
import {
    change,
    draft,
    editorOpen,
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

const TOOLS: { id: Tool; title: string }[] = [
    { id: "wall", title: "Wall" },
    { id: "floor", title: "Free" },
    { id: "start", title: "Start" },
    { id: "teleport", title: "Teleport" },
    { id: "stairs", title: "Stairs" },
];
const SYMMETRIES: { id: Symmetry; title: string }[] = [
    { id: "none", title: "none" },
    { id: "sides", title: "left and right" },
    { id: "ends", title: "top and bottom" },
    { id: "both", title: "both" },
    { id: "turn", title: "half a turn" },
];
const WRAPS = ["none", "sides", "ends", "torus"];

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
    const wrap = /wrap=(\w+)/.exec(line.game)?.[1] ?? "none";
    return "map" in reading ? { ...reading.map, wrap } : fresh;
}

function Size() {
    const map = draft.value;
    if (map === null) return null;
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
            {field("Columns", map.width, SIDE_LEAST, SIDE_MOST, (n) =>
                resize(map, n, map.height, map.floors),
            )}
            {field("Rows", map.height, SIDE_LEAST, SIDE_MOST, (n) =>
                resize(map, map.width, n, map.floors),
            )}
            {field("Floors", map.floors, 1, FLOORS_MOST, (n) =>
                resize(map, map.width, map.height, n),
            )}
            <Select
                label="Glued edges"
                entries={WRAPS}
                value={map.wrap}
                onChange={(wrap) => change({ ...map, wrap })}
            />
        </div>
    );
}

function Tools() {
    return (
        <>
            <Segmented label="Tool" shown entries={TOOLS} {...bound(tool)} />
            {tool.value === "start" && (
                <Select label="Rider" entries={[1, 2, 3, 4, 5, 6]} {...bound(startNumber)} />
            )}
            <Select label="Symmetry" entries={SYMMETRIES} {...bound(symmetry)} />
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
                label="Undo"
                title="Undo (Ctrl+Z)"
                disabled={past.value.length === 0}
                onClick={undoMap}
            />
            <IconButton
                icon="redo"
                label="Redo"
                title="Redo (Ctrl+Y)"
                disabled={future.value.length === 0}
                onClick={redoMap}
            />
            <Button onClick={() => change(mirror(map))}>Mirror</Button>
            <Button onClick={() => change(turn(map))}>Turn</Button>
            <Button
                onClick={() => {
                    const clear = blankMap(map.width, map.height, map.floors, true);
                    change({ ...clear, wrap: map.wrap });
                }}
            >
                Clear
            </Button>
            <Button
                onClick={() => {
                    text.value = text.value === null ? mapRows(map) : null;
                    textRefusal.value = "";
                }}
            >
                Text
            </Button>
        </div>
    );
}

function MapText() {
    if (text.value === null) return null;
    return (
        <div class="map-text">
            <label for="map-text">
                The map as text: <code>#</code> wall, blank or <code>.</code> free, digits starts,
                small letters teleports, capitals stairs, an empty line between floors.
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
                Read this text
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
        if (spec.value !== "" && (await newGame(spec.value))) close();
    };
    return (
        <Dialog
            title="Draw a map"
            onClose={close}
            class="map-dialog"
            foot={
                <>
                    <Refusal text={refusal.value} />
                    <Button onClick={close}>Cancel</Button>
                    <Button
                        look="primary"
                        disabled={refusal.value !== "" || spec.value === ""}
                        onClick={() => begin()}
                    >
                        Play this map
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
