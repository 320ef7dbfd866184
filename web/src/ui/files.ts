/** Files in and out of the page. */
import { notify } from "../state/act/notify.ts";
import { toolbox as say } from "../words/toolbox.ts";

export function download(name: string, content: string | Uint8Array): void {
    const part = typeof content === "string" ? content : new Uint8Array(content);
    const url = URL.createObjectURL(new Blob([part], { type: "application/octet-stream" }));
    const link = document.createElement("a");
    link.href = url;
    link.download = name;
    link.click();
    // The download has its own hold on the content once it has begun.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Puts a text onto the clipboard; false, with a notice, where the browser refuses that. */
export async function copyText(text: string): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        notify("error", say.copyRefused);
        return false;
    }
}

/** The bytes of the file that was chosen; the same file may be chosen again afterwards. */
export async function chosenBytes(
    input: HTMLInputElement,
): Promise<{ name: string; bytes: Uint8Array } | null> {
    const file = input.files?.[0];
    if (file === undefined) return null;
    try {
        return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
    } catch {
        notify("error", say.unreadable(file.name));
        return null;
    } finally {
        input.value = "";
    }
}
