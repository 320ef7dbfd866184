import { ShareButton } from "../share/dialog.tsx";

export function TopBar() {
    return (
        <header class="topbar">
            <span class="wordmark">Plyscope</span>
            <ShareButton />
        </header>
    );
}
