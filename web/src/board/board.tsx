export function Board() {
    return <section class="stage" aria-label="Board" />;
}
