/** A part of the page that was asked for and takes its time is told: first that it comes, later what else one can do. */
import "../styles/coming.css";
import { useComputed, useSignalEffect } from "@preact/signals";
import { render } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../ui/button.tsx";
import { loading } from "../ui/lazy.tsx";
import { coming as say } from "../words/coming.ts";
import { ui } from "../words/ui.ts";

/** Milliseconds until somebody wonders what happens, and until it may not come at all. */
const WONDERS = 1000;
const DOUBTS = 15_000;

function Coming() {
    const [told, setTold] = useState<"nothing" | "coming" | "long">("nothing");
    const some = useComputed(() => loading.value > 0);
    useSignalEffect(() => {
        if (!some.value) return;
        const timers = [
            setTimeout(() => setTold("coming"), WONDERS),
            setTimeout(() => setTold("long"), DOUBTS),
        ];
        return () => {
            for (const timer of timers) clearTimeout(timer);
            setTold("nothing");
        };
    });
    return (
        <p class="coming" role="status">
            {told === "coming" && say.coming}
            {told === "long" && `${say.long} `}
            {told === "long" && <Button onClick={() => location.reload()}>{ui.reload}</Button>}
        </p>
    );
}

/** It stands beside the page: a dialog or a panel that is on its way has no place yet. */
export function startComing(): void {
    const place = document.createElement("div");
    document.body.append(place);
    render(<Coming />, place);
}
