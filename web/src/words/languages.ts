/**
 * The languages that the page is built in, each by its tag and its own name. The first is the one that the others are
 * made from; its documents stand where an address without a name leads.
 */
export const languages = [
    { tag: "en", name: "English" },
    { tag: "fr", name: "Français" },
];

/** Where the documents of a language stand, as the others name them. */
export const documentsOf = (tag: string) =>
    tag === languages[0]?.tag
        ? { page: "./", reproduced: "./reproduced.html" }
        : { page: `./${tag}.html`, reproduced: `./reproduced.${tag}.html` };
