/** The panels beside the board, one shown at a time. */

import { currentPanel, panelsHere } from "../panels/registry.tsx";
import { choose, tour } from "../state/session.ts";
import { lazy } from "../ui/lazy.tsx";

const TourCard = lazy(() => import("../tours/card.tsx"), "TourCard");

function onKeyDown(event: KeyboardEvent): void {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    const all = panelsHere();
    const at = all.indexOf(currentPanel());
    const next = all[(at + step + all.length) % all.length];
    if (next === undefined) return;
    event.preventDefault();
    choose({ panel: next.id });
    document.getElementById(`tab-${next.id}`)?.focus();
}

export function Tabs() {
    const current = currentPanel();
    return (
        <section class="tabs card" aria-label="Panels">
            <div class="tab-list" role="tablist" onKeyDown={onKeyDown}>
                {panelsHere().map(({ id, title }) => (
                    <button
                        key={id}
                        type="button"
                        role="tab"
                        id={`tab-${id}`}
                        class="tab"
                        aria-selected={id === current.id}
                        aria-controls="tab-panel"
                        tabIndex={id === current.id ? 0 : -1}
                        onClick={() => choose({ panel: id })}
                    >
                        {title}
                    </button>
                ))}
            </div>
            {tour.value !== null && <TourCard />}
            <div
                class="tab-panel"
                id="tab-panel"
                role="tabpanel"
                aria-labelledby={`tab-${current.id}`}
                key={current.id}
            >
                <h2 class="sr-only">{current.title}</h2>
                <current.Body />
            </div>
        </section>
    );
}
