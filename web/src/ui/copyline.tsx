/** What the console calls something: in the tooltip, and copied by a press. */
import { notify } from "../state/act/notify.ts";
import { toolbox as say } from "../words/toolbox.ts";
import { Button } from "./button.tsx";

async function copy(line: string): Promise<void> {
    try {
        await navigator.clipboard.writeText(line);
        notify("info", say.lineCopied, { detail: line });
    } catch {
        notify("info", say.lineRefused, { detail: line });
    }
}

/** `shown`: the line itself stands on the button. */
export function CopyLine({ line, shown = false }: { line: string; shown?: boolean }) {
    return (
        <Button look="chip" icon="copy" class="copy-line" title={line} onClick={() => copy(line)}>
            {shown ? <code>{line}</code> : say.copyLine}
        </Button>
    );
}
