/** What goes wrong in the page itself where nothing is drawn that could say so: it is told, and the page goes on. */
import { notify } from "../state/act/notify.ts";
import { reasonOf } from "../ui/boundary.tsx";
import { page } from "../words/page.ts";

function tell(thrown: unknown): void {
    // Browsers report things of their own without an error, and what was broken off on purpose.
    if (thrown == null || (thrown as Error).name === "AbortError") return;
    notify("error", page.broken.page(reasonOf(thrown)));
}

export function startFaults(): void {
    addEventListener("error", ({ error }) => tell(error));
    addEventListener("unhandledrejection", ({ reason }) => tell(reason));
}
