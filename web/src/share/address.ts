import { openLink } from "../state/actions.ts";

/** Opens what the address asks for; false when it asks for nothing or cannot be opened. */
export async function openAddress(): Promise<boolean> {
    const hash = location.hash.slice(1);
    return hash !== "" && openLink(hash);
}

/** From now on the address holds the present state. */
export function startAddress(): void {}
