/** In the strip of whoever plays by link: who that is, and who could sit there instead. */
import { setSeat } from "../../state/act/actions.ts";
import { atLevel } from "../../state/read/roles.ts";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import { friend as say } from "../../words/friend.ts";
import { sendOpen } from "./opened.ts";

const CHOICES = [
    { id: "send", title: say.send },
    { id: "computer", title: say.computer },
];

export function FriendSeat({ seat }: { seat: number }) {
    const pick = (id: string) => {
        if (id === "send") sendOpen.value = true;
        else void setSeat(seat, atLevel("opponent", "medium"));
    };
    return (
        <>
            <span class="seat-name">{say.name}</span>
            <Menu label={say.name} choices={CHOICES} onPick={pick}>
                {say.byLink}
                <Icon name="chevron" />
            </Menu>
        </>
    );
}
