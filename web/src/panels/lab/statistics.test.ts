import { describe, expect, test } from "vitest";
import { eloText, matchText, percentText, replayLink, shareText } from "./statistics.ts";

describe("intervals", () => {
    test("a share", () => {
        expect(shareText(8, 10, 0.4902, 0.9433)).toBe("8 (80.0\u202f%, 49.0 to 94.3\u202f%)");
        expect(shareText(0, 0, 0, 1)).toBe("–");
    });

    test("Elo with its error, and without where there is none", () => {
        expect(eloText(34.6, 20.2)).toBe("+35 ± 20");
        expect(eloText(-0.2, 12)).toBe("0 ± 12");
        expect(eloText(-120, null)).toBe("\u2212120");
        expect(eloText(null, null, 566.3)).toBe("at least +566 (95\u202f%)");
        expect(eloText(null, null, null, -566.3)).toBe("at most \u2212566 (95\u202f%)");
        // Of two games that one side has won: it may even be the weaker one.
        expect(eloText(null, null, -113.6)).toBe("at least \u2212114 (95\u202f%)");
        expect(eloText(null, null, null, 113.6)).toBe("at most +114 (95\u202f%)");
        expect(eloText(null, null)).toBe("not known yet");
        expect(percentText(0.5)).toBe("50.0\u202f%");
    });
});

describe("games", () => {
    test("links are as the core writes them", () => {
        expect(replayLink("connect4(rows=5)", ["uct(c=0.5)", "random"], 7, "4,4,3")).toBe(
            "v=1&g=connect4(rows=5)&p=uct(c=0.5);random&s=7&m=4,4,3",
        );
        expect(replayLink("g", ["a b*", "c"], 1, "")).toBe("v=1&g=g&p=a%20b%2A;c&s=1");
        expect(replayLink("g", ["a", "c"], 1, "u>")).toBe("v=1&g=g&p=a;c&s=1&m=u%3E");
        expect(replayLink("g", ["a", "c"], 1, "b)")).toBe("v=1&g=g&p=a;c&s=1&m=b)&e=1");
    });
});

test("a match in a sentence for newcomers", () => {
    const names = ["UCT", "Random"];
    const text = (wins: number, draws: number, losses: number, sure: number) =>
        matchText(names, { wins, draws, losses }, sure);
    expect(text(97, 0, 3, 1)).toBe(
        "UCT wins 97 of 100 games. That is no luck: it is the stronger player here.",
    );
    expect(text(1, 1, 8, 0.01)).toBe(
        "Random wins 8 of 10 games, 1 is drawn. That is no luck: it is the stronger player here.",
    );
    expect(text(3, 2, 2, 0.6)).toBe(
        "UCT wins 3 of 7 games, 2 are drawn. The difference may be luck: they do not tell who is stronger.",
    );
    expect(text(2, 0, 2, 0.5)).toMatch(/^Both win 2 of 4 games\. The difference/);
    expect(text(0, 0, 0, 0.5)).toBe("");
});
