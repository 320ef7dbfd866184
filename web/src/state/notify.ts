/** Notices: short sentences that come and go. */
import { type Notice, notices } from "./store.ts";

let noticeId = 0;

export function notify(
    kind: Notice["kind"],
    text: string,
    detail?: string,
    action?: Notice["action"],
): void {
    const notice: Notice = { id: ++noticeId, kind, text };
    if (detail !== undefined) notice.detail = detail;
    if (action !== undefined) notice.action = action;
    notices.value = [...notices.value.filter((old) => old.text !== text), notice].slice(-4);
}

/** Refusals are over when another game stands on the board, or what was refused is tried again. */
export function dropErrors(): void {
    notices.value = notices.value.filter(({ kind }) => kind !== "error");
}

export function dismiss(id: number): void {
    notices.value = notices.value.filter((notice) => notice.id !== id);
}
