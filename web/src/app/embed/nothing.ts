/**
 * Nothing is stored in a frame: what the page would keep in the browser it keeps in these, for as long as the frame
 * stands. So no part of the page needs to know of that.
 */

function forgetful(): Storage {
    const kept = new Map<string, string>();
    return {
        get length() {
            return kept.size;
        },
        clear: () => kept.clear(),
        getItem: (key) => kept.get(key) ?? null,
        key: (index) => [...kept.keys()][index] ?? null,
        removeItem: (key) => void kept.delete(key),
        setItem: (key, value) => void kept.set(key, String(value)),
    };
}

const refused = {
    open(): never {
        throw new DOMException(undefined, "SecurityError");
    },
};

/** Call it before anything reads what is stored. The theme may be part of the address: `?embed&theme=dark`. */
export function keepNothing(): void {
    const put = (name: string, value: unknown) =>
        Object.defineProperty(window, name, { value, configurable: true });
    put("localStorage", forgetful());
    put("sessionStorage", forgetful());
    put("indexedDB", refused);
    const theme = new URLSearchParams(location.search).get("theme");
    if (theme !== null) localStorage.setItem("plyscope.settings", JSON.stringify({ theme }));
}
