/** The menu that saves a picture and its numbers. */
import "../styles/charts.css";
import { notify } from "../state/notify.ts";
import { Menu } from "../ui/menu.tsx";
import { type Contents, type FileKind, save } from "./files.ts";

const FILES: { id: FileKind; title: string }[] = [
    { id: "svg", title: "Picture, SVG" },
    { id: "png", title: "Picture, PNG" },
    { id: "csv", title: "Table, CSV" },
    { id: "json", title: "Data, JSON" },
];

export function Exports({ label, contents }: { label: string; contents: () => Contents | null }) {
    const now = contents();
    return (
        <Menu
            label={label}
            icon="download"
            choices={FILES.map((file) => ({
                ...file,
                disabled:
                    now === null ||
                    (now.picture === null && (file.id === "svg" || file.id === "png")),
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
