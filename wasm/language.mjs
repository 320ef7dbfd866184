/**
 * In which language a player's file is: it says so itself, so that a file goes from hand to hand as nothing but its
 * text. Every player in JavaScript exports something, every player in Python declares a function.
 */

const EXPORTS = /^\s*export\s+(?:default|const|let|var|function|async|class|\{)/m;
/** Lines as they begin in Python only, whole or half written. */
const PYTHON = [
    /^\s*(?:async\s+)?def\s+\w+/m,
    /^\s*class\s+\w+\s*(?:\([\w., ]*\))?\s*:/m,
    /^\s*(?:import\s+[\w., ]+|from\s+[\w.]+\s+import\s.*)$/m,
    /^\s*(?:if|elif|else|while|for|try|except|with)\b[^{]*:\s*$/m,
    /^\s*(?:#(?![!\w])|@\w|"""|''')/m,
    /^print\s*\(/m,
];

export const LANGUAGES = ["javascript", "python"];

/** What people call them. */
export const NAMES = { javascript: "JavaScript", python: "Python" };

export const languageOf = (source) =>
    !EXPORTS.test(source) && PYTHON.some((sign) => sign.test(source)) ? "python" : "javascript";

/** What files end with. */
export const ENDINGS = { javascript: ".js", python: ".py" };

/** How a line begins that is a comment. */
export const COMMENTS = { javascript: "//", python: "#" };

/** Types as people who write Python know them, the longest first. */
const TYPES = [
    [/Map<Move, number> \| \{.*?\}|\{ \[.*?\]: .*? \}/g, "dict"],
    [/\(Move \| string\)\[\]/g, "list"],
    [/Int8Array/g, "array"],
    [/(\w+)\[\]/g, "list[$1]"],
    [/\bMove\b(?! \|)/g, "int"],
    [/\bMove \| string\b/g, "int | str"],
    [/\bstring\b/g, "str"],
    [/\bboolean\b/g, "bool"],
    [/\bvoid\b|\bnull\b/g, "None"],
    [/\?:/g, ":"],
    [/\): /, ") -> "],
];

/** What the sentences call by its name in JavaScript. */
const OTHERS = [
    [/\btoMove\b/g, "to_move"],
    [/\bMath\.random\b/g, "random.random"],
    [/\bInfinity\b/g, "math.inf"],
    [/\bNaN, undefined\b/g, "None"],
    [/\bnull\b/g, "None"],
    [/\btrue\b/g, "True"],
    [/\bfalse\b/g, "False"],
];

const replaced = (text, rows) =>
    rows.reduce((before, [from, to]) => before.replace(from, to), text);

export const typesInPython = (text) => replaced(text, TYPES);
export const namesInPython = (text) => replaced(text, OTHERS);
