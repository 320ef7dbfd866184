/** Lines typed before, kept across visits. */

const KEY = "plyscope.history";
const LONGEST = 500;

export class History {
    private lines: string[];
    /** Where the arrow keys stand; lines.length = the line being typed. */
    private at: number;
    /** The line being typed while an older one is shown. */
    private draft = "";
    private readonly store: Pick<Storage, "getItem" | "setItem"> | null;

    constructor(store: Pick<Storage, "getItem" | "setItem"> | null) {
        this.store = store;
        this.lines = [];
        try {
            const kept: unknown = JSON.parse(store?.getItem(KEY) ?? "[]");
            if (Array.isArray(kept))
                this.lines = kept.filter((line): line is string => typeof line === "string");
        } catch {
            // Damaged storage counts as none.
        }
        this.at = this.lines.length;
    }

    add(line: string): void {
        if (line.trim() !== "") {
            this.lines = [...this.lines.filter((old) => old !== line), line].slice(-LONGEST);
            try {
                this.store?.setItem(KEY, JSON.stringify(this.lines));
            } catch {
                // Full or forbidden storage: the history then lasts for this visit.
            }
        }
        this.at = this.lines.length;
        this.draft = "";
    }

    /** The line before or after the shown one (`step` -1 or 1), or null at either end. */
    move(step: -1 | 1, shown: string): string | null {
        const to = this.at + step;
        if (to < 0 || to > this.lines.length) return null;
        if (this.at === this.lines.length) this.draft = shown;
        this.at = to;
        return this.lines[to] ?? this.draft;
    }

    /** The newest line that holds `part`, leaving out the `skip` newest matches; null = none. */
    search(part: string, skip: number): string | null {
        const found = this.lines.filter((line) => line.includes(part));
        return found[found.length - 1 - skip] ?? null;
    }
}
