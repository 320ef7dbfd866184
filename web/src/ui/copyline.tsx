/** What the console calls something: in the tooltip, and copied by a press. */
import { notify } from "../state/notify.ts";
import { Button } from "./button.tsx";

async function copy(line: string): Promise<void> {
    try {
        await navigator.clipboard.writeText(line);
        notify("info", "The line was copied.", line);
    } catch {
        notify("info", "The browser did not let the page copy. This is the line:", line);
    }
}

/** `shown`: the line itself stands on the button. */
export function CopyLine({ line, shown = false }: { line: string; shown?: boolean }) {
    return (
        <Button look="chip" icon="copy" class="copy-line" title={line} onClick={() => copy(line)}>
            {shown ? <code>{line}</code> : "Copy as line"}
        </Button>
    );
}
