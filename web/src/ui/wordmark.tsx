/** The name of the program with its sign. */
import { ui } from "../words/ui.ts";

export function Wordmark() {
    return (
        <>
            <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
                <circle class="wordmark-ground" cx="16" cy="16" r="15" />
                <path d="M16 8.5V15M16 15L9.5 22M16 15l6.5 7" />
                <circle cx="16" cy="8" r="3" />
                <circle cx="9" cy="22.5" r="3" />
                <circle class="wordmark-best" cx="23" cy="22.5" r="3.5" />
            </svg>
            <span>{ui.program}</span>
        </>
    );
}
