/** Wide pictures have larger letters: they are looked at from afar. */
const USUAL = 800;
const MOST = 1.6;

export const zoomOf = (width: number) => Math.max(1, Math.min(MOST, width / USUAL));
