/** One row below the analysis: the views of the search, and what else a game has to look at. */

import { chooseView } from "../panels/inside/contract.ts";
import { isIdle, viewsHere } from "../panels/inside/registry.ts";
import { sectionsOf } from "../panels/registry.tsx";
import { choose } from "../state/keep/session.ts";
import { Button } from "../ui/button.tsx";
import { lookInside as say } from "../words/lookinside.ts";
import "../styles/lookinside.css";

export function LookInside() {
    const outlook = sectionsOf("think").find(({ id }) => id === "outlook");
    return (
        <nav class="look-inside" aria-label={say.label}>
            <span class="muted">{say.title}</span>
            {outlook !== undefined && (
                <Button look="link" onClick={() => choose({ panel: outlook.id })}>
                    {outlook.title}
                </Button>
            )}
            {viewsHere().map((view) => (
                <Button
                    look="link"
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
