/** Moves in rows: one column per player where two take turns, else as many as fit. */
export function rounds(moves: string[], width: number): { text: string; ply: number }[][] {
    const rows: { text: string; ply: number }[][] = [];
    moves.forEach((text, i) => {
        if (i % width === 0) rows.push([]);
        rows.at(-1)?.push({ text, ply: i + 1 });
    });
    return rows;
}
