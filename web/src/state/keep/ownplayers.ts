/** Whether this browser keeps players that were written here. */

export const KEY = "plyscope.players";

export function keepsPlayers(): boolean {
    try {
        return localStorage.getItem(KEY) !== null;
    } catch {
        return false;
    }
}
