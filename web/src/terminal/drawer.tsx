export function TerminalDrawer() {
    return null;
}
