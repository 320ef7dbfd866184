/** Writes the theme that is in force to <html data-theme>, and the ground's colour to the browser. */
import { effect, signal } from "@preact/signals";
import { settings } from "./settings.ts";

/** "system" resolved. */
export const theme = signal<"light" | "dark">("light");

export function startTheme(): void {
    // Paper is light.
    const printing = signal(false);
    addEventListener("beforeprint", () => {
        printing.value = true;
    });
    addEventListener("afterprint", () => {
        printing.value = false;
    });
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const system = signal(dark.matches);
    dark.addEventListener("change", () => {
        system.value = dark.matches;
    });
    effect(() => {
        const wanted = settings.value.theme;
        const own = wanted === "system" ? (system.value ? "dark" : "light") : wanted;
        theme.value = printing.value ? "light" : own;
        const root = document.documentElement;
        root.setAttribute("data-theme", theme.value);
        const ground = getComputedStyle(root).getPropertyValue("--bg").trim();
        document.querySelector("meta[name=theme-color]")?.setAttribute("content", ground);
    });
}
