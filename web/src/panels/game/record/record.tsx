/** The game as text: its moves in every game, and a file that other programs read (SGF) where there is one. */
import { useEffect, useRef, useState } from "preact/hooks";
import { engine } from "../../../engine/engine.ts";
import { useQuery } from "../../../engine/hooks.ts";
import { find, pauseComputer, refresh } from "../../../state/act/actions.ts";
import { withWayBack } from "../../../state/act/instead.ts";
import { here, position, show } from "../../../state/read/store.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/entry.tsx";
import { FileButton } from "../../../ui/filebutton.tsx";
import { copyText, download } from "../../../ui/files.ts";
import { Fold } from "../../../ui/fold.tsx";
import { Refusal } from "../../../ui/words.tsx";
import { record as say } from "../../../words/game.ts";
import { type Found, movesLine, sgfLine } from "./text.ts";

/** One way to write a game down: what the console calls it, and how it reads such a text. */
interface Kind {
    command: "notation" | "sgf";
    title: string;
    label: string;
    hint: string;
    read: (content: string) => Found;
    ending: string;
}

const MOVES: Kind = {
    command: "notation",
    ...say.moves,
    read: movesLine,
    ending: "txt",
};

const SGF: Kind = {
    command: "sgf",
    ...say.sgf,
    read: sgfLine,
    ending: "sgf",
};

/** Opens a text; the sentence that says why not. */
async function open({ command, read }: Kind, content: string): Promise<string> {
    const found = read(content);
    if ("error" in found) return found.error;
    let refusal = "";
    await withWayBack(async () => {
        // Whoever opens a record wants to look at it: computers wait.
        await pauseComputer();
        const answers = await engine.send(`${command} ${found.line}`);
        await refresh();
        refusal = find(answers, "error")?.text ?? "";
        return refusal === "";
    });
    return refusal;
}

interface Props {
    kind: Kind;
    family: string;
    text: string;
}

function TextOfGame({ kind, family, text }: Props) {
    const [draft, setDraft] = useState<string | null>(null);
    const [refusal, setRefusal] = useState("");
    const [copied, setCopied] = useState(false);
    // What somebody has typed stays while the game goes on, and goes with the game.
    useEffect(() => setDraft(null), [family]);
    useEffect(() => {
        setRefusal("");
        setCopied(false);
    }, [text]);
    const take = async (content: string) => {
        const wrong = await open(kind, content);
        setRefusal(wrong);
        if (wrong === "") setDraft(null);
    };
    return (
        <Fold title={kind.title} class="game-record">
            <p class="muted">{kind.hint}</p>
            <TextField
                label={kind.label}
                compact
                rows={4}
                invalid={refusal !== ""}
                value={draft ?? text}
                onInput={setDraft}
            />
            <Refusal text={refusal} />
            <div class="buttons">
                <Button disabled={draft === null} onClick={() => take(draft ?? "")}>
                    {say.open}
                </Button>
                <Button
                    icon={copied ? "check" : "copy"}
                    disabled={text === ""}
                    onClick={async () => setCopied(await copyText(text))}
                >
                    <span>{copied ? say.copied : say.copy}</span>
                </Button>
                <Button
                    disabled={text === ""}
                    onClick={() => download(`${family}.${kind.ending}`, `${text}\n`)}
                >
                    {say.save}
                </Button>
                <FileButton
                    label={say.openFile}
                    accept={`.${kind.ending},text/plain`}
                    take={({ bytes }) => take(new TextDecoder().decode(bytes))}
                />
            </div>
        </Fold>
    );
}

export function GameRecord() {
    const line = show.value;
    const options = { about: () => [position.value], of: here };
    const texts = [
        {
            kind: MOVES,
            text: useQuery("notation", () => "notation", options).answer.value?.notation,
        },
        { kind: SGF, text: useQuery("sgf", () => "sgf", options).answer.value?.sgf },
    ];
    // What has a text has one after the next move, too: until it is told, its place stays.
    const told = useRef(new Set<Kind>());
    for (const { kind, text } of texts) if (text !== undefined) told.current.add(kind);
    if (line === null) return null;
    return (
        <>
            {texts.map(
                ({ kind, text = "" }) =>
                    told.current.has(kind) && (
                        <TextOfGame
                            key={kind.command}
                            kind={kind}
                            family={line.family}
                            text={text}
                        />
                    ),
            )}
        </>
    );
}
