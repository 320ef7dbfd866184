/** The texts of the page's lessons by their names. */
import type { Room } from "../rooms.ts";

const files: { [path: string]: string } = import.meta.glob("../../../lessons/fr/**/*.md", {
    query: "?raw",
    import: "default",
    eager: true,
});

export const lessonText: Room<"lessonText"> = (id) =>
    files[`../../../lessons/fr/${id}.md`] ?? files[`../../../lessons/fr/courses/${id}.md`] ?? "";
