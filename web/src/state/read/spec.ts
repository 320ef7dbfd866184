/**
 * The text of specs taken apart, "uct(sims=2k,eval=lines(one=2))". The core reads specs and answers `spec` with
 * their values; what the page has of it (the seats, the analyst, what is edited) it takes from these answers. It
 * reads text itself only where there is no answer: of the presets of `describe`, of players in lists and links
 * that have to be called something at once, and of ranges, which are of the lab and which the core does not know.
 * No other module does (lint/specs-ts.grit).
 */

/** Pieces of `text` between commas, or what else separates, that stand outside of parentheses. */
export function splitTop(text: string, separator = ","): string[] {
    const pieces: string[] = [];
    let depth = 0;
    let from = 0;
    for (let i = 0; i <= text.length; i++) {
        const c = text[i];
        if (c === "(") depth++;
        if (c === ")") depth--;
        if (i < text.length && (c !== separator || depth > 0)) continue;
        const piece = text.slice(from, i).trim();
        if (piece !== "") pieces.push(piece);
        from = i + 1;
    }
    return pieces;
}

/** The name of a spec, whatever stands in its parentheses. */
export const nameOf = (text: string): string => readSpec(text).name;

/** Name of a spec and what stands in its parentheses. */
export function readSpec(text: string): { name: string; inside: string } {
    const open = text.indexOf("(");
    if (open < 0) return { name: text.trim(), inside: "" };
    return { name: text.slice(0, open).trim(), inside: text.slice(open + 1, -1) };
}

/** key=value pieces of a spec's inside, in their order. */
export function settings(inside: string): { key: string; text: string }[] {
    return splitTop(inside).map((piece) => {
        const at = piece.indexOf("=");
        return { key: piece.slice(0, at).trim(), text: piece.slice(at + 1).trim() };
    });
}

/** The text of one setting of a spec; "" = it is not there. */
export const settingIn = (spec: string, name: string): string =>
    settings(readSpec(spec).inside).find(({ key }) => key === name)?.text ?? "";

/** The same player under a name of its own. */
export function underName(spec: string, called: string): string {
    const { name, inside } = readSpec(spec);
    const others = settings(inside).filter(({ key }) => key !== "name");
    const words = [...others.map(({ key, text }) => `${key}=${text}`), `name=${called}`];
    return `${name}(${words.join(",")})`;
}
