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

export function CopyLine({ line }: { line: string }) {
    return (
        <Button look="chip" icon="copy" class="copy-line" title={line} onClick={() => copy(line)}>
            Copy as line
        </Button>
    );
}
