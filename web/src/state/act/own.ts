/** Whether this browser keeps players that were written here; all else of them is loaded when it does. */

export const KEY = "plyscope.players";

/** Makes them known to the engine before anything names them. */
export async function recallOwn(): Promise<void> {
    try {
        if (localStorage.getItem(KEY) === null) return;
    } catch {
        return;
    }
    const { recall } = await import("./written.ts");
    await recall();
}
