/** Opens what a link has brought. */
import { useEffect } from "preact/hooks";
import { arrivedLesson } from "../../state/keep/session.ts";
import { openText } from "./strangers.ts";

export function Arrives() {
    const text = arrivedLesson.value;
    useEffect(() => {
        arrivedLesson.value = "";
        if (text !== "") void openText(text);
    }, [text]);
    return null;
}
