/** Puts timers in the scope that can all be ended at once, by the function that this returns. */
export function keepTimers(scope: object): () => void;
/**
 * Remembers the scope and all of the language; the function that this returns makes both what they were,
 * and tells whether it could.
 */
export function keepRealm(scope: object): () => boolean;
