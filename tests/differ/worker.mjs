/** A worker in the browser: plays the units it is sent, in a session of its own. */
import { createPlyscope } from "../../wasm/load.mjs";

let result = "";
let session;

self.onmessage = async ({ data }) => {
    if (data.module !== undefined) {
        const { default: factory } = await import(data.module);
        session = await createPlyscope(factory, {
            clock: false,
            output: (_, kind, line) => {
                if (kind === "json") result = JSON.parse(line).result ?? result;
            },
        });
        for (const { name, bytes } of data.blobs) session.blob(name, bytes);
        self.postMessage("ready");
        return;
    }
    session.exec(data.line, "json");
    while (session.pump(50) === "busy");
    self.postMessage(result);
};
