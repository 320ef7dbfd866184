/** Whether this page was opened as the content of a frame: `?embed`, which `app/embed/` draws. */
export const embedded = new URLSearchParams(globalThis.location?.search ?? "").has("embed");
