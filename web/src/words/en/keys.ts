/** The list of keys. */
export const keys = {
    title: "Keys",
    open: "List of keys",
    board: {
        title: "On the board",
        walk: { keys: ["← ↑ → ↓"], does: "Go over the cells" },
        steer: { keys: ["← ↑ → ↓"], does: "Move that way" },
        letters: { keys: ["W", "A", "S", "D"], does: "Move that way, too" },
        press: { keys: ["Enter", "Space"], does: "Play or choose the cell" },
        name: { keys: ["1", "2", "3", "…"], does: "Play the move of that name" },
        back: { keys: ["Esc"], does: "Take back a part of a move, or one that is kept" },
        ride: { keys: ["Space"], does: "Start a ride in real time, pause it, go on" },
    },
    record: {
        title: "In the record of the game",
        step: { keys: ["←", "→"], does: "One move back or forward, beside the board" },
        ends: {
            keys: ["Home", "End"],
            does: "To the first or the last position, beside the board",
        },
        undo: { keys: ["Ctrl+Z"], does: "Take back your move" },
        mistakes: {
            keys: ["Shift+←", "Shift+→"],
            does: "From mistake to mistake in a reviewed game",
        },
    },
    lesson: {
        title: "In a lesson",
        turn: { keys: ["PageUp", "PageDown"], does: "Before a class: the step before, the next" },
        hide: { keys: ["."], does: "Before a class: hide the values, show them" },
        point: { keys: [","], does: "Before a class: a ring that points" },
        move: { keys: ["Alt+↑", "Alt+↓"], does: "In the steps that you write: move the step" },
        copy: { keys: ["Ctrl+D"], does: "In the steps that you write: copy the step" },
        delete: { keys: ["Delete"], does: "In the steps that you write: delete the step" },
        add: { keys: ["Insert"], does: "In the steps that you write: add a step" },
    },
    page: {
        title: "On the page",
        tab: { keys: ["Tab"], does: "From one part to the next" },
        console: { keys: ["Ctrl+`"], does: "Open or close the console" },
        list: { keys: ["?"], does: "This list; in Look inside, help with what is shown" },
    },
};
