/** In the strip of whoever plays by link: who that is, and who could sit there instead. */
import { setSeat } from "../../state/actions.ts";
import { atLevel } from "../../state/roles.ts";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import { sendOpen } from "./opened.ts";

const CHOICES = [
    { id: "send", title: "Send the link" },
    { id: "computer", title: "A computer instead" },
];

export function FriendSeat({ seat }: { seat: number }) {
    const pick = (id: string) => {
        if (id === "send") sendOpen.value = true;
        else void setSeat(seat, atLevel("opponent", "medium"));
    };
    return (
        <>
            <span class="seat-name">Your friend</span>
            <Menu label="Your friend" choices={CHOICES} onPick={pick}>
                By link
                <Icon name="chevron" />
            </Menu>
        </>
    );
}
