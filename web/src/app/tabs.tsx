/** The panels beside the board, one shown at a time. */

import { currentPanel, panelsHere } from "../panels/registry.tsx";
import { choose, tour } from "../state/session.ts";
import { lazy } from "../ui/lazy.tsx";
import { Tabs } from "../ui/tabs.tsx";

const TourCard = lazy(() => import("./tours/card.tsx"), "TourCard");

export function Panels() {
    const current = currentPanel();
    return (
        <Tabs
            label="Panels"
            tabs={panelsHere()}
            value={current.id}
            onChange={(panel) => choose({ panel })}
            above={tour.value !== null && <TourCard />}
        >
            <current.Body />
        </Tabs>
    );
}
