/** The board as a picture and the game as an animation: chosen, seen, saved. */
import { signal, untracked } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { animationOf, pliesOf } from "../../board/picture/animation.ts";
import { addressOf, type Picture, pictureOf, pngOf } from "../../board/picture/picture.tsx";
import { valuesOn } from "../../board/picture/values.tsx";
import { notify } from "../../state/act/actions.ts";
import { overlay } from "../../state/keep/overlays.ts";
import { theme } from "../../state/keep/theme.ts";
import { record } from "../../state/read/steps.ts";
import { show } from "../../state/read/store.ts";
import { bytesText } from "../../text/format.ts";
import { Button } from "../../ui/button.tsx";
import { download } from "../../ui/files.ts";
import { Progress } from "../../ui/runbar.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Switch } from "../../ui/switch.tsx";
import { pictures as say } from "../../words/pictures.ts";

const KINDS = ["png", "svg", "gif"] as const;
type Kind = (typeof KINDS)[number];

const SIZES = [
    { id: "480", title: "480" },
    { id: "960", title: "960" },
    { id: "1920", title: "1920" },
] as const;
const ANIMATION_SIZES = [
    { id: "320", title: "320" },
    { id: "480", title: "480" },
    { id: "720", title: "720" },
] as const;

/** Milliseconds that a position stands in an animation. */
const PACES = [
    { id: "1000", title: say.paces.slow },
    { id: "500", title: say.paces.normal },
    { id: "200", title: say.paces.fast },
] as const;

/** Kept while the page is open. */
const chosen = signal({
    kind: "png" as Kind,
    size: "960" as (typeof SIZES)[number]["id"],
    animationSize: "480" as (typeof ANIMATION_SIZES)[number]["id"],
    pace: "500" as (typeof PACES)[number]["id"],
    values: true,
});

const choose = (part: Partial<typeof chosen.value>) => {
    chosen.value = { ...chosen.value, ...part };
};

interface Animation {
    done: number;
    all: number;
    /** Once it is ready. */
    bytes: Uint8Array | null;
}

/** What the animation is about: another game, size or pace makes another one. */
function useAnimation(about: string) {
    const [animation, setAnimation] = useState<Animation | null>(null);
    const work = useRef<AbortController | null>(null);
    const stop = () => {
        work.current?.abort();
        work.current = null;
        setAnimation(null);
    };
    useEffect(() => stop, [about]);
    const make = async () => {
        const line = show.value;
        if (line === null) return;
        stop();
        const mine = new AbortController();
        work.current = mine;
        const { animationSize, pace } = chosen.value;
        const request = {
            line,
            steps: record.value,
            width: Number(animationSize),
            pace: Number(pace),
        };
        setAnimation({ done: 0, all: pliesOf(line).length, bytes: null });
        try {
            const bytes = await animationOf(request, mine.signal, (done, all) => {
                if (!mine.signal.aborted) setAnimation({ done, all, bytes: null });
            });
            if (bytes !== null && !mine.signal.aborted) setAnimation({ done: 1, all: 1, bytes });
        } catch (error) {
            notify("error", error instanceof Error ? error.message : String(error));
            if (work.current === mine) setAnimation(null);
        }
    };
    return { animation, make, stop };
}

function AnimationPreview({ bytes }: { bytes: Uint8Array }) {
    const url = useMemo(
        () => URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: "image/gif" })),
        [bytes],
    );
    useEffect(() => () => URL.revokeObjectURL(url), [url]);
    return <img class="share-picture" src={url} alt={say.shown.game} />;
}

export function Pictures() {
    const line = show.value;
    const { kind, size, animationSize, pace, values } = chosen.value;
    const about = [line?.link, animationSize, pace, theme.value].join(" ");
    const { animation, make, stop } = useAnimation(about);
    // As it is when it is chosen: a search that goes on does not change it under the eyes.
    const over = useMemo(
        () =>
            line !== null &&
            untracked(() => valuesOn(line).length > 0 || overlay.value.cells !== null),
        [line],
    );
    // Drawn apart from this part: it is a tree of its own.
    const [picture, setPicture] = useState<Picture | null>(null);
    useEffect(() => {
        if (line === null) return;
        const shown = over && values && kind !== "gif";
        const width = Number(size);
        setPicture(untracked(() => pictureOf({ line, steps: record.value, values: shown, width })));
    }, [line, over, values, kind, size, theme.value]);
    if (line === null || picture === null) return null;
    const save = async () => {
        const name = `plyscope-${line.family}`;
        try {
            if (kind === "svg") download(`${name}.svg`, picture.svg);
            else download(`${name}.png`, await pngOf(picture));
        } catch (error) {
            notify("error", error instanceof Error ? error.message : String(error));
        }
    };
    const moves = pliesOf(line).length;
    const working = animation !== null && animation.bytes === null;
    return (
        <div class="share-pictures">
            <Segmented
                label={say.kind}
                value={kind}
                entries={KINDS.map((id) => ({ id, title: say.kinds[id] }))}
                onChange={(id) => choose({ kind: id })}
            />
            <div class="share-stage">
                {kind === "gif" && animation?.bytes != null ? (
                    <AnimationPreview bytes={animation.bytes} />
                ) : (
                    <img class="share-picture" src={addressOf(picture)} alt={say.shown.board} />
                )}
            </div>
            {kind === "png" && (
                <Segmented
                    label={say.width}
                    shown
                    value={size}
                    entries={SIZES}
                    onChange={(id) => choose({ size: id })}
                />
            )}
            {kind === "gif" && (
                <div class="share-options">
                    <Segmented
                        label={say.width}
                        shown
                        value={animationSize}
                        entries={ANIMATION_SIZES}
                        onChange={(id) => choose({ animationSize: id })}
                    />
                    <Segmented
                        label={say.speed}
                        shown
                        value={pace}
                        entries={PACES}
                        onChange={(id) => choose({ pace: id })}
                    />
                </div>
            )}
            {kind !== "gif" && over && (
                <Switch value={values} onChange={(on) => choose({ values: on })}>
                    {say.withValues}
                </Switch>
            )}
            {kind !== "gif" ? (
                <Button look="primary" icon="download" onClick={save}>
                    {say.save[kind]}
                </Button>
            ) : (
                <>
                    {working && (
                        <Progress
                            label={say.drawn}
                            done={animation.done}
                            total={animation.all}
                            running
                        >
                            {say.progress(animation.done, animation.all)}
                        </Progress>
                    )}
                    <div class="buttons">
                        {animation?.bytes != null ? (
                            <Button
                                look="primary"
                                icon="download"
                                onClick={() =>
                                    download(
                                        `plyscope-${line.family}.gif`,
                                        animation.bytes as Uint8Array,
                                    )
                                }
                            >
                                {say.save.gif(bytesText(animation.bytes.length))}
                            </Button>
                        ) : (
                            <Button
                                look="primary"
                                disabled={working || line.moves_played.length === 0}
                                onClick={make}
                            >
                                {say.make}
                            </Button>
                        )}
                        {working && <Button onClick={stop}>{say.cancel}</Button>}
                    </div>
                    <p class="share-note">
                        {line.moves_played.length === 0 ? say.noMove : say.about(moves)}
                    </p>
                </>
            )}
        </div>
    );
}
