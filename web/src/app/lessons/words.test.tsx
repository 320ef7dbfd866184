/** What Markdown becomes, and what of it does nothing. */
import fc from "fast-check";
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { LONGEST } from "./format.ts";
import { Inline, Words } from "./words.tsx";

const html = (text: string) => renderToString(<Words text={text} />);

test("paragraphs, emphasis, code, lists, links and tables are drawn", () => {
    expect(html("A **b** *c* `d < e`\nf\n\n- x\n- y")).toBe(
        "<p>A <strong>b</strong> <em>c</em> <code>d &lt; e</code>\nf</p><ul><li>x</li><li>y</li></ul>",
    );
    expect(html("[a](https://example.org/) [b](#v=1&g=connect4)")).toBe(
        '<p><a href="https://example.org/" target="_blank" rel="noopener noreferrer">a</a> <a href="#v=1&amp;g=connect4">b</a></p>',
    );
    expect(html("| a | b |\n| - | - |\n| 1 | 2 |")).toContain("<td>2</td>");
    expect(renderToString(<Inline text="a *b*" />)).toBe("a <em>b</em>");
});

test("HTML is text, pictures are words, and links lead nowhere else", () => {
    const hostile = [
        "<script>alert(1)</script>",
        "a <img src=x onerror=alert(1)> b",
        "![picture](https://example.org/x.png)",
        "[a](javascript:alert(1)) [b](JaVaScRiPt:x) [c](data:text/html,x) [d](file:///x) <javascript:x>",
        "<style>*{display:none}</style>",
    ];
    for (const text of hostile) {
        const drawn = html(text);
        expect(drawn, text).not.toMatch(/<(?:script|img|style|a)\b/i);
    }
    expect(html(hostile[0] as string)).toContain("&lt;script>");
});

const TAGS =
    /<\/?(?:p|em|strong|del|blockquote|h4|hr|br|pre|code|ul|ol|li|table|thead|tbody|tr|th|td|div)(?: (?:class="words-table"|start="\d+"))?\/?>|<a href="(?:https?:\/\/|#)[^"]*"(?: target="_blank" rel="noopener noreferrer")?>|<\/a>/gi;

test("whatever is written, only these elements come of it", () => {
    const pieces = [
        ..."** * _ ` ``` [ ]( ) ![ < > </p> <b> &lt; | - 1. > # \\ javascript:x https://e.org".split(
            " ",
        ),
        ..."\n \t a é".split(" "),
        "\n\n",
    ];
    const text = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((all) => all.join(""));
    fc.assert(
        fc.property(text, (hostile) => {
            expect(html(hostile).replace(TAGS, "")).not.toMatch(/<[a-z/]/i);
        }),
        { numRuns: 300 },
    );
});

test("what lies deep within one another is shown as it is written", () => {
    for (const piece of ["> ", "- ", "[", "*", "**a ", "`", "<", "![", "| a ", "(", "\\"])
        expect(html(piece.repeat(LONGEST / 20)).length, piece).toBeGreaterThan(0);
});
