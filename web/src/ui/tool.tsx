/** A button of a toolbar: an icon, and a word or two where there is room for them. */

import type { ComponentChildren } from "preact";
import { Button, type ButtonProps } from "./button.tsx";
import type { IconName } from "./icon.tsx";

interface ToolProps extends ButtonProps {
    icon: IconName;
    /** What it does in full. */
    label: string;
    /** In one or two words; without, the icon stands alone. */
    children?: ComponentChildren;
    /** The one thing to do now. */
    next?: boolean;
}

export function Tool({ icon, label, next, children, ...rest }: ToolProps) {
    return (
        <Button
            {...rest}
            icon={icon}
            class={`tool tool-${icon} ${children === undefined ? "tool-step" : ""} ${next ? "tool-next" : ""}`}
            aria-label={label}
            title={label}
        >
            {children !== undefined && <span>{children}</span>}
        </Button>
    );
}
