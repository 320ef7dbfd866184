/**
 * Colours of the views, read from the style sheets for each theme. Values go from orange (bad for who
 * is to move at the root) over grey to blue (good): told apart by everybody, and by lightness, too.
 */

export interface Palette {
    ground: string;
    inset: string;
    line: string;
    lineStrong: string;
    text: string;
    soft: string;
    accent: string;
    accentSoft: string;
    good: string;
    bad: string;
    warn: string;
    charts: string[];
    players: { fill: string; ink: string }[];
    font: string;
    board: string;
    hole: string;
    wall: string;
    /** Stops of the scale of values, bad to good. */
    scale: string[];
}

const STOPS = 5;

export function readPalette(element: Element = document.documentElement): Palette {
    const style = getComputedStyle(element);
    const of = (name: string) => style.getPropertyValue(name).trim();
    return {
        ground: of("--surface"),
        inset: of("--inset"),
        line: of("--line"),
        lineStrong: of("--line-strong"),
        text: of("--text"),
        soft: of("--text-soft"),
        accent: of("--accent"),
        accentSoft: of("--accent-soft"),
        good: of("--good"),
        bad: of("--bad"),
        warn: of("--warn"),
        charts: Array.from({ length: 8 }, (_, i) => of(`--chart-${i + 1}`)),
        players: Array.from({ length: 6 }, (_, i) => ({
            fill: of(`--player-${i}`),
            ink: of(`--player-${i}-ink`),
        })),
        font: of("--font"),
        board: of("--board"),
        hole: of("--board-hole"),
        wall: of("--wall"),
        scale: Array.from({ length: STOPS }, (_, i) => of(`--scale-${i}`)),
    };
}

type Rgb = [number, number, number];

export function rgbOf(hex: string): Rgb {
    const value = Number.parseInt(hex.slice(1), 16);
    return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const hexOf = (rgb: Rgb) =>
    `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

/** Relative luminance of WCAG 2. */
export function luminance(hex: string): number {
    const [r, g, b] = rgbOf(hex).map((part) => {
        const s = part / 255;
        return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
    }) as Rgb;
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(a: string, b: string): number {
    const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
    return (high + 0.05) / (low + 0.05);
}

/** Colours of a scale are mixed once: so many steps. */
const STEPS = 64;

export interface Scale {
    /** -1 bad .. +1 good. */
    fill(place: number): string;
    /** Letters on that fill: the darker or the lighter one, whichever is read more easily. */
    ink(place: number): string;
}

const scales = new WeakMap<Palette, Scale>();

export function scaleOf(palette: Palette): Scale {
    const known = scales.get(palette);
    if (known !== undefined) return known;
    const stops = palette.scale.map(rgbOf);
    const fills = Array.from({ length: STEPS + 1 }, (_, i) => {
        const at = (i / STEPS) * (stops.length - 1);
        const low = Math.min(stops.length - 2, Math.floor(at));
        const [a, b] = [stops[low] as Rgb, stops[low + 1] as Rgb];
        return hexOf(a.map((part, k) => part + ((b[k] as number) - part) * (at - low)) as Rgb);
    });
    const inks = fills.map((fill) =>
        contrast(fill, "#0d1117") >= contrast(fill, "#ffffff") ? "#0d1117" : "#ffffff",
    );
    const step = (place: number) =>
        Math.round(((Math.max(-1, Math.min(1, place)) + 1) / 2) * STEPS);
    const scale = {
        fill: (place: number) => fills[step(place)] as string,
        ink: (place: number) => inks[step(place)] as string,
    };
    scales.set(palette, scale);
    return scale;
}

/**
 * Where a value stands on the scale, -1..+1. Small advantages matter most: the root of the share.
 * `middle` and `span`: 0 and 100 in games that are won or lost; in games of points what the root is
 * worth, and the largest difference.
 */
export function placeOf(value: number, middle: number, span: number): number {
    const share = (value - middle) / (span || 1);
    return Math.sign(share) * Math.sqrt(Math.min(1, Math.abs(share)));
}
