/** Notices: short sentences that come and go. What is only news gives way to newer ones, an error never does. */
import { type Notice, notices } from "../read/store.ts";

/** As many are shown while there is news among them that can go. */
const SHOWN = 4;

let noticeId = 0;

export function notify(
    kind: Notice["kind"],
    text: string,
    more: Pick<Notice, "detail" | "action" | "said"> = {},
): void {
    const notice: Notice = { id: ++noticeId, kind, text, ...more };
    const others = notices.value.filter((old) => old.text !== text);
    let over = others.length + 1 - SHOWN;
    const kept = others.filter((old) => old.kind === "error" || over-- <= 0);
    notices.value = [...kept, notice];
}

/** Refusals are over when another game stands on the board, or what was refused is tried again. */
export function dropErrors(): void {
    notices.value = notices.value.filter(({ kind }) => kind !== "error");
}

export function dismiss(id: number): void {
    notices.value = notices.value.filter((notice) => notice.id !== id);
}
