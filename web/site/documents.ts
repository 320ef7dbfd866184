/** The documents of one language: their texts, and the script by which a visit finds its language. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";
import { packageNotice, written } from "../../tools/notices.mjs";
import { typeface } from "../src/styles/typeface.ts";
import { begin } from "../src/words/begin.ts";
import { documentsOf, languages } from "../src/words/languages.ts";
import type { Room } from "../src/words/rooms.ts";
import { PSEUDO } from "./pseudo.ts";
import { FIRST, rooms } from "./rooms.ts";

/** What it says in all languages. */
const MANIFEST = fileURLToPath(new URL("../public/manifest.webmanifest", import.meta.url));

/** The letters of the page; all languages have the same file. */
const FIGTREE = fileURLToPath(
    new URL("../node_modules/@fontsource-variable/figtree", import.meta.url),
);
const letters = readFileSync(`${FIGTREE}/files/figtree-latin-wght-normal.woff2`);
const lettersName = `assets/figtree-${createHash("sha256").update(letters).digest("hex").slice(0, 8)}.woff2`;

type Texts = { [name: string]: string };

async function wordsOf(language: string): Promise<Room<"head">> {
    const door = fileURLToPath(new URL("../src/words/head.ts", import.meta.url));
    const { module } = await runnerImport<{ head: Room<"head"> }>(door, {
        configFile: false,
        plugins: [rooms(language, false)],
    });
    return module.head;
}

/** Texts by what stands for them in the documents: "page.title". */
const named = (room: object, before = ""): Texts =>
    Object.assign(
        {},
        ...Object.entries(room).map(([name, text]) =>
            typeof text === "string" ? { [before + name]: text } : named(text, `${before}${name}.`),
        ),
    );

const escaped = (text: string) =>
    text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** The script that begins a document, and the word of a policy that allows this one and no other. */
function opening(kind: "page" | "reproduced", own: string): Texts {
    const all = Object.fromEntries(languages.map(({ tag }) => [tag, documentsOf(tag)[kind]]));
    const script = `(${begin})(${JSON.stringify(all)}, ${JSON.stringify(own)});(${typeface})("./${lettersName}")`;
    const hash = createHash("sha256").update(script).digest("base64");
    return { "begin.script": `<script>${script}</script>`, "begin.policy": `'sha256-${hash}'` };
}

/** The other languages of a document, for search engines. */
const alternates = (kind: "page" | "reproduced") =>
    languages
        .map(({ tag }) => documentsOf(tag)[kind])
        .map(
            (href, i) =>
                `<link vite-ignore rel="alternate" hreflang="${languages[i]?.tag}" href="${href}" />`,
        )
        .join("\n        ");

/**
 * `built`: in the site, beside the documents of other languages; else by itself, where nobody is led elsewhere.
 * Where the page will stand is asked of `PLYSCOPE_SITE` (https://..., with a slash at its end), for the picture beside
 * its links: most messengers want a whole address. Without it the address is relative.
 */
export function documents(language: string, built: boolean): Plugin {
    const manifest = language === FIRST ? "manifest.webmanifest" : `${language}.webmanifest`;
    const names: Texts =
        language === FIRST || language === PSEUDO
            ? {}
            : {
                  "index.html": documentsOf(language).page,
                  "reproduced.html": documentsOf(language).reproduced,
              };
    return {
        name: "documents",
        transformIndexHtml: {
            order: "pre",
            async handler(html, { filename }) {
                const kind = filename.endsWith("reproduced.html") ? "reproduced" : "page";
                const led = built && language !== PSEUDO && languages.length > 1;
                const texts: Texts = {
                    ...named(await wordsOf(language)),
                    language,
                    site: process.env.PLYSCOPE_SITE ?? "./",
                    manifest: `./${manifest}`,
                };
                const raw: Texts = led
                    ? { ...opening(kind, language), alternates: alternates(kind) }
                    : { "begin.script": "", "begin.policy": "", alternates: "" };
                return html.replaceAll(/\{\{([\w.]+)\}\}/g, (_, name: string) => {
                    const text = raw[name] ?? escaped(texts[name] ?? "");
                    if (text === "" && !(name in raw)) throw new Error(`No text "${name}"`);
                    return text;
                });
            },
        },
        generateBundle: {
            order: "post",
            async handler(_, bundle) {
                this.emitFile({ type: "asset", fileName: lettersName, source: letters });
                // They are no module, among which the others are found that have a notice.
                const notices = bundle["licenses.txt"];
                if (notices?.type === "asset")
                    notices.source = written([String(notices.source), packageNotice(FIGTREE)]);
                const description = (await wordsOf(language)).app;
                const app = {
                    ...JSON.parse(readFileSync(MANIFEST, "utf8")),
                    lang: language,
                    description,
                };
                this.emitFile({ type: "asset", fileName: manifest, source: JSON.stringify(app) });
                for (const [from, to] of Object.entries(names)) {
                    const file = bundle[from];
                    if (file?.type !== "asset") continue;
                    delete bundle[from];
                    this.emitFile({ type: "asset", fileName: to.slice(2), source: file.source });
                }
            },
        },
    };
}
