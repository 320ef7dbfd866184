/** What leads back from a presentation; its sheet makes everything larger and hides what is not being shown. */

import { presenting } from "../state/keep/session.ts";
import { Button } from "../ui/button.tsx";
import { sets } from "../ui/field.tsx";
import { present as say } from "../words/present.ts";
import "../styles/present.css";

export function Presentation() {
    return (
        <Button class="present-end" icon="close" onClick={sets(presenting, false)}>
            {say.end}
        </Button>
    );
}
