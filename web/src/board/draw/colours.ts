/** The colours of a picture, read from the style sheets once for each theme. */

export interface Colours {
    ground: string;
    grid: string;
    wall: string;
    wallEdge: string;
    text: string;
    soft: string;
    accent: string;
    onAccent: string;
    mark: string;
    font: string;
    portal: string;
    /** How much of its colour a trail casts around itself, 0..1. */
    glow: number;
    players: { fill: string; contrast: string }[];
}

const PLAYERS = 6;

/** Reads the tokens as they stand at `element`. */
export function readColours(element: Element): Colours {
    const style = getComputedStyle(element);
    const token = (name: string) => style.getPropertyValue(name).trim();
    return {
        ground: token("--field"),
        grid: token("--field-grid"),
        wall: token("--wall"),
        wallEdge: token("--wall-edge"),
        glow: Number(token("--trail-glow")),
        text: token("--text"),
        soft: token("--text-soft"),
        accent: token("--accent"),
        onAccent: token("--on-accent"),
        mark: token("--board-mark"),
        portal: token("--portal"),
        font: style.fontFamily,
        players: Array.from({ length: PLAYERS }, (_, i) => ({
            fill: token(`--player-${i}`),
            contrast: token(`--player-${i}-ink`),
        })),
    };
}
