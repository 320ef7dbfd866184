/** The keys that mean something here, as a list. */
import { isArena } from "../state/keep/rounds.ts";
import { composing, keysOpen, presenting } from "../state/keep/session.ts";
import { settings } from "../state/keep/settings.ts";
import { hasTool } from "../state/read/looks.ts";
import { clicksOf } from "../state/read/paths.ts";
import { show } from "../state/read/store.ts";
import { Dialog } from "../ui/dialog.tsx";
import { sets } from "../ui/field.tsx";
import "../styles/keys.css";
import { keys as say } from "../words/keys.ts";

interface Key {
    keys: readonly string[];
    does: string;
}

function Group({ title, rows }: { title: string; rows: readonly (Key | false)[] }) {
    return (
        <section>
            <h3>{title}</h3>
            <dl class="keys">
                {rows.map(
                    (row) =>
                        row && (
                            <div key={row.does}>
                                <dt>
                                    {row.keys.map((key) => (
                                        <kbd key={key}>{key}</kbd>
                                    ))}
                                </dt>
                                <dd>{row.does}</dd>
                            </div>
                        ),
                )}
            </dl>
        </section>
    );
}

export function KeysDialog() {
    const line = show.value;
    const steers = line?.moves.some(({ keys }) => keys.length > 0) ?? false;
    const named = line?.moves.some(({ move }) => move.length === 1) ?? false;
    const { board, record, lesson, page } = say;
    const writes = composing.value === "text";
    return (
        <Dialog title={say.title} onClose={sets(keysOpen, false)} class="keys-dialog">
            <Group
                title={board.title}
                rows={[
                    steers ? board.steer : board.walk,
                    hasTool(line?.family, "wasd") && board.letters,
                    !steers && board.press,
                    named && !steers && board.name,
                    line !== null && clicksOf(line) > 0 && !steers && board.back,
                    isArena.value && settings.value.realTime && board.ride,
                ]}
            />
            <Group
                title={record.title}
                rows={[!steers && record.step, record.ends, record.undo, record.mistakes]}
            />
            {(writes || presenting.value) && (
                <Group
                    title={lesson.title}
                    rows={[
                        ...(presenting.value ? [lesson.turn, lesson.hide, lesson.point] : []),
                        ...(writes ? [lesson.move, lesson.copy, lesson.delete, lesson.add] : []),
                    ]}
                />
            )}
            <Group title={page.title} rows={[page.tab, page.console, page.list]} />
        </Dialog>
    );
}
