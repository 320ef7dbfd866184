/**
 * A canvas that fills its box and is drawn by a Picture's paint: at most once a frame, sharp on any
 * screen, in the colours of the theme.
 */
import { useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { theme } from "../state/keep/theme.ts";
import { shownFamily } from "../state/read/store.ts";
import { useCaught } from "../ui/boundary.tsx";
import { CanvasBrush } from "./brush.ts";
import type { Painter, Size } from "./files.ts";
import { type Palette, readPalette } from "./palette.ts";

export type { Size };

interface Props extends Omit<JSX.IntrinsicElements["canvas"], "size" | "label" | "ref"> {
    paint: Painter;
    /** The box has another size. */
    onSize?: (size: Size) => void;
    /** Changes ask for a new drawing, as does a new `paint`. */
    label: string;
}

export function Surface({ paint, onSize, label, ...rest }: Props) {
    const box = useRef<HTMLDivElement>(null);
    const canvas = useRef<HTMLCanvasElement>(null);
    const palette = useRef<Palette | null>(null);
    const frame = useRef(0);
    const size = useRef<Size>({ width: 0, height: 0 });
    const caught = useCaught();
    const painting = useRef(paint);
    painting.current = paint;

    const paintNow = useRef(() => {
        frame.current = 0;
        const element = canvas.current;
        const { width, height } = size.current;
        if (element === null || width < 1 || height < 1) return;
        const ratio = Math.min(3, window.devicePixelRatio || 1);
        const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
        if (element.width !== wide || element.height !== high) {
            element.width = wide;
            element.height = high;
        }
        const pen = element.getContext("2d") as CanvasRenderingContext2D;
        pen.setTransform(ratio, 0, 0, ratio, 0, 0);
        pen.clearRect(0, 0, width, height);
        palette.current ??= readPalette(element);
        painting.current(new CanvasBrush(pen, palette.current), size.current);
    }).current;
    const draw = useRef(() => caught(paintNow)).current;

    const soon = useRef(() => {
        if (frame.current === 0) frame.current = requestAnimationFrame(draw);
    }).current;

    useEffect(() => {
        const observer = new ResizeObserver(() => {
            const element = box.current;
            // On its way out.
            if (element === null) return;
            const next = { width: element.clientWidth, height: element.clientHeight };
            if (next.width === size.current.width && next.height === size.current.height) return;
            size.current = next;
            onSize?.(next);
            soon();
        });
        observer.observe(box.current as HTMLDivElement);
        return () => {
            observer.disconnect();
            cancelAnimationFrame(frame.current);
        };
    }, []);
    useEffect(soon);
    useSignalEffect(() => {
        // Families have colours of their own.
        void [theme.value, shownFamily.value];
        palette.current = null;
        soon();
    });
    useEffect(() => {
        // Paper is light (state/keep/theme.ts) and does not wait for the next frame.
        const onPaper = () => {
            palette.current = null;
            draw();
        };
        addEventListener("beforeprint", onPaper);
        return () => removeEventListener("beforeprint", onPaper);
    }, []);
    return (
        <div class="chart-surface" ref={box}>
            <canvas role="img" aria-label={label} {...rest} ref={canvas} />
        </div>
    );
}
