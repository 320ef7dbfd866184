export function Notices() {
    return null;
}
