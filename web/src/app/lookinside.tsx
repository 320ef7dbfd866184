/** One row below the analysis: the views of the search, and what else a game has to look at. */

import { chooseView } from "../panels/inside/contract.ts";
import { isIdle, viewsHere } from "../panels/inside/registry.ts";
import { sectionsOf } from "../panels/registry.tsx";
import { choose } from "../state/keep/session.ts";
import { Button } from "../ui/button.tsx";
import { lookInside as say } from "../words/lookinside.ts";
import "../styles/lookinside.css";

/** More links than these need the room of their label, and on a small window smaller letters. */
const FEW = 8;

export function LookInside() {
    const outlook = sectionsOf("think").find(({ id }) => id === "outlook");
    const views = viewsHere();
    const many = views.length + (outlook === undefined ? 0 : 1) > FEW;
    const link = many ? "look-link" : "";
    return (
        <nav class="look-inside" aria-label={say.label}>
            {!many && <span class="muted">{say.title}</span>}
            {outlook !== undefined && (
                <Button look="link" class={link} onClick={() => choose({ panel: outlook.id })}>
                    {outlook.title}
                </Button>
            )}
            {views.map((view) => (
                <Button
                    look="link"
                    class={link}
                    key={view.id}
                    data-lacks={isIdle(view)}
                    onClick={() => {
                        chooseView(view.id);
                        choose({ panel: "inside" });
                    }}
                >
                    {view.word ?? view.title}
                </Button>
            ))}
        </nav>
    );
}
