/**
 * The mutants of a C file: of the code inside bodies of functions only; comments, strings and preprocessor lines
 * stay as they are. The text is read as clang-format writes it: an operator between two values has blanks
 * around it, one before a value has none behind it.
 */
import { Found } from "./mutate.mjs";

const TOKEN = new RegExp(
    [
        /(?<space>\s+)/,
        /(?<comment>\/\/(?:\\\n|[^\n])*|\/\*[\s\S]*?\*\/)/,
        /(?<directive>^[ \t]*#(?:\\\n|\/\*[\s\S]*?\*\/|[^\n])*)/,
        /(?<string>(?:u8|[uUL])?(?:"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'))/,
        /(?<number>\.?\d(?:[eEpP][+-]|[\w.])*)/,
        /(?<name>[A-Za-z_]\w*)/,
        /(?<sign><<=|>>=|\.\.\.|->|\+\+|--|<<|>>|[<>=!+\-*/%&|^]=|&&|\|\||[\s\S])/,
    ]
        .map((part) => part.source)
        .join("|"),
    "gmy",
);

/** The tokens of code, `{ kind, text, at, end }`; blanks, comments and directives are none. */
function tokens(text) {
    const list = [];
    for (const { groups, index, 0: word } of text.matchAll(TOKEN)) {
        const kind = Object.keys(groups).find((name) => groups[name] !== undefined);
        if (["space", "comment", "directive"].includes(kind)) continue;
        list.push({ kind, text: word, at: index, end: index + word.length });
    }
    return list;
}

const OPENS = { "(": ")", "[": "]", "{": "}" };

/** For each bracket, by number, the number of the one that belongs to it. */
function partners(list) {
    const found = new Map();
    const open = [];
    for (const [i, { kind, text }] of list.entries()) {
        if (kind !== "sign") continue;
        if (Object.hasOwn(OPENS, text)) open.push(i);
        else if (text === OPENS[list[open.at(-1)]?.text]) {
            found.set(open.at(-1), i);
            found.set(i, open.pop());
        }
    }
    return found;
}

/** Ranges of tokens that are bodies of functions: a brace outside of all others that follows `)`. */
function bodies(list, partner) {
    const found = [];
    for (let i = 0; i < list.length; i++) {
        if (list[i].text !== "{" || !partner.has(i)) continue;
        const end = partner.get(i);
        if (list[i - 1]?.text === ")") found.push([i + 1, end]);
        i = end;
    }
    return found;
}

const NO_CALL = ["if", "while", "for", "switch", "return", "sizeof", "case", "else", "do"];
NO_CALL.push("_Alignof", "_Alignas", "_Static_assert", "static_assert", "defined", "assert");

/** The places of the arguments between two parentheses, by number of token. */
function argumentsOf(list, open, close, partner) {
    const places = [];
    let from = open + 1;
    for (let i = open + 1; i <= close; i++) {
        if (i < close && Object.hasOwn(OPENS, list[i].text) && partner.has(i)) i = partner.get(i);
        else if (i === close || list[i].text === ",") {
            if (i > from) places.push([list[from].at, list[i - 1].end]);
            from = i + 1;
        }
    }
    return places;
}

/** Whether an expression compares or combines conditions, outside of parentheses. */
function isCondition(list, from, to, partner) {
    let found = false;
    for (let i = from; i < to; i++) {
        if (Object.hasOwn(OPENS, list[i].text) && partner.has(i)) i = partner.get(i);
        else if (["?", ":"].includes(list[i].text)) return false;
        else found ||= /^(?:[<>]=?|[=!]=|!|&&|\|\|)$/.test(list[i].text);
    }
    return found;
}

/** The mutants of a C source, in no order that matters. */
export function mutantsOfC(text) {
    const found = new Found(text);
    const list = tokens(text);
    const partner = partners(list);
    const blank = (at) => /\s/.test(text[at]);
    const between = ({ at, end }) => blank(at - 1) && blank(end);
    for (const [first, last] of bodies(list, partner))
        for (let i = first; i < last; i++) {
            const token = list[i];
            if (token.kind === "number") found.addNumber(token.at, token.end);
            else if (token.kind === "sign") {
                if (["++", "--"].includes(token.text) || between(token))
                    found.addSign(token.at, token.text);
                if (token.text === "!") found.add("negated condition", token.at, token.end, "");
            } else if (token.kind === "name") named(i);
        }
    return found.mutants;

    function named(i) {
        const { text: name, at, end } = list[i];
        if (name === "true" || name === "false")
            found.add("constant", at, end, String(name !== "true"));
        if (name === "return") returned(i);
        if (list[i + 1]?.text !== "(" || !partner.has(i + 1)) return;
        const close = partner.get(i + 1);
        if (name === "if" || name === "while") {
            const [from, to] = [list[i + 1].end, list[close].at];
            const asked = text.slice(from, to);
            // Of !a the contrary is a, which its sign has been left out for.
            if (!/^![\w.>()[\]-]+$/.test(asked))
                found.add("negated condition", from, to, `!(${asked})`);
        }
        if (NO_CALL.includes(name)) return;
        found.addSwaps(argumentsOf(list, i + 1, close, partner));
        if (begins(i) && list[close + 1]?.text === ";")
            found.add("removed call", at, list[close + 1].end, "{}");
    }

    /** Whether a statement begins with this token; behind a parenthesis only that of a condition or loop. */
    function begins(i) {
        const before = list[i - 1].text;
        if (before !== ")") return [";", "{", "}", "else", "do"].includes(before);
        return ["if", "while", "for", "switch"].includes(list[partner.get(i - 1) - 1]?.text);
    }

    function returned(i) {
        let to = i + 1;
        while (list[to].text !== ";") to = (partner.get(to) ?? to) + 1;
        // Of nothing, or of one word, that constants have had.
        if (to === i + 1) return;
        const [at, end] = [list[i + 1].at, list[to - 1].end];
        const value = text.slice(at, end);
        if (to === i + 2 && (list[i + 1].kind === "number" || /^(true|false)$/.test(value))) return;
        const opposite = isCondition(list, i + 1, to, partner) ? `!(${value})` : "0";
        found.add("changed return", at, end, opposite);
    }
}
