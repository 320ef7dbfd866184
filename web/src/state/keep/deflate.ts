/** Bytes through the compression of the browser: for links that are long enough. */

/** A packed link may not unfold to more than this: no line of the core is longer (PLY_LINE_MAX). */
const UNPACK_MAX = 2 ** 23;

/** Sends bytes through a stream of the browser. */
export async function through(
    bytes: Uint8Array,
    stream: GenericTransformStream,
): Promise<Uint8Array> {
    const writer = stream.writable.getWriter();
    // A damaged link rejects here and at the reader; one of the two is enough.
    writer
        .write(bytes)
        .then(() => writer.close())
        .catch(() => {});
    const reader = (stream.readable as ReadableStream<Uint8Array>).getReader();
    const parts: Uint8Array[] = [];
    let length = 0;
    for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        parts.push(value);
        length += value.length;
        if (length > UNPACK_MAX) {
            await reader.cancel();
            throw new Error();
        }
    }
    const whole = new Uint8Array(length);
    let at = 0;
    for (const part of parts) {
        whole.set(part, at);
        at += part.length;
    }
    return whole;
}
