import { vi } from "vitest";

/** Waits until a check no longer throws: ten seconds at most, for machines that are busy with other things. */
export const waited = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });
