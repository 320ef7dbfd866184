/** What is said when the engine cannot be loaded or has stopped. */
import { engine } from "../engine/engine.ts";
import { revive } from "../state/act/actions.ts";
import { Button } from "../ui/button.tsx";
import { page } from "../words/page.ts";

const { broken: say } = page;

export function Crash() {
    if (engine.state.value !== "crashed") return null;
    return (
        <div class="crash" role="alert">
            <span>{say.engine(engine.failure)}</span>
            <Button onClick={() => revive()}>{say.startAgain}</Button>
        </div>
    );
}
