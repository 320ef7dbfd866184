/** Players that were written here meet others, or their earlier versions. */
import { experiments } from "../../../state/act/experiment.ts";
import { notify } from "../../../state/act/notify.ts";
import { keepPlayer, type Version } from "../../../state/act/written.ts";
import { openPanel } from "../../../state/keep/session.ts";

export function meet(...specs: string[]): void {
    experiments.match.players.value = specs;
    openPanel("match");
}

/** An earlier version becomes a player of its own, and both meet. */
export async function meetVersion(name: string, { source }: Version): Promise<void> {
    const old = `${name.slice(0, 18)}-old`;
    const wrong = await keepPlayer(old, source);
    if (wrong === null) meet(name, old);
    else notify("error", wrong.text);
}
