/** The menu that saves a picture and its numbers. */
import "../styles/charts.css";
import { notify } from "../state/act/notify.ts";
import { Menu } from "../ui/menu.tsx";
import { charts as say } from "../words/charts.ts";
import { type Contents, type FileKind, save } from "./files.ts";

const FILES: readonly FileKind[] = ["svg", "png", "csv", "json"];

export function Exports({ label, contents }: { label: string; contents: () => Contents | null }) {
    const now = contents();
    return (
        <Menu
            label={label}
            icon="download"
            choices={FILES.map((id) => ({
                id,
                title: say.files[id],
                disabled: now === null || (now.picture === null && (id === "svg" || id === "png")),
            }))}
            onPick={(id) => {
                if (now === null) return;
                save(now, id as FileKind).catch((error: unknown) =>
                    notify("error", error instanceof Error ? error.message : String(error)),
                );
            }}
        />
    );
}
