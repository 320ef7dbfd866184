/**
 * The mutants of a TypeScript file, found in its syntax tree; types, comments, texts and the text of
 * elements stay as they are.
 */
import { Found } from "./mutate.mjs";

/** The parser of the page's bundler; TypeScript itself has none that a script can call. */
const PARSER = new URL("../../web/node_modules/rolldown/dist/parse-ast-index.mjs", import.meta.url);

const SIGNED = ["BinaryExpression", "LogicalExpression", "AssignmentExpression"];
/** Nodes of types that hold an expression; of all others nothing is mutated. */
const TYPED = ["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"];
TYPED.push("TSInstantiationExpression");
const CONDITIONS = ["IfStatement", "WhileStatement", "DoWhileStatement", "ConditionalExpression"];

/** A function that gives the mutants of a source; `lang`: "ts" or "tsx". */
export async function mutatorOfTs() {
    const { parseAst } = await import(PARSER.href);
    return (text, lang) => mutantsOf(text, parseAst(text, { lang }));
}

function mutantsOf(text, tree) {
    const found = new Found(text);
    const visit = (node) => {
        if (Array.isArray(node)) for (const one of node) visit(one);
        if (node === null || typeof node?.type !== "string") return;
        if (TYPED.includes(node.type)) return visit(node.expression);
        if (node.type.startsWith("TS") || node.type === "ImportDeclaration") return;
        mutate(node, text, found);
        for (const child of Object.values(node)) if (typeof child === "object") visit(child);
    };
    visit(tree);
    return found.mutants;
}

/** The mutants of a node itself. */
function mutate(node, text, found) {
    const source = ({ start, end }) => text.slice(start, end);
    const isLiteral = ({ type }) => type === "Literal" || type === "TemplateLiteral";
    if (SIGNED.includes(node.type)) {
        const from = node.left.end;
        // Between its two sides: a comment there could hold the sign, too; a parenthesis may.
        const place = signBetween(text, from, node.right.start, node.operator);
        if (place !== null) found.addSign(place, node.operator);
    } else if (node.type === "UpdateExpression") {
        const at = node.prefix ? node.start : node.end - node.operator.length;
        found.addSign(at, node.operator);
    } else if (node.type === "UnaryExpression" && node.operator === "!")
        found.add("negated condition", node.start, node.start + 1, "");
    else if (CONDITIONS.includes(node.type)) {
        const { type, operator, start, end } = node.test;
        // Of !a the contrary is a, which its sign has been left out for.
        if (type !== "UnaryExpression" || operator !== "!")
            found.add("negated condition", start, end, `!(${source(node.test)})`);
    } else if (node.type === "Literal") literal(node, found);
    else if (node.type === "ExpressionStatement") {
        const inner = node.expression.type === "AwaitExpression" ? "argument" : null;
        const call = inner === null ? node.expression : node.expression[inner];
        const called = call.type === "ChainExpression" ? call.expression : call;
        if (called.type === "CallExpression" && called.callee.type !== "Super")
            found.add("removed call", node.start, node.end, "{}");
    } else if (node.type === "CallExpression" || node.type === "NewExpression")
        found.addSwaps(node.arguments.map(({ start, end }) => [start, end]));
    else if (node.type === "ReturnStatement" && node.argument !== null && !isLiteral(node.argument))
        returned(node.argument, source(node.argument), found);
    else if (node.type === "ArrowFunctionExpression" && node.body.type !== "BlockStatement")
        if (!isLiteral(node.body) && text[node.body.start - 1] !== "(")
            returned(node.body, source(node.body), found);
}

function literal({ value, start, end }, found) {
    if (typeof value === "boolean") found.add("constant", start, end, String(!value));
    else if (typeof value === "number" || typeof value === "bigint") found.addNumber(start, end);
}

function isCondition({ type, operator }) {
    if (type === "UnaryExpression") return operator === "!";
    if (type === "LogicalExpression") return operator !== "??";
    return type === "BinaryExpression" && /^(?:[<>]=?|[=!]==?|in|instanceof)$/.test(operator);
}

function returned(value, text, found) {
    const now = isCondition(value) ? `!(${text})` : "undefined";
    found.add("changed return", value.start, value.end, now);
}

/** Where a sign stands between two places, comments aside; null where it does not. */
function signBetween(text, from, to, sign) {
    const bare = text
        .slice(from, to)
        .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, (comment) => " ".repeat(comment.length));
    const at = bare.indexOf(sign);
    return at < 0 ? null : from + at;
}
