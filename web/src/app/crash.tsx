/** What is said when the engine cannot be loaded or has stopped. */
import { engine } from "../engine/engine.ts";
import { revive } from "../state/actions.ts";
import { Button } from "../ui/button.tsx";

export function Crash() {
    if (engine.state.value !== "crashed") return null;
    return (
        <div class="crash" role="alert">
            <span>The engine has stopped: {engine.failure}.</span>
            <Button onClick={() => revive()}>Start it again</Button>
        </div>
    );
}
