export function SeatStrips() {
    return <div class="seats" />;
}
