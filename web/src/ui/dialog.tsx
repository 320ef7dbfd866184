/** A modal dialog in the browser's own <dialog>: focus stays inside, Escape and a click outside close. */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { ui as say } from "../words/ui.ts";
import { Boundary } from "./boundary.tsx";
import { IconButton } from "./button.tsx";

interface DialogProps {
    title: string;
    onClose: () => void;
    children: ComponentChildren;
    /** Buttons at the bottom. */
    foot?: ComponentChildren;
    class?: string;
}

/** Shown as long as it is rendered. */
export function Dialog({ title, onClose, children, foot, class: extra = "" }: DialogProps) {
    const ref = useRef<HTMLDialogElement>(null);
    const id = useId();
    useEffect(() => {
        const before = document.activeElement;
        const dialog = ref.current;
        // What has opened it may be gone before it is drawn.
        if (dialog?.isConnected) dialog.showModal();
        return () => {
            dialog?.close();
            if (before instanceof HTMLElement) before.focus();
        };
    }, []);
    return (
        // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, too
        <dialog
            ref={ref}
            class={`dialog ${extra}`}
            aria-labelledby={id}
            onCancel={(event) => {
                event.preventDefault();
                onClose();
            }}
            onClick={(event) => event.target === ref.current && onClose()}
        >
            <div class="dialog-head">
                <h2 id={id}>{title}</h2>
                <IconButton icon="close" label={say.close} onClick={onClose} />
            </div>
            <div class="dialog-body">
                <Boundary>{children}</Boundary>
            </div>
            {foot !== undefined && (
                <div class="dialog-foot">
                    <Boundary>{foot}</Boundary>
                </div>
            )}
        </dialog>
    );
}
