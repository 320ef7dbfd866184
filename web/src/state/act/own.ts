/** Players that were written in this browser: all of them is loaded where it keeps any. */
import { keepsPlayers } from "../keep/ownplayers.ts";

/** Makes them known to the engine before anything names them. */
export async function recallOwn(): Promise<void> {
    if (!keepsPlayers()) return;
    const { recall } = await import("./written.ts");
    await recall();
}
