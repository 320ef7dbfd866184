/** The record of the game as a file that other programs read (SGF), in games that have such records. */
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { useQuery } from "../engine/hooks.ts";
import { notify, pauseComputer, refresh } from "../state/actions.ts";
import { ask } from "../state/ask.ts";
import { show } from "../state/store.ts";
import { Button } from "../ui/button.tsx";
import { chosenBytes, download } from "../ui/files.ts";
import { oneLine } from "./text.ts";

async function read(content: string): Promise<boolean> {
    const found = oneLine(content);
    if ("error" in found) {
        notify("error", found.error);
        return false;
    }
    // Whoever opens a record wants to look at it: computers wait.
    await pauseComputer();
    const answers = await ask(`sgf ${found.line}`);
    await refresh();
    return answers !== null;
}

export function GameRecord() {
    const id = useId();
    const line = show.value;
    const about = () => [line?.game, line?.position, line?.moves_played.length];
    const text = useQuery("sgf", () => "sgf", { about }).answer.value?.sgf ?? null;
    const input = useRef<HTMLInputElement>(null);
    const [draft, setDraft] = useState<string | null>(null);
    useEffect(() => setDraft(null), about());
    if (line === null || text === null) return null;
    return (
        <details class="fold game-record">
            <summary>Record of the game (SGF)</summary>
            <label class="sr-only" for={id}>
                Record of the game
            </label>
            <textarea
                id={id}
                class="field record-text"
                rows={4}
                spellcheck={false}
                value={draft ?? text}
                onInput={(event) => setDraft(event.currentTarget.value)}
            />
            <div class="record-tools">
                <Button
                    disabled={draft === null}
                    onClick={() => read(draft ?? "").then((taken) => taken && setDraft(null))}
                >
                    Open this text
                </Button>
                <Button onClick={() => download(`${line.family}.sgf`, `${text}\n`)}>
                    Save as a file
                </Button>
                <input
                    ref={input}
                    type="file"
                    accept=".sgf,text/plain"
                    hidden
                    onChange={async (event) => {
                        const file = await chosenBytes(event.currentTarget);
                        if (file !== null) await read(new TextDecoder().decode(file.bytes));
                    }}
                />
                <Button onClick={() => input.current?.click()}>Open a file</Button>
            </div>
        </details>
    );
}
