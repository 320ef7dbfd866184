/** Sending a line for a control, and telling people what became of it. */
import { engine } from "../engine/engine.ts";
import type { AnyLine } from "../engine/protocol.ts";
import { loadShipped, wantsShipped } from "./networks.ts";
import { type Notice, notices } from "./store.ts";

export type LineOf<T extends AnyLine["type"]> = Extract<AnyLine, { type: T }>;

export function find<T extends AnyLine["type"]>(
    answers: AnyLine[] | null,
    type: T,
): LineOf<T> | undefined {
    return answers?.find((line): line is LineOf<T> => line.type === type);
}

/** Sends a line of a control; a refusal becomes a notice and gives null. */
export async function ask(line: string, quiet = false): Promise<AnyLine[] | null> {
    let answers = await engine.send(line, { quiet });
    if (wantsShipped(answers) && (await loadShipped()) === null)
        answers = await engine.send(line, { quiet: true });
    const error = find(answers, "error");
    if (error === undefined) return answers;
    notify("error", error.text);
    return null;
}

let noticeId = 0;

export function notify(kind: Notice["kind"], text: string, detail?: string): void {
    const notice: Notice = { id: ++noticeId, kind, text };
    if (detail !== undefined) notice.detail = detail;
    notices.value = [...notices.value.filter((old) => old.text !== text), notice].slice(-4);
}

export function dismiss(id: number): void {
    notices.value = notices.value.filter((notice) => notice.id !== id);
}
