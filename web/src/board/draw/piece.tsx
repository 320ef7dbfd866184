/**
 * Pieces. Each player has a fill and a shape of its own, so that nobody needs to tell colours apart:
 * ring, cross, triangle, square, diamond, dot.
 */
import { lookOf } from "../../state/read/looks.ts";
import { shownFamily } from "../../state/read/store.ts";
import { part } from "../../ui/lazy.tsx";

/** Made anew each time: an element that is kept keeps all that was ever drawn around it. */
const SHAPES = [
    () => <circle cx="50" cy="50" r="20" />,
    () => <path d="M34 34L66 66M66 34L34 66" />,
    () => <path d="M50 31L69 64H31Z" />,
    () => <path d="M34 34H66V66H34Z" />,
    () => <path d="M50 29L71 50L50 71L29 50Z" />,
    () => <circle cx="50" cy="50" r="5" />,
];

/** Queens, arrows and their sheet: before a board of squares is shown, they are there. */
export const queens = part(() => import("./queen.tsx"));

const asQueens = () => (lookOf(shownFamily.value) === "queens" ? queens.module.value : null);

/** A disc, whatever the game on the board. */
export function Disc({ owner }: { owner: number }) {
    return (
        <g class={`disc disc-${owner}`}>
            <circle class="disc-body" cx="50" cy="50" r="46" />
            <circle class="disc-rim" cx="50" cy="50" r="39" />
            <g class="disc-shape">{SHAPES[owner]?.() ?? null}</g>
        </g>
    );
}

/** What stands for a player, on the board and beside text: the inside of an <svg viewBox="0 0 100 100">. */
export function DiscShape({ owner }: { owner: number }) {
    const drawn = asQueens();
    return drawn === null ? <Disc owner={owner} /> : <drawn.QueenShape owner={owner} />;
}

/** A disc as a small picture beside text. */
export function DiscIcon({ owner }: { owner: number }) {
    return (
        <svg class="disc-icon" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
            <DiscShape owner={owner} />
        </svg>
    );
}

/** A piece on the board; one that no player owns is drawn as its letter. */
export function PieceShape({ owner, letter }: { owner: number; letter: string }) {
    if (owner >= 0) return <DiscShape owner={owner} />;
    const drawn = asQueens();
    if (drawn !== null) return <drawn.ArrowShape />;
    return (
        <g class="disc disc-none">
            <circle class="disc-body" cx="50" cy="50" r="40" />
            <text x="50" y="66" text-anchor="middle">
                {letter}
            </text>
        </g>
    );
}
