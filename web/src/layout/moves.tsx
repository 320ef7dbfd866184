export function MoveList() {
    return <div class="move-list" />;
}
