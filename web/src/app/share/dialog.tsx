/** Sharing: the link, a code for phones, and the system's own share sheet where there is one. */
import { signal } from "@preact/signals";
import { renderSVG } from "uqr";
import { notify } from "../../state/actions.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/entry.tsx";
import { sets } from "../../ui/field.tsx";
import { Fold } from "../../ui/fold.tsx";
import { address } from "./address.ts";
import { shareOpen } from "./button.tsx";
import { frameCode } from "./frame.ts";

const copied = signal(false);

/** A code with more than this is too dense for phone cameras. */
const QR_LONGEST = 1200;

async function copy(field: HTMLInputElement | null): Promise<void> {
    try {
        await navigator.clipboard.writeText(address.value);
    } catch {
        // No permission, or no secure address: the old way still works on a selected field.
        field?.select();
        if (!document.execCommand("copy")) {
            notify("error", "The browser did not let the page copy. Copy the marked link by hand.");
            return;
        }
    }
    copied.value = true;
    setTimeout(sets(copied, false), 2000);
}

async function systemShare(): Promise<void> {
    try {
        await navigator.share({ title: "Plyscope", url: address.value });
    } catch {
        // Closed by the person.
    }
}

function Code() {
    const text = address.value;
    if (text.length > QR_LONGEST)
        return <p class="share-note">This link is too long for a code that cameras can read.</p>;
    const code = renderSVG(text, { border: 2, ecc: text.length > 600 ? "L" : "M" });
    const source = `data:image/svg+xml;utf8,${encodeURIComponent(code)}`;
    return <img class="share-code" src={source} alt="The link as a QR code" />;
}

export function ShareDialog() {
    let field: HTMLInputElement | null = null;
    const close = sets(shareOpen, false);
    return (
        <Dialog title="Share" onClose={close} class="share">
            <p class="share-note">
                The link opens exactly what you see: game, moves, players with all their knobs, and
                this view. Nothing is stored anywhere else.
            </p>
            <div class="share-row">
                <input
                    ref={(element) => {
                        field = element;
                    }}
                    class="input share-link"
                    readOnly
                    aria-label="Link"
                    value={address.value}
                    onFocus={(event) => event.currentTarget.select()}
                />
                <Button
                    look="primary"
                    icon={copied.value ? "check" : "copy"}
                    onClick={() => copy(field)}
                >
                    <span>{copied.value ? "Copied" : "Copy"}</span>
                </Button>
            </div>
            <span class="sr-only" role="status">
                {copied.value ? "The link was copied" : ""}
            </span>
            <Code />
            <Fold title="Put it into a page of your own">
                <p class="share-note">A frame with the board and its analysis, as they are now:</p>
                <TextField
                    label="Code of the frame"
                    compact
                    readOnly
                    rows={3}
                    value={frameCode(address.value)}
                />
            </Fold>
            {"share" in navigator && (
                <Button icon="share" onClick={() => systemShare()}>
                    <span>Send with another program</span>
                </Button>
            )}
        </Dialog>
    );
}
