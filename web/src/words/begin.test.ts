/** Which language a visit is in. */
import { afterEach, expect, test, vi } from "vitest";
import { begin } from "./begin.ts";
import { documentsOf, languages } from "./languages.ts";

afterEach(() => vi.unstubAllGlobals());

const SITE = "https://a.example/plyscope/";
const DOCUMENTS = { en: "./", fr: "./fr.html" };

interface Visit {
    own?: "en" | "fr";
    /** What is kept: text, or that it is refused. */
    stored?: string | null | Error;
    preferred?: string[];
    from?: string;
    behind?: string;
}

/** Where a visit is led; null: it stays. */
function ledTo(visit: Visit): string | null {
    const { own = "en", stored = null, preferred = ["en-US"], from = "", behind = "" } = visit;
    const replace = vi.fn();
    const write = vi.fn();
    const { href, search, hash } = new URL((own === "en" ? "" : "fr.html") + behind, SITE);
    vi.stubGlobal("location", { href, search, hash, replace });
    vi.stubGlobal("document", { referrer: from, write });
    vi.stubGlobal("navigator", { languages: preferred });
    vi.stubGlobal("localStorage", {
        getItem(key: string) {
            if (stored instanceof Error) throw stored;
            return key === "plyscope.settings" ? stored : null;
        },
    });
    begin(DOCUMENTS, own);
    // Nothing of a document that is left is drawn or run.
    expect(write.mock.calls).toEqual(replace.mock.calls.map(() => ["<!--"]));
    return replace.mock.calls[0]?.[0] ?? null;
}

const kept = (language: unknown) => JSON.stringify({ theme: "dark", language });

test("nobody has chosen: the first of the browser's languages that there is", () => {
    expect(ledTo({ preferred: ["fr-FR", "en"] })).toBe("./fr.html");
    expect(ledTo({ preferred: ["fr"], own: "fr" })).toBeNull();
    expect(ledTo({ preferred: ["de-AT", "fr-CH", "en"] })).toBe("./fr.html");
    expect(ledTo({ preferred: ["en-GB", "fr"], own: "fr" })).toBe("./");
    for (const preferred of [["de"], ["fro", "x"], []]) {
        expect(ledTo({ preferred })).toBeNull();
        expect(ledTo({ preferred, own: "fr" })).toBe("./");
    }
});

test("what was chosen holds, wherever one comes from", () => {
    expect(ledTo({ stored: kept("fr") })).toBe("./fr.html");
    expect(ledTo({ stored: kept("en"), preferred: ["fr"], own: "fr", from: SITE })).toBe("./");
    expect(ledTo({ stored: kept("fr"), from: `${SITE}reproduced.html` })).toBe("./fr.html");
});

test("what is kept and is no language counts as nothing", () => {
    const strange = [null, "", "{", "null", "[]", "7", kept(""), kept("de"), kept(7), kept(null)];
    for (const stored of [...strange, new DOMException("refused", "SecurityError")]) {
        expect(ledTo({ stored })).toBeNull();
        expect(ledTo({ stored, preferred: ["fr"] })).toBe("./fr.html");
    }
});

test("from one document of the page to another nobody is led back", () => {
    const stored = new DOMException("refused", "SecurityError");
    expect(ledTo({ stored, own: "fr", from: SITE })).toBeNull();
    expect(ledTo({ stored, own: "en", from: `${SITE}fr.html`, preferred: ["fr"] })).toBeNull();
    expect(ledTo({ stored, own: "fr", from: "https://a.example/other/" })).toBe("./");
});

test("all that stands in the address goes with it", () => {
    expect(ledTo({ preferred: ["fr"], behind: "?embed#v=1&g=tron" })).toBe(
        "./fr.html?embed#v=1&g=tron",
    );
});

test("every language has a name and documents of its own", () => {
    const all = languages.flatMap(({ tag }) => Object.values(documentsOf(tag)));
    expect(new Set(all).size).toBe(2 * languages.length);
    expect(documentsOf("en").page).toBe("./");
    expect(new Set(languages.map(({ name }) => name)).size).toBe(languages.length);
});
