/**
 * The scale of strength of the rules on the board: that of the session, which `ladder` has measured or `scale load`
 * has brought; that of an earlier visit; else the one that comes with the page, which is fetched when somebody asks
 * how strong players are. Other rules than the usual ones have none until somebody measures it.
 */
import { signal } from "@preact/signals";
import { engine } from "../../engine/engine.ts";
import type { Anchor, ScaleFigures, ScaleLine } from "../../engine/protocol.ts";
import { measured } from "../keep/measured.ts";
import { show } from "../read/store.ts";
import { find } from "./ask.ts";

/** What was found out last; `scale`: null = these rules have none. */
export const scaled = signal<{ game: string; scale: ScaleLine | null } | null>(null);

/** Those that come with the page. */
const FOLDER = "../../../public/scales/";
const files = import.meta.glob<string>("../../../public/scales/*.scale", {
    query: "?raw",
    import: "default",
});

const nameOf = (family: string) => `${family}.scale`;

/** A measurement that was stopped early says little: of half of its players both ends have to be known. */
export function isKnown({ anchors }: Pick<ScaleFigures, "anchors">): boolean {
    const known = anchors.filter(({ low, high }) => low !== null && high !== null);
    return known.length > 1 && 2 * known.length >= anchors.length;
}

async function told(): Promise<ScaleLine | null> {
    const scale = find(await engine.send("scale", { quiet: true }), "scale");
    return scale !== undefined && isKnown(scale) ? scale : null;
}

/** Hands a scale to the session. */
async function takeScale(family: string, file: string): Promise<void> {
    await engine.blob(nameOf(family), new TextEncoder().encode(file));
}

/** Finds the scale of the rules on the board. */
export async function findScale(): Promise<ScaleLine | null> {
    const { game, family } = show.peek() ?? {};
    if (game === undefined || family === undefined) return null;
    let scale = await told();
    const own = measured().scales[game];
    if (scale === null && own !== undefined) {
        await takeScale(family, own);
        scale = await told();
    }
    const load = game === family ? files[FOLDER + nameOf(family)] : undefined;
    if (scale === null && load !== undefined) {
        const file = await load().catch(() => null);
        if (file !== null) await takeScale(family, file);
        scale = await told();
    }
    // The game may be another one by now.
    if (show.peek()?.game === game) scaled.value = { game, scale };
    return scale;
}

/** Players of the scale, found by what the core calls them. */
export async function anchorsOf(
    scale: ScaleLine,
    specs: readonly string[],
): Promise<(Anchor | undefined)[]> {
    const answers = await Promise.all(
        specs.map((spec) => engine.send(`spec player ${spec}`, { quiet: true })),
    );
    return answers.map((answer) => {
        const text = find(answer, "spec")?.text;
        return scale.anchors.find(({ player }) => player === text);
    });
}
