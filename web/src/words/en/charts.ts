/** Around charts: their tools, their tables, the files that they are saved as. */

/** A series at a place, and the interval where it has one. */
export interface Reading {
    name: string;
    value: string;
    ends: { low: string; high: string } | null;
}

export const charts = {
    // ------------------------------------------------------------ a figure and its tools
    /** For those who read that it has broken. */
    chart: (title: string) => `The chart “${title}”`,
    enlarge: { label: (title: string) => `${title}: enlarge`, tip: "Enlarge (+)" },
    reduce: { label: (title: string) => `${title}: show more`, tip: "Show more (-)" },
    table: { label: (title: string) => `${title}: as a table`, tip: "As a table" },
    save: (title: string) => `Save: ${title}`,
    files: {
        svg: "Picture, SVG",
        png: "Picture, PNG",
        csv: "Table, CSV",
        json: "Data, JSON",
    },

    noPicture: "This browser could not make a picture of that size.",

    // ------------------------------------------------------------ what is read at a place
    /** `marks`: what stands there besides. */
    place: (axis: string, at: string, series: readonly Reading[], marks: readonly string[]) => {
        const read = series.map(({ name, value, ends }) =>
            ends === null ? `${name} ${value}` : `${name} ${value} (${ends.low} to ${ends.high})`,
        );
        return `${axis} ${at}: ${read.join(", ")}${marks.map((mark) => ` · ${mark}`).join("")}`;
    },
    ends: {
        low: (series: string) => `${series}, low`,
        high: (series: string) => `${series}, high`,
    },

    // ------------------------------------------------------------ the numbers as a table
    opens: {
        fingers: (caption: string) => `${caption} A row opens.`,
        keys: (caption: string) => `${caption} Enter opens a row, Backspace goes back.`,
    },
    nothing: "Nothing is known yet.",
    none: "–",
};
