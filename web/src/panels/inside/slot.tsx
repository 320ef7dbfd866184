/** What can be chosen in a view stands in the one row of controls above it, though the view draws it. */
import { signal } from "@preact/signals";
import { type ComponentChildren, render } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** Where the controls of the view stand, in the row of those of the search. */
const slot = signal<HTMLElement | null>(null);

export function Slot() {
    return (
        <div
            class="inside-slot"
            ref={(element) => {
                slot.value = element;
            }}
        />
    );
}

export function InSlot({ children }: { children: ComponentChildren }) {
    const place = slot.value;
    useLayoutEffect(() => {
        if (place !== null) render(children, place);
    });
    useLayoutEffect(
        () => () => {
            if (place !== null) render(null, place);
        },
        [place],
    );
    return null;
}
