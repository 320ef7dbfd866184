/**
 * The pieces of Amazons as pictures: queens, each side with a crown of its own shape (round tips and an
 * open band, pointed tips and a barred band), and the mark of an arrow. Inside an <svg viewBox="0 0 100 100">.
 */
import "../../styles/queens.css";

const CROWN = "M27 70L17 33L35 50L41 23L50 46L59 23L65 50L83 33L73 70Z";
const BAND = "M27 74H73L71 84H29Z";
const TIPS: [number, number][] = [
    [16, 29],
    [40.5, 18],
    [59.5, 18],
    [84, 29],
];

function Tip({ x, y, round }: { x: number; y: number; round: boolean }) {
    if (round) return <circle cx={x} cy={y} r="5.5" />;
    return <path d={`M${x} ${y - 8}l6 8l-6 8l-6 -8z`} />;
}

export function QueenShape({ owner }: { owner: number }) {
    const round = owner === 0;
    return (
        <g class={`disc disc-${owner} queen`}>
            <g class="queen-body">
                <path d={CROWN} />
                {TIPS.map(([x, y]) => (
                    <Tip key={x} x={x} y={y} round={round} />
                ))}
                <path d={BAND} />
            </g>
            <path
                class="queen-lines"
                d={round ? "M32 62H68" : "M32 62H68M50 52V62M40 54V62M60 54V62"}
            />
        </g>
    );
}

export function ArrowShape() {
    return (
        <g class="block">
            <rect class="block-body" x="11" y="11" width="78" height="78" rx="15" />
            <path class="block-cross" d="M35 35L65 65M65 35L35 65" />
        </g>
    );
}
