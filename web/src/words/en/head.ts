/** What the documents say of themselves: to the browser, to search engines, and to messengers that show a link. */
export const head = {
    page: {
        title: "Plyscope",
        description:
            "Play Connect Four, Tron, 2048 and Amazons against the computer and see how it thinks: what every move is worth, and why.",
        noScript: "Plyscope runs entirely in this browser and needs JavaScript for it.",
    },
    preview: {
        title: "Plyscope: see a game program think",
        description:
            "Play Connect Four, Tron, 2048 and Amazons against the computer and see what every move is worth, and why.",
        picture:
            "A Connect Four board with the value of every move, beside the search that found them",
    },
    /** Of the page as an app that is installed. */
    app: "Play against a dozen searchers and see how each of them thinks.",
    reproduced: {
        title: "Reproduced - Plyscope",
        description:
            "What five teaching documents on game-playing programs published, measured again.",
        noScript: "This table is drawn in the browser and needs JavaScript for it.",
    },
};
