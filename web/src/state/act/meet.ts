/** A player takes the seat of the program, and a new game begins: whoever plays keeps the side. */
import { takes } from "../read/roles.ts";
import { shared } from "../read/shared.ts";
import { players } from "../read/store.ts";
import { newGame, setSeats } from "./game.ts";
import { whole } from "./refresh.ts";

/** Where nobody plays, or people have all seats, a person takes the first one; alone the program plays by itself. */
export function meetAtBoard(spec: string): Promise<unknown> {
    const seats = players.peek();
    const people = seats.flatMap(({ human }, seat) => (human ? [seat] : []));
    const own = people.length > 0 && people.length < seats.length ? (people[0] as number) : 0;
    const person = seats.find(({ human }) => human)?.spec ?? takes("person");
    const specs = seats.map((_, seat) => (seat === own && seats.length > 1 ? person : spec));
    shared.value = null;
    return whole(async () => {
        if (await setSeats(specs)) await newGame();
    });
}
