/** Buttons for the way through the game: at the board, and on a phone in the tab of the game. */

import { goBy, goTo } from "../../state/act/actions.ts";
import { show } from "../../state/read/store.ts";
import type { IconName } from "../../ui/icon.tsx";
import { Tool } from "../../ui/tool.tsx";
import { page } from "../../words/page.ts";

const { tools: say } = page;

interface Step {
    id: string;
    icon: IconName;
    title: string;
    disabled: boolean;
    go: () => unknown;
}

/** The four of them, as they stand now. */
export function steps(): Step[] {
    const line = show.value;
    const at = line?.moves_played.length ?? 0;
    const last = at + (line?.redo.length ?? 0);
    const [start, end] = [at === 0, at === last];
    return [
        { id: "first", icon: "first", title: say.first, disabled: start, go: () => goTo(0) },
        { id: "back", icon: "back", title: say.back, disabled: start, go: () => goBy(-1) },
        {
            id: "forward",
            icon: "forward",
            title: say.forward,
            disabled: end,
            go: () => goBy(1),
        },
        { id: "last", icon: "last", title: say.last, disabled: end, go: () => goTo(last) },
    ];
}

export function Steps() {
    return (
        <div class="tool-steps">
            {steps().map(({ id, icon, title, disabled, go }) => (
                <Tool key={id} icon={icon} label={title} disabled={disabled} onClick={() => go()} />
            ))}
        </div>
    );
}
