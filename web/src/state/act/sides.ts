/** Which sides people play: one, all of them, or none, where the programs play by themselves. */

import { paused } from "../keep/session.ts";
import { isArriving } from "../read/arrival.ts";
import { atLevel, takes } from "../read/roles.ts";
import { isFriend, shared } from "../read/shared.ts";
import { players } from "../read/store.ts";
import { setSeats } from "./game.ts";

/** A seat's number; `all`: people at this device, on every seat; `none`: programs alone. */
export type Side = number | "all" | "none";

/** Null: people have some of the seats, or a friend has one by link. */
export function sideNow(): Side | null {
    const people = players.value.flatMap(({ human }, seat) => (human ? [seat] : []));
    if (people.some(isFriend)) return null;
    if (people.length === 0) return "none";
    if (people.length === players.value.length && people.length > 1) return "all";
    return people.length === 1 ? (people[0] as number) : null;
}

/**
 * People take this side, programs the others. Who sits on a seat that keeps its kind stays; a program that has to
 * leave its seat takes that which a person leaves.
 */
export async function takeSide(side: Side): Promise<void> {
    if (isArriving() || side === sideNow()) return;
    const seats = players.value;
    const wanted = seats.map((_, seat) => side === "all" || side === seat);
    const person = seats.find(({ human }) => human)?.spec ?? takes("person");
    const leaves = seats.find(({ human }, seat) => !human && wanted[seat]);
    const program =
        (leaves ?? seats.find(({ human }) => !human))?.spec ??
        atLevel(seats.length > 1 ? "opponent" : "judge", "medium");
    shared.value = null;
    paused.value = false;
    const specs = seats.map(({ human, spec }, seat) =>
        human === wanted[seat] ? spec : human ? program : person,
    );
    await setSeats(specs);
}
