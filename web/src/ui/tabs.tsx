/** Tabs over a panel, one of them shown: arrows, Home and End walk, and what is walked to is shown. */
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { ACROSS, walk } from "./keys.ts";

interface Props<T extends string> {
    label: string;
    tabs: readonly { id: T; title: string }[];
    value: T;
    onChange: (id: T) => unknown;
    /** Between the tabs and the panel. */
    above?: ComponentChildren;
    /** Under the panel, always in view. */
    below?: ComponentChildren;
    /** Of the panel that is shown. */
    children: ComponentChildren;
}

export function Tabs<T extends string>(props: Props<T>) {
    const { tabs, value, onChange } = props;
    const row = useRef<HTMLDivElement>(null);
    /** The panel that is shown belongs to no tab. */
    const none = tabs.every(({ id }) => id !== value);
    const onKeyDown = (event: KeyboardEvent) => {
        const at = tabs.findIndex(({ id }) => id === value);
        const to = walk(event, ACROSS, at, tabs.length, true);
        const next = to === null ? undefined : tabs[to];
        if (next === undefined) return;
        event.preventDefault();
        onChange(next.id);
        row.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
    };
    return (
        <section class="tabs card" aria-label={props.label}>
            <div class="tab-list" role="tablist" ref={row} onKeyDown={onKeyDown}>
                {tabs.map(({ id, title }, i) => (
                    <button
                        key={id}
                        type="button"
                        role="tab"
                        id={`tab-${id}`}
                        class="tab"
                        aria-selected={id === value}
                        aria-controls="tab-panel"
                        tabIndex={id === value || (none && i === 0) ? 0 : -1}
                        onClick={() => onChange(id)}
                    >
                        {title}
                    </button>
                ))}
            </div>
            {props.above}
            <div
                class="tab-panel"
                id="tab-panel"
                role="tabpanel"
                aria-labelledby={none ? undefined : `tab-${value}`}
                aria-label={none ? props.label : undefined}
                key={value}
            >
                <h2 class="sr-only">{tabs.find(({ id }) => id === value)?.title ?? props.label}</h2>
                {props.children}
            </div>
            {props.below}
        </section>
    );
}
