/** Addresses of the page and of the page in a frame. */

/** The whole page at the same place. */
export function wholeAddress(href: string): string {
    const url = new URL(href);
    url.search = "";
    return url.href;
}

/** Lines of HTML for another page. */
export function frameCode(href: string): string {
    const url = new URL(href);
    url.search = "?embed";
    const source = url.href.replaceAll("&", "&amp;").replaceAll('"', "%22");
    return `<iframe src="${source}" width="800" height="560" title="Plyscope" style="border:0;max-width:100%"></iframe>`;
}

/** A script for another page: its frames become as high as what they show (`app/embed/size.ts` tells them). */
export const FOLLOW_CODE = [
    "<script>",
    'addEventListener("message", (event) => {',
    '    const frames = [...document.querySelectorAll("iframe")];',
    "    const told = frames.find((frame) => frame.contentWindow === event.source);",
    '    if (told && event.data.plyscope === "size") told.height = event.data.height;',
    "});",
    "</script>",
].join("\n");
