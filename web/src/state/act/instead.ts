/** The way back to a game that another one takes the place of: the page that has an address gives it (`app/share/address.ts`). */

/** Offers to come back. */
type Offer = () => void;

let leave: () => Offer = () => () => {};

export function givesWayBack(given: () => Offer): void {
    leave = given;
}

/** To be called before the game on the board gives way; what it returns when it has. */
export const leavingGame = (): Offer => leave();
