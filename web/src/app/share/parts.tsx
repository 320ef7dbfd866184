/** What several dialogs show of a link: its text with a button to copy it, a code for cameras, the system's own sheet. */
import { useEffect, useRef, useState } from "preact/hooks";
import { renderSVG } from "uqr";
import { notify } from "../../state/act/actions.ts";
import { Button } from "../../ui/button.tsx";
import "../../styles/share.css";
import { share } from "../../words/share.ts";
import { ui } from "../../words/ui.ts";

const { link: say } = share;

/** A code with more than this is too dense for phone cameras. */
const QR_LONGEST = 1200;
/** So long a button says what it has done. */
const SAID = 2000;

async function copy(text: string, field: HTMLInputElement | null): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
    } catch {
        // No permission, or no secure address: the old way still works on a selected field.
        field?.select();
        if (!document.execCommand("copy")) {
            notify("error", say.refused);
            return false;
        }
    }
    return true;
}

export function LinkRow({ link }: { link: string }) {
    const field = useRef<HTMLInputElement>(null);
    const [copied, setCopied] = useState(0);
    useEffect(() => {
        const timer = copied > 0 ? setTimeout(() => setCopied(0), SAID) : undefined;
        return () => clearTimeout(timer);
    }, [copied]);
    return (
        <>
            <div class="share-row">
                <input
                    ref={field}
                    class="input share-link"
                    readOnly
                    aria-label={say.label}
                    value={link}
                    onFocus={(event) => event.currentTarget.select()}
                />
                <Button
                    look="primary"
                    icon={copied > 0 ? "check" : "copy"}
                    onClick={async () => {
                        if (await copy(link, field.current)) setCopied(copied + 1);
                    }}
                >
                    <span>{copied > 0 ? say.copied : say.copy}</span>
                </Button>
            </div>
            <span class="sr-only" role="status">
                {copied > 0 ? say.done : ""}
            </span>
        </>
    );
}

export function Code({ link, most = QR_LONGEST }: { link: string; most?: number }) {
    if (link.length > most) return <p class="share-note">{say.tooLong}</p>;
    const code = renderSVG(link, { border: 2, ecc: link.length > 600 ? "L" : "M" });
    const source = `data:image/svg+xml;utf8,${encodeURIComponent(code)}`;
    return <img class="share-code" src={source} alt={say.code} />;
}

/** Hands the link with a sentence about it to the system's sheet, where there is one. */
export function Send({ link, text }: { link: string; text: string }) {
    if (!("share" in navigator)) return null;
    const send = async () => {
        try {
            await navigator.share({ title: ui.program, text, url: link });
        } catch {
            // Closed by the person.
        }
    };
    return (
        <Button icon="share" onClick={send}>
            <span>{say.send}</span>
        </Button>
    );
}
