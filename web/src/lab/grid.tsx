/** Lines and numbers behind a chart of the laboratory. */

export interface GridProps {
    xs: readonly number[];
    ys: readonly number[];
    /** From numbers to the picture. */
    x: (n: number) => number;
    y: (n: number) => number;
    /** Edges of the plot, and where the numbers below it stand. */
    left: number;
    right: number;
    top: number;
    bottom: number;
    foot: number;
    notation?: "compact";
}

export function Grid({ xs, ys, x, y, left, right, top, bottom, foot, notation }: GridProps) {
    return (
        <>
            {ys.map((mark) => (
                <g key={mark}>
                    <path class="curve-grid" d={`M${left} ${y(mark)}H${right}`} />
                    <text class="curve-axis" x={left - 6} y={y(mark) + 4} text-anchor="end">
                        {mark}
                    </text>
                </g>
            ))}
            {xs.map((mark) => (
                <g key={mark}>
                    <path class="curve-grid" d={`M${x(mark)} ${top}V${bottom}`} />
                    <text class="curve-axis" x={x(mark)} y={foot} text-anchor="middle">
                        {mark.toLocaleString("en", notation && { notation })}
                    </text>
                </g>
            ))}
        </>
    );
}
