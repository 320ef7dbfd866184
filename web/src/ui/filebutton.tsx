/** A button that opens the choice of a file. */
import { useRef } from "preact/hooks";
import { Button } from "./button.tsx";
import { chosenBytes } from "./files.ts";

interface Props {
    label: string;
    disabled?: boolean;
    /** Kinds of files that are offered; all by default. */
    accept?: string;
    take: (file: { name: string; bytes: Uint8Array }) => unknown;
}

export function FileButton({ label, disabled = false, accept, take }: Props) {
    const input = useRef<HTMLInputElement>(null);
    return (
        <>
            <Button disabled={disabled} onClick={() => input.current?.click()}>
                {label}
            </Button>
            <input
                ref={input}
                type="file"
                accept={accept}
                hidden
                aria-label={label}
                onChange={async (event) => {
                    const file = await chosenBytes(event.currentTarget);
                    if (file !== null) await take(file);
                }}
            />
        </>
    );
}
