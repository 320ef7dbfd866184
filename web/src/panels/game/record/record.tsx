/** The record of the game as a file that other programs read (SGF), in games that have such records. */
import { useEffect, useState } from "preact/hooks";
import { useQuery } from "../../../engine/hooks.ts";
import { notify, pauseComputer, refresh } from "../../../state/actions.ts";
import { ask } from "../../../state/ask.ts";
import { show } from "../../../state/store.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/entry.tsx";
import { FileButton } from "../../../ui/filebutton.tsx";
import { download } from "../../../ui/files.ts";
import { Fold } from "../../../ui/fold.tsx";
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
    const line = show.value;
    const about = () => [line?.game, line?.position, line?.moves_played.length];
    const text = useQuery("sgf", () => "sgf", { about }).answer.value?.sgf ?? null;
    const [draft, setDraft] = useState<string | null>(null);
    useEffect(() => setDraft(null), about());
    if (line === null || text === null) return null;
    return (
        <Fold title="Record of the game (SGF)" class="game-record">
            <TextField
                label="Record of the game"
                compact
                rows={4}
                value={draft ?? text}
                onInput={setDraft}
            />
            <div class="buttons">
                <Button
                    disabled={draft === null}
                    onClick={() => read(draft ?? "").then((taken) => taken && setDraft(null))}
                >
                    Open this text
                </Button>
                <Button onClick={() => download(`${line.family}.sgf`, `${text}\n`)}>
                    Save as a file
                </Button>
                <FileButton
                    label="Open a file"
                    accept=".sgf,text/plain"
                    take={({ bytes }) => read(new TextDecoder().decode(bytes))}
                />
            </div>
        </Fold>
    );
}
