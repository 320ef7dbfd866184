/**
 * Keeps the page for times without a network. The build writes the lists of the page's files and a hash
 * of their content into this file, so every build is a version of its own.
 *
 * The files that all languages need are stored together with those of the languages in which the page is open, and
 * served from there first; those of another language when the page is opened in it. A newer version is fetched
 * in the background and shown at the next visit; the version before it stays, so that a page which is
 * open meanwhile still finds the parts that it loads late.
 *
 * Every file is stored with a digest of what was received. One whose bytes have changed in the store, or
 * that the browser has thrown away, is fetched again.
 */
const FILES = __FILES__;
const PREFIX = `plyscope ${registration.scope} `;
const NAME = `${PREFIX}__VERSION__`;

/** The start page goes by the folder's name, as people type it. */
const addressOf = (file) => (file === "index.html" ? "./" : file);

/** Addresses to store: of what all languages need, and by language of the rest. */
const { all: SHARED, ...LANGUAGES } = FILES;
const shared = SHARED.map(addressOf);
const TAGS = Object.keys(LANGUAGES);

/** The language of a document: they are called fr.html, reproduced.fr.html; the others are of the first one. */
const languageOf = (address) =>
    TAGS.find((tag) => new URL(address).pathname.match(/[/.]([\w-]+)\.html$/)?.[1] === tag) ??
    TAGS[0];

const addressesOf = (languages) => [...shared, ...languages.flatMap((tag) => LANGUAGES[tag] ?? [])];

const DIGEST = "x-plyscope-digest";

async function digest(bytes) {
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** An answer of the server with its digest. */
async function sealed(response) {
    const bytes = await response.arrayBuffer();
    const headers = new Headers(response.headers);
    // From here no frame with the attribute `sandbox` is served; this one makes itself such a frame.
    if (response.url.endsWith("/sandbox.html"))
        headers.append("content-security-policy", "sandbox allow-scripts");
    for (const name of ["content-encoding", "content-length"]) headers.delete(name);
    headers.set(DIGEST, await digest(bytes));
    return new Response(bytes, { headers });
}

/** What was stored, or undefined when it is not what it was. */
async function whole(response) {
    const bytes = await response.arrayBuffer();
    if ((await digest(bytes)) !== response.headers.get(DIGEST)) return undefined;
    return new Response(bytes, { headers: response.headers });
}

/** Fetches a file anew and keeps it. Asks the server, which may answer "not modified". */
async function keep(cache, address) {
    const response = await fetch(new Request(address, { cache: "no-cache" }));
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    const file = await sealed(response);
    await cache.put(address, file.clone());
    return file;
}

async function store() {
    const cache = await caches.open(NAME);
    const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
    const languages = new Set(open.map(({ url }) => languageOf(url)));
    await Promise.all(addressesOf([...languages]).map((address) => keep(cache, address)));
    await skipWaiting();
}

/**
 * Fetches what is not there of this version in a language: all, where the page had not been open in it, or what the
 * browser has thrown away. What the server has no longer stays away.
 */
async function refill(language) {
    const cache = await caches.open(NAME);
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    for (const address of addressesOf([language]))
        if (!kept.has(new URL(address, registration.scope).href))
            await keep(cache, address).catch(() => {});
}

/** Names of our caches, oldest first. Other pages of the same host have theirs. */
async function ours() {
    return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

async function tidy() {
    const older = (await ours()).filter((name) => name !== NAME);
    await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
    await clients.claim();
}

/** A whole file; one that is damaged goes. */
async function find(address) {
    for (const name of [NAME, ...(await ours()).reverse()]) {
        const cache = await caches.open(name);
        const found = await cache.match(address, { ignoreSearch: true });
        const file = found && (await whole(found));
        if (file !== undefined) return file;
        if (found !== undefined) await cache.delete(address, { ignoreSearch: true });
    }
    return undefined;
}

/** Networks, books and Python are no part of the page until somebody chooses who needs them. */
const LATE = /\/(?:(?:networks|books)\/|assets\/micropython-[^/]*\.wasm)/;

async function answer(request) {
    const address = request.url.replace(/\/index\.html(?=$|[?#])/, "/");
    const found = await find(address);
    if (found !== undefined) return found;
    const plain = address.replace(/[?#].*/, "");
    const part = addressesOf(TAGS).some((file) => new URL(file, registration.scope).href === plain);
    if (!part && !LATE.test(plain)) return fetch(request);
    return keep(await caches.open(NAME), plain).catch(() => fetch(request));
}

addEventListener("install", (event) => event.waitUntil(store()));
addEventListener("activate", (event) => event.waitUntil(tidy()));
addEventListener("fetch", (event) => {
    const { method, url } = event.request;
    if (method !== "GET" || !url.startsWith(registration.scope)) return;
    event.respondWith(answer(event.request));
});
// A page that stands tells its language.
addEventListener("message", (event) => event.waitUntil(refill(event.data)));
