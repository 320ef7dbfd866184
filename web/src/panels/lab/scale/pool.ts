/** Who meets when a scale is measured here: the levels of the programs that play best for their time. */
import { inRole, levels, takes } from "../../../state/read/roles.ts";
import { show } from "../../../state/read/store.ts";

/** Half of the interval that is wanted between neighbours, in Elo or per cent; the most games. */
const WITHIN = { elo: 60, points: 10 };
const GAMES = { elo: 3000, points: 600 };
/** Beyond this level a move may take seconds on other boards. */
const TOO_SLOW = "expert";

/** From weak to strong within each program. */
export function poolHere(): string[] {
    const programs = inRole("judge").filter(({ name }) => name !== takes("exact"));
    return programs.flatMap(({ name }) =>
        levels(name)
            .filter((level) => level.name !== TOO_SLOW)
            .map((level) => `${name}(preset=${level.name})`),
    );
}

/** What a line of `ladder` says besides its players and its seed. */
export function ladderOptions(today: Date): { options: string[]; total: number } {
    const unit = (show.value?.player_names.length ?? 0) > 1 ? "elo" : "points";
    const date = today.toISOString().slice(0, 10);
    const total = GAMES[unit];
    return { options: [`games=${total}`, `within=${WITHIN[unit]}`, `date=${date}`], total };
}
