/** Buttons: words, an icon, or both. */
import type { ButtonHTMLAttributes, ComponentChildren } from "preact";
import { Icon, type IconName } from "./icon.tsx";

type Native = Omit<
    ButtonHTMLAttributes<HTMLButtonElement>,
    "class" | "icon" | "label" | "onClick" | "size"
>;

export interface ButtonProps extends Native {
    /**
     * The main one of its group; one without a frame; one of several pages; a small one; a small one that leads
     * somewhere; one with a look of its own.
     */
    look?: keyof typeof LOOKS | undefined;
    /** Before the words. */
    icon?: IconName | undefined;
    /** Whether it is on; none for buttons that only act. */
    pressed?: boolean | undefined;
    class?: string | undefined;
    onClick?: ((event: MouseEvent) => unknown) | undefined;
    children?: ComponentChildren;
}

const LOOKS = {
    primary: "button primary",
    quiet: "button quiet",
    page: "button page",
    chip: "chip",
    link: "chip link",
    bare: "",
};

export function Button(props: ButtonProps) {
    const { look, icon, pressed, class: extra, children, ...rest } = props;
    const base = look === undefined ? "button" : LOOKS[look];
    return (
        <button
            type="button"
            {...rest}
            class={extra === undefined ? base : `${base} ${extra}`.trim()}
            aria-pressed={pressed}
            onClick={props.onClick as ((event: MouseEvent) => void) | undefined}
        >
            {icon === undefined ? (
                children
            ) : (
                <>
                    <Icon name={icon} />
                    {children}
                </>
            )}
        </button>
    );
}

interface IconButtonProps extends Omit<ButtonProps, "look" | "children"> {
    icon: IconName;
    /** What it does: its name, and the tooltip where `title` says no more. */
    label: string;
}

export function IconButton({ icon, label, pressed, class: extra, ...rest }: IconButtonProps) {
    return (
        <button
            type="button"
            title={label}
            {...(rest as Native)}
            class={extra === undefined ? "icon-button" : `icon-button ${extra}`}
            aria-label={label}
            aria-pressed={pressed}
        >
            <Icon name={icon} />
        </button>
    );
}
