/** A small menu under a button: arrows, Home and End walk, Escape closes and gives the focus back. */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { Icon, type IconName } from "./icon.tsx";
import { DOWN, walk } from "./keys.ts";

export interface Choice {
    id: string;
    title: string;
    disabled?: boolean;
}

interface Props {
    label: string;
    icon?: IconName;
    choices: readonly Choice[];
    onPick: (id: string) => void;
    children?: ComponentChildren;
}

export function Menu({ label, icon, choices, onPick, children }: Props) {
    const [open, setOpen] = useState(false);
    const id = useId();
    const box = useRef<HTMLDivElement>(null);
    const opener = useRef<HTMLButtonElement>(null);
    const items = () => [
        ...(box.current?.querySelectorAll<HTMLElement>("[role=menuitem]:not(:disabled)") ?? []),
    ];
    useEffect(() => {
        if (!open) return;
        items()[0]?.focus();
        const away = (event: Event) => {
            if (!box.current?.contains(event.target as Node)) setOpen(false);
        };
        document.addEventListener("pointerdown", away);
        return () => document.removeEventListener("pointerdown", away);
    }, [open]);
    const close = () => {
        setOpen(false);
        opener.current?.focus();
    };
    const onKeyDown = (event: KeyboardEvent) => {
        if (!open) return;
        const all = items();
        const at = all.indexOf(document.activeElement as HTMLElement);
        const to = walk(event, DOWN, at, all.length, true);
        if (event.key === "Escape") close();
        else if (to !== null) all[to]?.focus();
        else return;
        event.preventDefault();
        event.stopPropagation();
    };
    return (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys of the menu inside
        <div class="menu" ref={box} onKeyDown={onKeyDown}>
            <button
                ref={opener}
                type="button"
                class={icon === undefined ? "button" : "icon-button"}
                aria-haspopup="menu"
                aria-expanded={open}
                aria-controls={open ? id : undefined}
                aria-label={icon === undefined ? undefined : label}
                title={icon === undefined ? undefined : label}
                onClick={() => setOpen(!open)}
            >
                {icon === undefined ? (children ?? label) : <Icon name={icon} />}
            </button>
            {open && (
                <div class="menu-list card" id={id} role="menu" aria-label={label}>
                    {choices.map((choice) => (
                        <button
                            key={choice.id}
                            type="button"
                            role="menuitem"
                            class="menu-item"
                            disabled={choice.disabled}
                            onClick={() => {
                                close();
                                onPick(choice.id);
                            }}
                        >
                            {choice.title}
                        </button>
                    ))}
                </div>
            )}
        </div>
    );
}
