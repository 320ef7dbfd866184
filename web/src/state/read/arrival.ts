/** Another game that is on its way: what people do until it is there was meant for the one they see. */

let arriving = 0;

/** Brings another game; until it is on the board, lines about the one before are not sent. */
export async function arrival<T>(work: () => Promise<T>): Promise<T> {
    arriving++;
    try {
        return await work();
    } finally {
        arriving--;
    }
}

export function isArriving(): boolean {
    return arriving > 0;
}
