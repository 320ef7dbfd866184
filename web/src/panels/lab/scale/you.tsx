/** Where the person who plays here stands, and who is about as strong. */
import type { ScaleLine } from "../../../engine/protocol.ts";
import { playerTitle } from "../../../params/titles.ts";
import { anchorsIn, evenWith } from "../../../state/act/curves.ts";
import { meetAtBoard } from "../../../state/act/meet.ts";
import { placeHere } from "../../../state/act/mine.ts";
import { bestScore } from "../../../state/keep/best.ts";
import { forgetResults } from "../../../state/keep/mine.ts";
import { settings } from "../../../state/keep/settings.ts";
import { Button } from "../../../ui/button.tsx";
import { strength as say } from "../../../words/strength.ts";

/** In a game of one player points say it. */
function OnePlayer() {
    const best = bestScore.value;
    return (
        <p class="muted">
            {say.onePlayer} {best !== null && say.best(best)}
        </p>
    );
}

function Known({ scale }: { scale: ScaleLine }) {
    const place = placeHere();
    if (place === null) return <p class="muted">{settings.value.place ? say.none : say.off}</p>;
    const even = evenWith(anchorsIn(scale), place.at);
    return (
        <>
            <p class="num">{say.you(place, place.games)}</p>
            <p class="muted">{settings.value.place ? say.youAbout : say.off}</p>
            <div class="buttons">
                {even !== undefined && (
                    <Button
                        title={say.evenTip(playerTitle(even.player), Math.round(even.at))}
                        onClick={() => meetAtBoard(even.player)}
                    >
                        {say.even}
                    </Button>
                )}
                <Button onClick={() => forgetResults(scale.game)}>{say.forget}</Button>
            </div>
        </>
    );
}

export function You({ scale }: { scale: ScaleLine }) {
    return (
        <section class="scale-where" aria-label={say.section}>
            <h3>{say.section}</h3>
            {scale.unit === "points" ? <OnePlayer /> : <Known scale={scale} />}
        </section>
    );
}
