/**
 * How a frame fits. It tells the page around it, by `postMessage`, how high it would have to be to show everything
 * at the width that it has: `{ plyscope: "size", width, height }`, in CSS pixels. A page that follows has a frame of
 * the right height; in one that does not, the board and the words share what there is (`data-fit="low"`).
 */

/** What a message holds; the page around the frame reads it. */
export interface SizeMessage {
    plyscope: "size";
    width: number;
    height: number;
}

/** Sends a message where the size has changed; sentences that grow and shrink make a frame no smaller. */
export function sizeTeller(send: (message: SizeMessage) => void) {
    let told = { width: 0, height: 0, of: "" };
    /** `of`: what is shown; something else may be lower. */
    return (width: number, natural: number, of: string): void => {
        const same = told.width === width && told.of === of;
        const height = same ? Math.max(told.height, Math.ceil(natural)) : Math.ceil(natural);
        if (same && told.height === height) return;
        told = { width, height, of };
        send({ plyscope: "size", width, height });
    };
}

/** Follows the size of `app` and of what stands in it; returns what ends it. */
export function startSize(app: HTMLElement): () => void {
    const tell = sizeTeller((message) => {
        // Numbers alone: whoever has put the page into a frame may read them.
        if (parent !== window) parent.postMessage(message, "*");
    });
    const fit = () => {
        // As high as it likes, to be measured; nothing is painted meanwhile.
        app.dataset.fit = "page";
        const natural = app.scrollHeight;
        if (natural > innerHeight) app.dataset.fit = "low";
        tell(innerWidth, natural, `${app.dataset.look} ${app.dataset.view ?? ""}`);
    };
    const observer = new ResizeObserver(fit);
    const watch = () => {
        observer.disconnect();
        const main = app.querySelector("main") as HTMLElement;
        for (const part of [app, ...main.children, ...main.querySelectorAll(".embed-side > *")])
            observer.observe(part);
    };
    const parts = new MutationObserver(watch);
    parts.observe(app, { childList: true, subtree: true });
    addEventListener("resize", fit);
    watch();
    return () => {
        observer.disconnect();
        parts.disconnect();
        removeEventListener("resize", fit);
    };
}
