/** The texts of the page's lessons by their names; app/lessons/README.md says how they are written. */
const files: { [path: string]: string } = import.meta.glob("../../../lessons/en/**/*.md", {
    query: "?raw",
    import: "default",
    eager: true,
});

export const lessonText = (id: string): string =>
    files[`../../../lessons/en/${id}.md`] ?? files[`../../../lessons/en/courses/${id}.md`] ?? "";
