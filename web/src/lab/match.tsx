/** The laboratory, loaded when its tab is first opened. */
import { lazy } from "../ui/lazy.tsx";

export const MatchPanel = lazy(() => import("./panel.tsx"), "LabPanel");
