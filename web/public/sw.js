/**
 * Keeps the page for times without a network. The build writes the list of the page's files and a hash
 * of their content into this file, so every build is a version of its own.
 *
 * All files of a version are stored together and served from there first. A newer version is fetched
 * in the background and shown at the next visit; the version before it stays, so that a page which is
 * open meanwhile still finds the parts that it loads late.
 */
const FILES = __FILES__;
const PREFIX = `plyscope ${registration.scope} `;
const NAME = `${PREFIX}__VERSION__`;

/** Addresses to store; the start page goes by the folder's name, as people type it. */
const addresses = FILES.map((file) => (file === "index.html" ? "./" : file));

async function store() {
    const cache = await caches.open(NAME);
    // Asks the server for each file, which may answer "not modified".
    await cache.addAll(addresses.map((file) => new Request(file, { cache: "no-cache" })));
    await skipWaiting();
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

async function find(address) {
    for (const name of [NAME, ...(await ours()).reverse()]) {
        const cache = await caches.open(name);
        const found = await cache.match(address, { ignoreSearch: true });
        if (found !== undefined) return found;
    }
    return undefined;
}

async function answer(request) {
    const address = request.url.replace(/\/index\.html(?=$|[?#])/, "/");
    const found = await find(address);
    if (found !== undefined) return found;
    const fresh = await fetch(request);
    // Networks and books are no part of the page until somebody chooses who needs them.
    if (fresh.ok && /\/(networks|books)\//.test(address))
        await (await caches.open(NAME)).put(address, fresh.clone());
    return fresh;
}

addEventListener("install", (event) => event.waitUntil(store()));
addEventListener("activate", (event) => event.waitUntil(tidy()));
addEventListener("fetch", (event) => {
    const { method, url } = event.request;
    if (method === "GET" && url.startsWith(registration.scope))
        event.respondWith(answer(event.request));
});
