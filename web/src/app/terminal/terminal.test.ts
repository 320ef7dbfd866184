import { describe, expect, it } from "vitest";
import { History } from "./history.ts";
import { byWords, commonStart, edit, insert, type Line, replace, rowsOf } from "./line.ts";
import { Screen } from "./screen.ts";

describe("editing a line", () => {
    const line: Line = { text: "go uct(sims=500)", at: 16 };

    it.each([
        ["backspace", "\x7f", { text: "go uct(sims=500", at: 15 }],
        ["home", "\x1b[H", { text: line.text, at: 0 }],
        ["word left", "\x1b[1;5D", { text: line.text, at: 12 }],
        ["delete the word", "\x17", { text: "go uct(sims=", at: 12 }],
        ["delete to the start", "\x15", { text: "", at: 0 }],
        ["right at the end", "\x1b[C", line],
    ])("%s", (_name, key, after) => expect(edit(line, key)).toEqual(after));

    it("leaves other keys alone", () => expect(edit(line, "\r")).toBeNull());

    it("inserts and replaces at the cursor", () => {
        const typed = insert({ text: "play", at: 0 }, "re");
        expect(typed).toEqual({ text: "replay", at: 2 });
        expect(replace({ text: "go u now", at: 4 }, 3, "uct")).toEqual({
            text: "go uct now",
            at: 6,
        });
    });

    it("finds the common start of completions", () => {
        expect(commonStart(["minimax", "minimax-iter"])).toBe("minimax");
        expect(commonStart(["uct", "pvs"])).toBe("");
    });

    it("breaks sentences between words", () => {
        expect(byWords("one two three", 20)).toBe("one two three");
        expect(byWords("one two three", 13)).toBe("one two three");
        expect(byWords("one two three", 12)).toBe("one two\nthree");
        expect(byWords("one two three", 7)).toBe("one two\nthree");
        expect(byWords("one two three", 6)).toBe("one\ntwo\nthree");
        expect(byWords("a longer word", 4)).toBe("a\nlonger\nword");
    });

    it("counts rows without escape sequences", () => {
        expect(rowsOf("\x1b[1mabcd\x1b[0m", 4)).toBe(1);
        expect(rowsOf("abcde", 4)).toBe(2);
        expect(rowsOf("", 4)).toBe(1);
    });
});

function memory(): Pick<Storage, "getItem" | "setItem"> {
    const map = new Map<string, string>();
    return {
        getItem: (key) => map.get(key) ?? null,
        setItem: (key, value) => void map.set(key, value),
    };
}

describe("History", () => {
    it("goes back and forth and keeps what was being typed", () => {
        const history = new History(memory());
        history.add("show");
        history.add("play 4");
        expect(history.move(-1, "und")).toBe("play 4");
        expect(history.move(-1, "play 4")).toBe("show");
        expect(history.move(-1, "show")).toBeNull();
        expect(history.move(1, "show")).toBe("play 4");
        expect(history.move(1, "play 4")).toBe("und");
        expect(history.move(1, "und")).toBeNull();
    });

    it("is there again at the next visit, without repeated lines", () => {
        const store = memory();
        const first = new History(store);
        for (const line of ["show", "play 4", "show"]) first.add(line);
        const next = new History(store);
        expect(next.move(-1, "")).toBe("show");
        expect(next.move(-1, "")).toBe("play 4");
        expect(next.move(-1, "")).toBeNull();
    });

    it("searches from the newest line on", () => {
        const history = new History(memory());
        for (const line of ["go uct", "show", "go pvs"]) history.add(line);
        expect(history.search("go", 0)).toBe("go pvs");
        expect(history.search("go", 1)).toBe("go uct");
        expect(history.search("go", 2)).toBeNull();
    });

    it("takes damaged storage for none", () => {
        const history = new History({ getItem: () => "{", setItem: () => {} });
        expect(history.move(-1, "")).toBeNull();
    });
});

/** A terminal of plain rows that understands what Screen writes. */
class Plain {
    readonly cols: number;
    rows: string[] = [""];
    private x = 0;
    private y = 0;

    constructor(cols: number) {
        this.cols = cols;
    }

    write(text: string): void {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape sequences of terminals
        for (const token of text.match(/\x1b\[\d*[A-Za-z]|[\s\S]/g) ?? []) this.put(token);
    }

    private put(token: string): void {
        const count = Number(token.slice(2, -1) || 1);
        if (token.startsWith("\x1b")) {
            if (token.endsWith("A")) this.y -= count;
            if (token.endsWith("C")) this.x += count;
            if (token.endsWith("J")) {
                this.rows.length = this.y + 1;
                this.rows[this.y] = (this.rows[this.y] ?? "").slice(0, this.x);
            }
        } else if (token === "\r") this.x = 0;
        else if (token === "\n") this.down();
        else {
            if (this.x === this.cols) {
                this.x = 0;
                this.down();
            }
            const row = (this.rows[this.y] ?? "").padEnd(this.x);
            this.rows[this.y] = row.slice(0, this.x) + token + row.slice(this.x + 1);
            this.x++;
        }
    }

    private down(): void {
        this.y++;
        while (this.rows.length <= this.y) this.rows.push("");
    }

    get cursor(): [number, number] {
        return [this.x, this.y];
    }
}

describe("Screen", () => {
    it("keeps the prompt below text and progress", () => {
        const plain = new Plain(20);
        const screen = new Screen(plain);
        screen.edit("> ", "go", 2);
        screen.show("working 10 %");
        screen.show("working 20 %");
        screen.print("first");
        expect(plain.rows).toEqual(["first", "working 20 %", "> go"]);
        screen.show("");
        expect(plain.rows).toEqual(["first", "> go"]);
        expect(plain.cursor).toEqual([4, 1]);
    });

    it("edits lines longer than the window", () => {
        const plain = new Plain(10);
        const screen = new Screen(plain);
        screen.edit("> ", "abcdefghijklmnop", 16);
        expect(plain.rows).toEqual(["> abcdefgh", "ijklmnop"]);
        screen.edit("> ", "abcdefghijklmnop", 1);
        expect(plain.cursor).toEqual([3, 0]);
        screen.edit("> ", "a", 1);
        expect(plain.rows).toEqual(["> a"]);
        screen.edit("> ", "abcdefgh", 8);
        expect(plain.cursor).toEqual([0, 1]);
        screen.print("x");
        expect(plain.rows).toEqual(["x", "> abcdefgh", ""]);
    });
});
