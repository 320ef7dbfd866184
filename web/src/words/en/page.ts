/** The frame around board and panels: what everybody sees first. */
import { part, rich } from "../grammar.ts";
import { counted, STEPS } from "./english.ts";

/** Between the parts of a row. */
const DOT = " · ";

export const page = {
    toBoard: "To the board",
    board: "The board",

    topBar: {
        claim: "See a game program think",
        games: "Games",
        learn: { word: "Learn", label: "Learn: lessons on the board" },
        workshop: { word: "Workshop", label: "Workshop: write a player" },
        share: "Share",
        language: "Language",
        settings: "Settings",
        present: "Present: everything larger, before a class",
    },
    variant: {
        unknown: "Variant",
        usual: "Usual rules",
        /** Of the window. */
        title: (game: string, variant: string) => `${game}, ${variant} · Plyscope`,
    },

    seats: {
        thinking: "thinking",
        toMove: "to move",
        lastTime: "Time of the last move",
        late: { word: "late", doc: "Was late: went straight on where that was open" },
        steps: (count: number) => counted(count, STEPS),
        place: (place: number) => `${place}.`,
        draw: "½",
        letPlay: "Let somebody else play",
        you: "You",
        computer: "Computer",
        about: (parts: readonly string[]) => parts.join(DOT),
        level: {
            of: (seat: string) => `Level of ${seat}`,
            usual: "Usual settings",
            own: "Own settings",
            settings: "Settings",
            others: "Other algorithms and settings",
            friend: "A friend, by link",
        },
    },

    status: {
        starting: "Starting the engine …",
        settingUp: (mover: string) =>
            `Setting up, ${mover} to move: choose a piece, then the cells that it goes to.`,
        friend: "Your friend's turn: send the link.",
        move: (number: number) => `move ${number}`,
        step: (number: number) => `step ${number}`,
        review: "Review",
        send: "Send the link",
        moveNow: "Move now",
        pause: { word: "Pause", label: "Pause the computer" },
        play: { word: "Let it play", label: "Let the computer play" },
    },

    tools: {
        newGame: { label: "New game", word: rich`New${part("more", " game")}` },
        takeBack: { label: "Take back my move", word: "Take back", short: "Undo" },
        hint: "Hint",
        swap: { label: "Swap sides", word: "Swap" },
        layers: "Layers",
        more: "More",
        first: "First position",
        back: "One move back",
        forward: "One move forward",
        last: "Last position",
    },

    tabs: { label: "Panels", section: "Section", play: "Play", think: "Think" },

    welcome: {
        title: "New here?",
        claim: "Play, and see what a program thinks of every move.",
        watch: "Watch two programs",
        lesson: "Three-minute lesson",
        write: "Write your own",
        close: "Close for ever",
    },
    hints: {
        value: "The number in a cell is what the program thinks of the move.",
        level: "Too strong or too weak? Its level is chosen above the board.",
        close: "Close this hint for ever",
    },

    console: {
        title: "Console",
        about: "Everything here is also a line of text",
        tip: "Open or close the console (Ctrl+`)",
        keys: "Tab completes, Shift+Tab leaves",
    },

    /** A link that has been opened, and the way back. */
    links: {
        opened: "A link has been opened.",
        backHere: "Back to what was here",
        left: (game: string) => `Your game of ${game} was left.`,
        back: "Back to it",
        unknown: (asked: string) => `The link asks for “${asked}”, which this page does not have.`,
    },

    broken: {
        engine: (why: string) => `The engine has stopped: ${why}.`,
        startAgain: "Start it again",
        /** `why`: the end of a sentence, with its full stop. */
        page: (why: string) => `Something on this page went wrong, the rest goes on: ${why}`,
    },
};
