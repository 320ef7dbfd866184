export function Toolbar() {
    return <div class="toolbar" />;
}
