export function PlayerCard(_props: { seat: number }) {
    return null;
}
