/** Earlier versions of the lesson that is written: kept under a name, brought back, deleted. */
import { useSignal } from "@preact/signals";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/entry.tsx";
import { bound } from "../../../ui/field.tsx";
import { compose as say } from "../../../words/compose.ts";
import { dateText } from "../../../words/numbers.ts";
import { readLesson } from "../read.ts";
import { draftOf, type Version } from "./drafts.ts";
import { deleteVersion, draftId, keepVersion, restore } from "./writing.ts";

function Row({ version, onClose }: { version: Version; onClose: () => void }) {
    const { name, saved, text } = version;
    const called = name || dateText(saved);
    return (
        <li>
            <span>
                <strong>{called}</strong>{" "}
                <span class="muted">
                    {name !== "" && `${dateText(saved)}, `}
                    {say.stepCount(readLesson(text).lesson.steps.length)}
                </span>
            </span>
            <Button
                aria-label={say.restoreThis(called)}
                onClick={() => {
                    onClose();
                    void restore(version);
                }}
            >
                {say.restore}
            </Button>
            <Button
                look="quiet"
                aria-label={say.deleteThis(called)}
                onClick={() => deleteVersion(version)}
            >
                {say.delete}
            </Button>
        </li>
    );
}

export function Versions({ onClose }: { onClose: () => void }) {
    const name = useSignal("");
    const { versions = [] } = draftOf(draftId.value) ?? {};
    const { value, onChange } = bound(name);
    return (
        <Dialog title={say.versions} onClose={onClose} class="compose-versions">
            <p class="muted">{say.versionsAbout}</p>
            <form
                class="compose-keep"
                onSubmit={(event) => {
                    event.preventDefault();
                    void keepVersion(name.value.trim());
                    name.value = "";
                }}
            >
                <TextField
                    label={say.versionName}
                    value={value}
                    maxLength={60}
                    onInput={onChange}
                />
                <Button type="submit" disabled={value.trim() === ""}>
                    {say.keep}
                </Button>
            </form>
            {versions.length === 0 ? (
                <p>{say.noVersions}</p>
            ) : (
                <ul aria-label={say.versions}>
                    {versions.map((version, i) => (
                        <Row key={`${version.saved} ${i}`} version={version} onClose={onClose} />
                    ))}
                </ul>
            )}
        </Dialog>
    );
}
