/** The page's icons: strokes on a grid of 24, drawn in the text's colour. */
const PATHS = {
    first: "M18 6l-6 6 6 6M11 6l-6 6 6 6",
    back: "M15 6l-6 6 6 6",
    forward: "M9 6l6 6-6 6",
    last: "M6 6l6 6-6 6M13 6l6 6-6 6",
    up: "M6 15l6-6 6 6",
    down: "M6 9l6 6 6-6",
    ascend: "M4 18h5v-5h5V8h6",
    descend: "M4 8h5v5h5v5h6",
    restart: "M12 5v14M5 12h14",
    undo: "M8.5 5.5L4 10l4.5 4.5M4 10h10.5a5 5 0 0 1 0 10H11",
    swap: "M7 4L3.5 7.5 7 11M4 7.5h13M17 13l3.5 3.5L17 20M20 16.5H7",
    hint: "M9.5 18.5h5M10.5 21.5h3M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3z",
    play: "M8 5.5v13l10.5-6.5z",
    pause: "M8.5 6v12M15.5 6v12",
    now: "M13 3L5 13.5h6L10 21l9-11.5h-6z",
    share: "M12 15V4M8 7.5L12 3.5l4 4M5 12v6a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6",
    lesson: "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17zM15.5 8.5l-2 5-5 2 2-5z",
    settings:
        "M4 7h9M17 7h3M4 12h3M11 12h9M4 17h9M17 17h3M13 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0M13 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0",
    language:
        "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M3.5 12h17M12 3.5c-5 5-5 12 0 17M12 3.5c5 5 5 12 0 17",
    pencil: "M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5",
    redo: "M15.5 5.5L20 10l-4.5 4.5M20 10H9.5a5 5 0 0 0 0 10H13",
    close: "M6 6l12 12M18 6L6 18",
    chevron: "M7 10l5 5 5-5",
    check: "M5 12.5l4.5 4.5L19 7.5",
    copy: "M9 9h9.5a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1zM4.5 15V5.5a1 1 0 0 1 1-1H14",
    person: "M12 11.5a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7zM5 20c.6-4 3.4-6 7-6s6.4 2 7 6",
    computer: "M5 6h14v10H5zM9.5 20h5M12 16v4",
    console: "M5 7l5 5-5 5M12 17h7",
    reset: "M4.5 5v5h5M5 10a7.5 7.5 0 1 1-.6 5",
    info: "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.5v.1",
    download: "M12 4v11M8 11.5l4 4 4-4M5 19.5h14",
    enlarge: "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20M10.5 7.5v6M7.5 10.5h6",
    reduce: "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20M7.5 10.5h6",
    table: "M4.5 5.5h15v13h-15zM4.5 10h15M4.5 14.3h15M10 5.5v13",
    frame: "M4.5 12a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
    trails: "M4 19V9h9v6h7V5",
    tiles: "M4.5 4.5h6.5V11H4.5zM13 4.5h6.5V11H13zM4.5 13H11v6.5H4.5zM13 13h6.5v6.5H13z",
    queens: "M5 19h14M6 16L4 7l5 4 3-6 3 6 5-4-2 9z",
    more: "M5.5 12h.1M12 12h.1M18.5 12h.1",
    layers: "M12 4l8.5 4.5L12 13 3.5 8.5zM4 12.5l8 4.2 8-4.2M4 16.3l8 4.2 8-4.2",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
    return (
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={PATHS[name]} />
        </svg>
    );
}
