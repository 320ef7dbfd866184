/** The controls of parameters, and what may be entered. */
export const controls = {
    // ------------------------------------------------------------ a control
    help: (title: string) => `What “${title}” means`,
    reset: (title: string) => `Reset “${title}”`,
    /** `value`: "" for an empty text. */
    backTo: (value: string) => `Back to ${value === "" ? "nothing" : value}`,
    asNumber: (title: string) => `${title}, as a number`,
    signs: (title: string) => `“${title}” may hold letters, digits and the signs . _ - only.`,
    range: {
        int: (title: string, bounds: string) => `“${title}” must be a whole number ${bounds}.`,
        time: (title: string, bounds: string) => `“${title}” must be a time ${bounds}.`,
        real: (title: string, bounds: string) => `“${title}” must be a number ${bounds}.`,
    },
    bounds: (low: string, high: string, unit: string | null) =>
        unit === null ? `from ${low} to ${high}` : `from ${low} to ${high} ${unit}`,

    // ------------------------------------------------------------ all of a row
    advanced: "Advanced",
    advancedCount: (count: number, changed: number) =>
        changed === 0 ? `${count}` : `${count}, ${changed} changed`,
    resetAll: "Reset all",
};
