import { describe, expect, test } from "vitest";
import { gamesCsv, tournamentCsv } from "./files.ts";
import { keptGame } from "./kept.ts";

const unit = (first: string, second: string) =>
    `unit match game=connect4(rows=4,cols=5) p0=${first} p1=${second} seed=5 deal=7 keep=yes`;
const request = { kind: "match", players: ["uct( sims = 5 )", "random"] } as const;

describe("games of units", () => {
    test("specs with blanks stay whole; sides change game by game", () => {
        const game = keptGame(
            { ...request, players: [...request.players] },
            1,
            unit("random", "uct( sims = 5 )"),
            "result=-1,1 moves=6 counts=3,3 late=-1 line=1,2,3,2,1,2 ms=0.1,0.2",
        );
        expect(game).toEqual({
            index: 1,
            players: ["random", "uct( sims = 5 )"],
            seats: [1, 0],
            result: [-1, 1],
            winner: 1,
            moves: 6,
            line: "1,2,3,2,1,2",
            late: -1,
            failed: -1,
        });
    });

    test("draws, games of one player, and games without moves", () => {
        const players = ["a", "b"];
        const read = (text: string) =>
            keptGame({ kind: "match", players }, 0, unit("a", "b"), text);
        expect(read("result=0,0 moves=9 line=1")?.winner).toBe(-1);
        expect(read("result=812 moves=9 line=u")?.winner).toBe(-1);
        expect(read("result=0,0 moves=9")).toBeNull();
        expect(read("result=1,-1 moves=9 late=1 line=1")?.late).toBe(1);
    });

    test("games as CSV", () => {
        const text = "result=1,-1 moves=7 line=1";
        const players = ["a", "b", "c"];
        const game = keptGame({ kind: "tournament", players }, 0, unit("a", "b"), text);
        expect(game).not.toBeNull();
        expect(gamesCsv(game === null ? [] : [game], { game: "g(a=1,b=2)" }).split("\r\n")[1]).toBe(
            '"g(a=1,b=2)",1,a;b,1;-1,7,,,1',
        );
    });
});

test("a player without a game has no score in the CSV of a tournament", () => {
    const none = {
        wins: 0,
        draws: 0,
        losses: 0,
        games: 0,
        score: null,
        score_low: 0,
        score_high: 1,
    };
    const unknown = { elo: null, elo_error: null, elo_low: null, elo_high: null, superiority: 0.5 };
    const players = ["a", "b"];
    const rows = players.map((player) => ({ player, ...none, ...unknown }));
    const rated = players.map(() => ({ elo: 0, error: null }));
    const cross = players.map(() => [null, null]);
    expect(tournamentCsv({ players, rows, cross }, rated, rated).split("\r\n").slice(1, 3)).toEqual(
        ["1,a,0,0,0,0,,,,,,,", "2,b,0,0,0,0,,,,,,,"],
    );
});

test("a tournament as CSV, best first", () => {
    const series = {
        draws: 0,
        score_low: 0,
        score_high: 1,
        elo: null,
        elo_error: null,
        elo_low: null,
        elo_high: null,
    };
    const text = tournamentCsv(
        {
            players: ["weak", "strong"],
            rows: [
                {
                    player: "strong",
                    games: 2,
                    wins: 2,
                    losses: 0,
                    score: 1,
                    superiority: 1,
                    ...series,
                },
                {
                    player: "weak",
                    games: 2,
                    wins: 0,
                    losses: 2,
                    score: 0,
                    superiority: 0,
                    ...series,
                },
            ],
            cross: [
                [null, 0],
                [2, null],
            ],
        },
        [
            { elo: -100, error: 50 },
            { elo: 100, error: null },
        ],
    );
    expect(text).toBe(
        "rank,player,games,wins,draws,losses,score,elo,elo_error,against strong,against weak\r\n" +
            "1,strong,2,2,0,0,1,100,,,2\r\n2,weak,2,0,0,2,0,-100,50,0,\r\n",
    );
});
