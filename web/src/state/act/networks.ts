/**
 * Networks of the session: those that were trained or loaded here, and the one that comes with the
 * page, which is fetched when something asks for it.
 */
import { signal } from "@preact/signals";
import { engine } from "../../engine/engine.ts";
import type { Network } from "../../engine/protocol.ts";
import { files as say } from "../../words/files.ts";
import { describe } from "../read/store.ts";

/** What `networks` listed last. */
export const networks = signal<Network[]>([]);

/** The name of the network that comes with the page. */
export const SHIPPED = "shipped";

export async function refreshNetworks(): Promise<void> {
    const answers = await engine.send("networks", { quiet: true });
    for (const line of answers) if (line.type === "networks") networks.value = line.networks;
}

let fetching: Promise<string | null> | null = null;

/** Fetches the network that comes with the page; null, or why there is none. */
export function loadShipped(): Promise<string | null> {
    if (engine.blobs.has(SHIPPED)) return Promise.resolve(null);
    fetching ??= (async () => {
        let error: string | null;
        try {
            // It is called by the game that has something to train.
            const game = describe.value?.games.find(({ learners }) => learners !== undefined);
            const address = `networks/${game?.name}.net`;
            const answer = await fetch(new URL(address, document.baseURI));
            if (!answer.ok) throw new Error(`${answer.status}`);
            error = await engine.blob(SHIPPED, new Uint8Array(await answer.arrayBuffer()));
        } catch {
            error = say.noNetwork;
        }
        fetching = null;
        await refreshNetworks();
        return error;
    })();
    return fetching;
}

export function fromBase64(text: string): Uint8Array {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** The bytes of a network of the session, that of a running training as it stands now. */
export async function networkBytes(name: string): Promise<Uint8Array | null> {
    const answers = await engine.send(`network save ${name}`, { quiet: true });
    for (const line of answers)
        if (line.type === "network" && line.base64 !== undefined) return fromBase64(line.base64);
    return null;
}

/** Makes the networks that specs name known to the workers of pools, which begin after this. */
export async function carryNetworks(specs: string[]): Promise<void> {
    const names = new Set<string>();
    for (const spec of specs) {
        for (const [, name = ""] of spec.matchAll(/\bnet=([\w.-]+)/g)) names.add(name);
        if (/\bntuple\b/.test(spec) && !spec.includes("net=")) names.add(SHIPPED);
    }
    for (const name of names) {
        if (name === SHIPPED) {
            await loadShipped();
            continue;
        }
        const bytes = await networkBytes(name);
        if (bytes !== null) engine.blobs.set(name, bytes);
    }
}
