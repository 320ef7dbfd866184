/** Whether the map editor is open: whoever opens it need not load it. */
import { signal } from "@preact/signals";

export const editorOpen = signal(false);
