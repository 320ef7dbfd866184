/**
 * Gives the WebAssembly module its JavaScript shape; the types stand in plyscope.d.ts.
 *
 * Runs wherever ES modules and WebAssembly do: page, worker, Node. In Node take node.mjs, which
 * also finds and reads the two files.
 */

const MODES = { default: 0, text: 1, json: 2 };
const KINDS = ["text", "progress", "json", "error", "json"]; // the last two: something failed
const STATES = ["idle", "busy", "waiting"];

/** Half a character would take the next one with it where the module makes bytes of it. */
const wellFormed = (text) => text.replace(/[\ud800-\udfff]/gu, "\ufffd");

/**
 * A new session in a module instance of its own.
 *
 * @param factory the default export of plyscope.mjs
 * @param options see PlyscopeOptions
 */
export async function createPlyscope(factory, options = {}) {
    const {
        output = () => {},
        clock = true,
        memory = 0,
        colour = false,
        players,
        ...rest
    } = options;
    let words = [];
    const hear = (...asked) => {
        const news = players.hear(...asked);
        if (typeof news.line === "string") news.line = wellFormed(news.line);
        return news;
    };
    const host = {
        output: (re, kind, line) => output(re, KINDS[kind], line, kind >= 3),
        found: (word, doc) => words.push({ word, doc }),
        now: typeof clock === "function" ? clock : () => performance.now(),
        players: players && {
            open: (name) => players.open(name),
            tell: (id, line) => players.tell(id, line),
            hear,
            close: (id) => players.close(id),
        },
    };
    const module = await factory({ ...rest, plyHost: host });
    const session = module._ply_wasm_new(clock ? 1 : 0, memory, players ? 1 : 0);
    if (session === 0) throw new RangeError("Plyscope: memory is short");
    if (colour) module._ply_wasm_colour(session, 1);

    /** Calls back with the address of a copy of `text` in the module's memory. */
    function withText(text, call) {
        const whole = wellFormed(text);
        const size = module.lengthBytesUTF8(whole) + 1;
        const address = module._malloc(size);
        if (address === 0) throw new RangeError("Plyscope: memory is short");
        try {
            module.stringToUTF8(whole, address, size);
            return call(address);
        } finally {
            module._free(address);
        }
    }

    return {
        inner: { module, session, withText },
        release: module.UTF8ToString(module._ply_wasm_release()),
        exec(line, mode = "default") {
            return withText(line, (address) =>
                module._ply_wasm_exec(session, address, MODES[mode]),
            );
        },
        pump(ms) {
            return STATES[module._ply_wasm_pump(session, ms)];
        },
        version() {
            return module._ply_wasm_version(session) >>> 0;
        },
        complete(line, cursor = line.length) {
            // The core counts bytes, JavaScript UTF-16 units.
            const before = module.lengthBytesUTF8(line.slice(0, cursor));
            words = [];
            const start = withText(line, (address) =>
                module._ply_wasm_complete(session, address, before),
            );
            let from = 0;
            while (from < cursor && module.lengthBytesUTF8(line.slice(0, from)) < start) from++;
            return { from, words };
        },
        colour(on) {
            module._ply_wasm_colour(session, on ? 1 : 0);
        },
        blob(name, bytes) {
            const address = module._malloc(Math.max(bytes.length, 1));
            if (address === 0) return false;
            module.HEAPU8.set(bytes, address);
            try {
                return withText(
                    name,
                    (text) => module._ply_wasm_blob(session, text, address, bytes.length) !== 0,
                );
            } finally {
                module._free(address);
            }
        },
        free() {
            module._ply_wasm_free(session);
        },
    };
}
