/** The random game of a descent, gone through move by move. */

import { useEffect, useState } from "preact/hooks";
import { show } from "../../../state/read/store.ts";
import { titleOfMove } from "../../../text/shown.ts";
import { IconButton } from "../../../ui/button.tsx";
import { Slider } from "../../../ui/slider.tsx";
import { descent } from "../../../words/inside/descent.ts";
import { mayMove } from "../transport.tsx";

const say = descent.walk;

/** Moves of a random game that are written out. */
const GAME = 24;

/** Tiles that slide leave no way that could be drawn: their random game is walked through. */
export const leavesWays = () => show.value?.pieces.some(({ owner }) => owner >= 0) ?? false;

/** A random game goes by in so many pictures at most, so many a second. */
const PICTURES = 60;
const PICTURE_RATE = 10;

/**
 * How far into the random game of a moment the board is: as far as the person has gone (`wanted`), else at
 * its beginning where it is drawn, else it goes by once.
 */
export function useWalk(game: readonly string[] | null, wanted: number, hurried: boolean): number {
    const length = game?.length ?? 0;
    const alone = game !== null && wanted < 0 && !hurried && !leavesWays() && mayMove();
    const [at, setAt] = useState(0);
    useEffect(() => {
        setAt(0);
        if (!alone) return;
        const stride = Math.ceil(length / PICTURES);
        const timer = setInterval(
            () => setAt((old) => Math.min(length, old + stride)),
            1000 / PICTURE_RATE,
        );
        return () => clearInterval(timer);
    }, [game, alone]);
    if (wanted >= 0) return Math.min(length, wanted);
    return alone ? at : leavesWays() ? 0 : length;
}

/** Step by step through the random game. */
export function Walk(props: { game: readonly string[]; at: number; onGo: (at: number) => void }) {
    const { game, at } = props;
    const go = (to: number) => props.onGo(Math.max(0, Math.min(game.length, to)));
    const from = Math.max(0, Math.min(at - GAME / 2, game.length - GAME));
    return (
        <>
            <div class="animation-walk">
                <IconButton
                    icon="back"
                    label={say.back}
                    disabled={at <= 0}
                    onClick={() => go(at - 1)}
                />
                <Slider
                    label={say.at}
                    compact
                    max={game.length}
                    value={at}
                    spoken={say.spoken(
                        at,
                        game.length,
                        at > 0 ? titleOfMove(game[at - 1] ?? "") : null,
                    )}
                    onChange={go}
                />
                <IconButton
                    icon="forward"
                    label={say.forward}
                    disabled={at >= game.length}
                    onClick={() => go(at + 1)}
                />
                <span class="num muted">
                    {at}/{game.length}
                </span>
            </div>
            <p class="animation-game num">
                {from > 0 && "… "}
                {game.slice(from, from + GAME).map((move, i) => (
                    <span key={from + i} data-now={from + i === at - 1}>
                        {titleOfMove(move)}{" "}
                    </span>
                ))}
                {from + GAME < game.length && "…"}
            </p>
        </>
    );
}
