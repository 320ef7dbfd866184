/**
 * Short messages at the edge of the window: what was refused and why. They stay until closed, refusals also no
 * longer than what they are about: see `dropErrors`.
 */
import { dismiss } from "../state/act/notify.ts";
import { type Notice, notices } from "../state/read/store.ts";
import { ui as say } from "../words/ui.ts";
import { Button, IconButton } from "./button.tsx";

/** Raw text that goes with a message is cut here. */
const DETAIL = 600;

/** Those of a kind: readers interrupt what they say for errors only. */
function Kind({ of }: { of: Notice["kind"] }) {
    const shown = notices.value.filter(({ kind }) => kind === of);
    return (
        <div class="notices-kind" role={of === "error" ? "alert" : "status"}>
            {shown.map(({ id, kind, text, detail, action }) => (
                <div key={id} class={`notice ${kind}`}>
                    <div class="notice-text">
                        <p>{text.charAt(0).toUpperCase() + text.slice(1)}</p>
                        {detail !== undefined && detail !== "" && (
                            <code class="notice-detail">
                                {detail.length > DETAIL ? `${detail.slice(0, DETAIL)} ...` : detail}
                            </code>
                        )}
                        {action !== undefined && (
                            <Button
                                class="notice-action"
                                onClick={() => {
                                    dismiss(id);
                                    action.run();
                                }}
                            >
                                {action.title}
                            </Button>
                        )}
                    </div>
                    <IconButton icon="close" label={say.closeMessage} onClick={() => dismiss(id)} />
                </div>
            ))}
        </div>
    );
}

export function Notices() {
    return (
        <div class="notices">
            <Kind of="info" />
            <Kind of="error" />
        </div>
    );
}
