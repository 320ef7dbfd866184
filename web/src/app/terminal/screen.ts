/**
 * What stands at the end of a terminal: finished text scrolls up, below it one line of progress that
 * is replaced by the next, below that the prompt with the line being edited.
 */
import { rowsOf } from "./line.ts";

/** The part of a terminal that is used here; tests bring a plain one. */
export interface Terminal {
    write(text: string): void;
    readonly cols: number;
}

export class Screen {
    private readonly terminal: Terminal;
    private progress = "";
    private prompt = "";
    private text = "";
    private cursor = 0;
    /** Rows from the first one of progress and prompt to the one with the cursor. */
    private below = 0;

    constructor(terminal: Terminal) {
        this.terminal = terminal;
    }

    /** Shows the prompt and the line being edited. */
    edit(prompt: string, text: string, cursor: number): void {
        this.prompt = prompt;
        this.text = text;
        this.cursor = cursor;
        this.terminal.write(this.erase() + this.draw());
    }

    /** Text that stays, above progress and prompt. */
    print(text: string): void {
        this.terminal.write(`${this.erase()}${text.replaceAll("\n", "\r\n")}\r\n${this.draw()}`);
    }

    /** The present state of long work; empty = none. */
    show(progress: string): void {
        if (progress === this.progress) return;
        const erase = this.erase();
        this.progress = progress;
        this.terminal.write(erase + this.draw());
    }

    /** Everything away but progress and prompt. */
    clear(): void {
        this.terminal.write("\x1b[H\x1b[2J\x1b[3J");
        this.below = 0;
        this.terminal.write(this.draw());
    }

    private erase(): string {
        const up = this.below > 0 ? `\x1b[${this.below}A` : "";
        return `${up}\r\x1b[J`;
    }

    private draw(): string {
        const { cols } = this.terminal;
        const head = this.progress === "" ? "" : `${this.progress}\r\n`;
        const above = this.progress === "" ? 0 : rowsOf(this.progress, cols);
        const start = this.prompt.length;
        const end = start + this.text.length;
        const place = start + this.cursor;
        const endRow = Math.floor(end / cols);
        const row = Math.floor(place / cols);
        this.below = above + row;
        // A terminal leaves the cursor on a full row; a new row makes the count true.
        const wrap = end > 0 && end % cols === 0 ? "\r\n" : "";
        const up = endRow > row ? `\x1b[${endRow - row}A` : "";
        const column = place % cols;
        const right = column > 0 ? `\x1b[${column}C` : "";
        return `${head}\x1b[1m${this.prompt}\x1b[0m${this.text}${wrap}${up}\r${right}`;
    }
}
