export function MatchPanel() {
    return null;
}
