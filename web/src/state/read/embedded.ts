/** A page of another site has this one in a frame: it could lead somebody's clicks to what they do not see. */
function framed(): boolean {
    const { top } = globalThis;
    try {
        return top != null && top.location.origin !== location.origin;
    } catch {
        // Its address is not ours to read.
        return true;
    }
}

/** Whether this page is the content of a frame, `?embed` or of another site, which `app/embed/` draws. */
export const embedded =
    new URLSearchParams(globalThis.location?.search ?? "").has("embed") || framed();
