/** The board as a picture and the game as an animation. */
import { counted } from "./english.ts";

export const pictures = {
    kind: "Kind of picture",
    kinds: { png: "Picture (PNG)", svg: "Drawing (SVG)", gif: "Animation (GIF)" },
    shown: { board: "The board as it will be saved", game: "The game as an animation" },
    width: "Width in pixels",
    speed: "Speed",
    paces: { slow: "Slow", normal: "Normal", fast: "Fast" },
    withValues: "With the values that stand on the board",
    save: {
        png: "Save the picture",
        svg: "Save the drawing",
        gif: (size: string) => `Save the animation (${size})`,
    },
    make: "Make the animation",
    cancel: "Cancel",
    drawn: "Positions drawn",
    progress: (done: number, all: number) => `${done} of ${all} positions`,
    tooLarge: "This browser could not make a picture of that size.",
    unreadable: "A position of the game could not be read.",
    noMove: "No move has been played yet.",
    about: (count: number) =>
        `The game so far in ${counted(count, { one: "picture", other: "pictures" })}, without what lies over the board.`,
};
