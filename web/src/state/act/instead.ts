/** The way back to a game that another one takes the place of: the page that has an address gives it (`app/share/address.ts`). */

/** Offers to come back. */
type Offer = () => void;

let leave: () => Offer = () => () => {};

/** `given` is called before the game on the board gives way, what it returns when it has. */
export function givesWayBack(given: () => Offer): void {
    leave = given;
}

/** Puts another game in the place of the one on the board, to which there is a way back then; false: it was refused. */
export async function withWayBack(put: () => Promise<boolean>): Promise<boolean> {
    const offer = leave();
    const done = await put();
    if (done) offer();
    return done;
}
