/**
 * The words of a lesson: Markdown, drawn as elements. What is HTML in it is shown as it is written, pictures by their
 * words, and links lead to pages or into this one only: a lesson of somebody else can say things, and do nothing.
 */
import { Lexer, type Token, type Tokens } from "marked";
import type { ComponentChildren, VNode } from "preact";

const LINK = /^(?:https?:\/\/|#)/i;

const drawn = (tokens: readonly Token[] = []): ComponentChildren =>
    tokens.map((token, i) => <Part key={i} token={token as Tokens.Generic} />);

function Item({ item }: { item: Tokens.ListItem }) {
    return <li>{drawn(item.tokens)}</li>;
}

function List({ list }: { list: Tokens.List }) {
    const items = list.items.map((item, i) => <Item key={i} item={item} />);
    return list.ordered ? <ol start={Number(list.start) || 1}>{items}</ol> : <ul>{items}</ul>;
}

function Table({ table }: { table: Tokens.Table }) {
    return (
        <div class="words-table">
            <table>
                <thead>
                    <tr>
                        {table.header.map((cell, i) => (
                            <th key={i}>{drawn(cell.tokens)}</th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {table.rows.map((row, i) => (
                        <tr key={i}>
                            {row.map((cell, j) => (
                                <td key={j}>{drawn(cell.tokens)}</td>
                            ))}
                        </tr>
                    ))}
                </tbody>
            </table>
        </div>
    );
}

function Link({ link }: { link: Tokens.Link }) {
    if (!LINK.test(link.href)) return <>{drawn(link.tokens)}</>;
    const away = !link.href.startsWith("#");
    return (
        <a href={link.href} {...(away && { target: "_blank", rel: "noopener noreferrer" })}>
            {drawn(link.tokens)}
        </a>
    );
}

type Draw = (token: Tokens.Generic) => ComponentChildren;

const within =
    (Tag: "p" | "em" | "strong" | "del" | "blockquote"): Draw =>
    ({ tokens }) => <Tag>{drawn(tokens)}</Tag>;

/** By the kind of a token; of the others their text is shown. */
const DRAW: { [type: string]: Draw } = {
    space: () => null,
    def: () => null,
    hr: () => <hr />,
    br: () => <br />,
    paragraph: within("p"),
    em: within("em"),
    strong: within("strong"),
    del: within("del"),
    blockquote: within("blockquote"),
    // The step has the heading above it.
    heading: ({ tokens }) => <h4>{drawn(tokens)}</h4>,
    code: ({ text }) => (
        <pre>
            <code>{text}</code>
        </pre>
    ),
    codespan: ({ text }) => <code>{text}</code>,
    list: (token) => <List list={token as Tokens.List} />,
    table: (token) => <Table table={token as Tokens.Table} />,
    link: (token) => <Link link={token as Tokens.Link} />,
    text: ({ tokens, text }) => (tokens === undefined ? text : drawn(tokens)),
    escape: ({ text }) => text,
    checkbox: ({ checked }) => (checked ? "☑ " : "☐ "),
};

function Part({ token }: { token: Tokens.Generic }): VNode {
    const draw = Object.hasOwn(DRAW, token.type) ? DRAW[token.type] : undefined;
    return <>{draw === undefined ? (token.text ?? token.raw) : draw(token)}</>;
}

/** Levels of lists and quotations within one another that are drawn; beyond them the text stands as it is written. */
const DEEPEST = 20;
const DEEP = new RegExp(`^(?:[ \\t]*(?:>|[-+*]|\\d+[.)])){${DEEPEST}}`, "m");

function parsed(text: string): Token[] | null {
    if (DEEP.test(text)) return null;
    try {
        return new Lexer({ gfm: true }).lex(text);
    } catch {
        // More within one another than can be read.
        return null;
    }
}

/** A text of several paragraphs. */
export function Words({ text }: { text: string }) {
    const tokens = parsed(text);
    return <>{tokens === null ? <p>{text}</p> : drawn(tokens)}</>;
}

/** A text within a line. */
export function Inline({ text }: { text: string }) {
    const tokens = parsed(text);
    const [only] = tokens ?? [];
    if (tokens?.length === 1 && only?.type === "paragraph")
        return <>{drawn((only as Tokens.Paragraph).tokens)}</>;
    return <>{text}</>;
}
