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
    /** Letters upon any fill: the dark ones and the light ones. */
    inks: [dark: string, light: string];
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
        inks: [of("--ink-dark"), of("--ink-light")],
        scale: Array.from({ length: STOPS }, (_, i) => of(`--scale-${i}`)),
    };
}

type Rgb = [number, number, number];

/** Of "#1a2130", or of "#fff": a style sheet may be shortened when the page is built. */
function rgbOf(hex: string): Rgb {
    const digits = hex.length === 4 ? hex.replace(/[^#]/g, "$&$&") : hex;
    const value = Number.parseInt(digits.slice(1), 16);
    return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const hexOf = (rgb: Rgb) =>
    `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

/** Relative luminance of WCAG 2. */
function luminance(hex: string): number {
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

const inks = new WeakMap<Palette, Map<string, string>>();

/** Letters on a fill: the darker or the lighter ones, whichever are read more easily. */
export function inkOn(palette: Palette, fill: string): string {
    const known = inks.get(palette) ?? new Map<string, string>();
    inks.set(palette, known);
    const [dark, light] = palette.inks;
    const ink = known.get(fill) ?? (contrast(fill, dark) >= contrast(fill, light) ? dark : light);
    known.set(fill, ink);
    return ink;
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
    const letters = fills.map((fill) => inkOn(palette, fill));
    const step = (place: number) =>
        Math.round(((Math.max(-1, Math.min(1, place)) + 1) / 2) * STEPS);
    const scale = {
        fill: (place: number) => fills[step(place)] as string,
        ink: (place: number) => letters[step(place)] as string,
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
