/** Components for tests: drawn without a browser, with what people can read and use in them. */
import { type ComponentChildren, options, type VNode } from "preact";
import { renderToString } from "preact-render-to-string";

/** Attributes and handlers of an element. */
// biome-ignore lint/suspicious/noExplicitAny: an element may have any
export type Props = { [name: string]: any };

export interface Drawn {
    html: string;
    /** What stands there, without tags. */
    text: string;
    /** Elements of a kind in the order in which they were made. */
    all(tag: string): Props[];
    /** Clicks on a button by its words or its label; throws when there is none that can be clicked. */
    press(name: string): unknown;
    /** Texts of the cells of all tables, row by row, heads included. */
    rows: string[][];
}

const ENTITIES: { [entity: string]: string } = {
    "&lt;": "<",
    "&gt;": ">",
    "&quot;": '"',
    "&amp;": "&",
};

function plain(html: string): string {
    return html
        .replace(/<[^>]*>/g, "")
        .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] as string);
}

function words(children: ComponentChildren): string {
    if (Array.isArray(children)) return children.map(words).join("");
    if (typeof children === "string" || typeof children === "number") return String(children);
    const inner = (children as VNode<Props> | null | undefined)?.props;
    return inner === undefined || inner === null ? "" : words(inner.children);
}

function cells(html: string): string[][] {
    return [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = ""]) =>
        [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = ""]) => plain(cell)),
    );
}

export function drawn(node: VNode): Drawn {
    const elements: { type: string; props: Props }[] = [];
    const before = options.vnode;
    options.vnode = (vnode) => {
        if (typeof vnode.type === "string") elements.push({ type: vnode.type, props: vnode.props });
        before?.(vnode);
    };
    let html: string;
    try {
        html = renderToString(node);
    } finally {
        if (before === undefined) delete options.vnode;
        else options.vnode = before;
    }
    const all = (tag: string) =>
        elements.filter(({ type }) => type === tag).map(({ props }) => props);
    return {
        html,
        text: plain(html),
        all,
        press(name) {
            const found = all("button").find(
                (props) => props["aria-label"] === name || words(props.children).trim() === name,
            );
            if (found === undefined) throw new Error(`there is no button ${name}`);
            if (found.disabled) throw new Error(`the button ${name} is disabled`);
            return found.onClick?.({});
        },
        rows: cells(html),
    };
}
