/** A canvas of a component that is painted at most once a frame, whenever something that is seen has changed. */
import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { theme } from "../../state/keep/theme.ts";
import { useCaught } from "../../ui/boundary.tsx";

/**
 * The canvas is painted after every drawing of its component, and when its size, the theme, or a signal
 * that `paint` has read is another one.
 */
export function usePainting(paint: (canvas: HTMLCanvasElement) => void) {
    const canvas = useRef<HTMLCanvasElement>(null);
    const caught = useCaught();
    const latest = useRef(paint);
    latest.current = paint;
    const soon = useRef(() => {});
    useEffect(() => {
        const element = canvas.current as HTMLCanvasElement;
        let frame = 0;
        let forget = () => {};
        soon.current = () => {
            frame ||= requestAnimationFrame(() => {
                frame = 0;
                forget();
                let painted = false;
                // The first run reads the signals; the next one is told that one of them has changed.
                forget = effect(() => {
                    if (painted) return soon.current();
                    painted = true;
                    theme.value;
                    caught(() => latest.current(element));
                });
            });
        };
        const sizes = new ResizeObserver(() => soon.current());
        sizes.observe(element);
        return () => {
            sizes.disconnect();
            forget();
            cancelAnimationFrame(frame);
        };
    }, []);
    useEffect(() => soon.current());
    return canvas;
}
