/** A small menu under a button: arrows, Home and End walk, Escape closes and gives the focus back. */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { Icon, type IconName } from "./icon.tsx";
import { DOWN, walk } from "./keys.ts";

export interface Choice {
    id: string;
    title: string;
    /** Of its title, where that is not of the page. */
    lang?: string;
    /** One sentence about it. */
    doc?: string | undefined;
    disabled?: boolean;
    /** It is on or off. */
    checked?: boolean;
    /** It is the one of several that holds, or another is. */
    chosen?: boolean;
}

function roleOf({ checked, chosen }: Choice) {
    if (chosen !== undefined) return "menuitemradio";
    return checked !== undefined ? "menuitemcheckbox" : "menuitem";
}

interface Props {
    label: string;
    icon?: IconName;
    choices: readonly Choice[];
    onPick: (id: string) => void;
    /** It may bring the choices: until there are some, no list is shown. */
    onOpen?: () => void;
    /** Of the button, where that is no plain one. */
    class?: string;
    children?: ComponentChildren;
}

export function Menu({ label, icon, choices, onPick, onOpen, children, ...own }: Props) {
    const [open, setOpen] = useState(false);
    const listed = open && choices.length > 0;
    const id = useId();
    const box = useRef<HTMLDivElement>(null);
    const opener = useRef<HTMLButtonElement>(null);
    const items = () => [
        ...(box.current?.querySelectorAll<HTMLElement>("[role^=menuitem]:not(:disabled)") ?? []),
    ];
    useEffect(() => {
        if (listed) items()[0]?.focus();
    }, [listed]);
    useEffect(() => {
        if (!open) return;
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
                class={own.class ?? (icon === undefined ? "button" : "icon-button")}
                aria-haspopup="menu"
                aria-expanded={open}
                aria-controls={listed ? id : undefined}
                aria-label={icon === undefined ? undefined : label}
                title={icon === undefined && own.class === undefined ? undefined : label}
                onClick={() => {
                    if (!open) onOpen?.();
                    setOpen(!open);
                }}
            >
                {icon === undefined ? (children ?? label) : <Icon name={icon} />}
            </button>
            {listed && (
                <div class="menu-list card" id={id} role="menu" aria-label={label}>
                    {choices.map((choice) => (
                        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: only radios and boxes have it
                        <button
                            key={choice.id}
                            type="button"
                            lang={choice.lang}
                            role={roleOf(choice)}
                            aria-checked={choice.checked ?? choice.chosen}
                            class={choice.doc === undefined ? "menu-item" : "menu-item menu-told"}
                            disabled={choice.disabled}
                            onClick={() => {
                                close();
                                onPick(choice.id);
                            }}
                        >
                            {choice.title}
                            {choice.doc !== undefined && <span class="muted">{choice.doc}</span>}
                        </button>
                    ))}
                </div>
            )}
        </div>
    );
}
