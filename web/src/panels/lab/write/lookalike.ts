/** Words that are not what they look like: among their Latin letters stand some of another alphabet that look the same. */
import { alphabet } from "../../../words/alphabet.ts";

/** Letters that look like Latin ones, by the code of their script. */
const LIKE_LATIN = {
    Cyrl: /[аеорсухіјѕԁһӏԛԝүАВЕЅІЈКМНОРСТУХҮ]/u,
    Grek: /[ονρΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]/u,
    Armn: /[օսոհցՍՕ]/u,
    Cher: /\p{Script=Cherokee}/u,
};

export interface Lookalike {
    word: string;
    letter: string;
    /** The name of its alphabet in the language of the page. */
    script: string;
    line: number;
}

/** The first of them. */
export function lookalikeIn(text: string): Lookalike | undefined {
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}_$]+/gu)) {
        if (!/\p{Script=Latin}/u.test(word)) continue;
        for (const [script, letters] of Object.entries(LIKE_LATIN)) {
            const [letter] = letters.exec(word) ?? [];
            if (letter !== undefined)
                return {
                    ...{ word, letter, script: alphabet(script) },
                    line: text.slice(0, index).split("\n").length,
                };
        }
    }
    return undefined;
}
