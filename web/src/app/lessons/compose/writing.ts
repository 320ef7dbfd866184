/**
 * The lesson that is being written: its text, which is all there is of it, where in it one writes, and what was there
 * before. Forms and buttons change the text; it is kept with every change.
 */
import { batch, computed, effect, signal } from "@preact/signals";
import { notify } from "../../../state/act/notify.ts";
import { once } from "../../../state/act/once.ts";
import { composing, lessonsOpen } from "../../../state/keep/session.ts";
import { compose as say } from "../../../words/compose.ts";
import { language } from "../../../words/language.ts";
import { type Board, emptyLesson, emptyStep, type Lesson, type Step } from "../format.ts";
import { readLesson } from "../read.ts";
import { textOf } from "../shelf.ts";
import { headText, stepText, writeLesson } from "../write.ts";
import {
    change,
    type Draft,
    draftOf,
    drafts,
    kept,
    recallDrafts,
    type Version,
    withVersion,
} from "./drafts.ts";
import { moved, type Part, partAt, partsOf, withoutPart, withPart, withStep } from "./parts.ts";

/** A state of the text, and the piece of it that is being written: that of one step, until headings are put into it. */
interface State extends Part {
    text: string;
}

/** So many steps are taken back; and so many milliseconds apart what is typed is taken back together. */
const HISTORY = 200;
const TOGETHER = 1500;

const id = signal("");
/** As it was kept last. */
const base = signal("");
const state = signal<State>({ text: "", from: 0, to: 0 });
/** Where one writes, as a place of the whole text. */
const cursor = signal(0);
const past = signal<readonly State[]>([]);
const future = signal<readonly State[]>([]);
/** What was changed last, and when. */
const typed = signal({ what: "", at: 0 });

export const draftId = computed(() => id.value);
export const text = computed(() => state.value.text);
export const reading = computed(() => readLesson(text.value));
export const parts = computed(() => partsOf(text.value, reading.value));
/** The number of the part that is written: 0 = the head, else that of the step. */
export const at = computed(() => {
    const { from, to } = state.value;
    return partAt(parts.value, Math.min(Math.max(cursor.value, from), Math.max(from, to - 1)));
});
export const lesson = computed<Lesson>(() => reading.value.lesson);
export const step = computed<Step | undefined>(() => lesson.value.steps[at.value - 1]);
/** What the editor shows, and in which line of the whole text that begins. */
export const shown = computed(() => {
    const { text, from, to } = state.value;
    return { text: text.slice(from, to), line: text.slice(0, from).split("\n").length };
});

/** The part is written as text, not by the form. */
export const asText = signal(false);

export const canUndo = computed(() => past.value.length > 0);
export const canRedo = computed(() => future.value.length > 0);

/** Faults of something that is missing: a form can fill it in. What it cannot read it would lose. */
const MISSES = new Set(["key_missing", "no_title", "no_step", "too_many_steps"]);

/** The numbers of parts that have faults, and of those whose text the form cannot hold. */
export const faulty = computed(() => {
    const all = new Set<number>();
    const unreadable = new Set<number>();
    const { faults, begins } = reading.value;
    for (const { line, code } of faults) {
        const part = begins.findLastIndex((begin) => begin <= line) + 1;
        all.add(part);
        if (!MISSES.has(code)) unreadable.add(part);
    }
    return { all, unreadable };
});

// ---------------------------------------------------------------- keeping it

const saving = signal(false);

/** Keeps the text; while that goes on, what comes after it waits. */
async function save(): Promise<void> {
    if (saving.peek()) return;
    saving.value = true;
    try {
        while (id.peek() !== "" && text.peek() !== base.peek()) {
            const own = id.peek();
            const now = text.peek();
            const before = base.peek();
            await change(own, (stored) => {
                if (id.peek() === own) base.value = now;
                return kept(stored, { id: own, base: before, text: now, now: Date.now() });
            });
        }
    } finally {
        saving.value = false;
    }
}

/** What another tab has kept is shown here, unless something else has been written meanwhile. */
const follow = once(() =>
    effect(() => {
        const stored = draftOf(id.value);
        if (stored === undefined || stored.text === base.peek()) return;
        if (text.peek() !== base.peek()) return;
        base.value = stored.text;
        if (stored.text !== text.peek()) put(stored.text, at.peek(), "other");
    }),
);

// ---------------------------------------------------------------- changing it

/** A part as it is written: the blank lines behind it stay where they are. */
function piece(text: string, { from, to }: Part): State {
    return { text, from, to: from + text.slice(from, to).trimEnd().length };
}

function go(next: State, place: number): void {
    batch(() => {
        state.value = next;
        cursor.value = place;
    });
    void save();
}

/** What was there before can be brought back; `what` is changed: the same within a moment is taken back together. */
function remember(what: string): void {
    const now = Date.now();
    const together = what !== "" && what === typed.peek().what && now - typed.peek().at < TOGETHER;
    typed.value = { what, at: now };
    if (!together) past.value = [...past.peek(), state.peek()].slice(-HISTORY);
    future.value = [];
}

/** Another whole text, of which this part is written then. */
function put(next: string, part: number, what = ""): void {
    if (next === text.peek()) return;
    remember(what);
    const all = partsOf(next, readLesson(next));
    const own = piece(next, all[Math.min(part, all.length - 1)] as Part);
    go(own, own.from);
}

/** What the editor shows has become this. */
export function type(now: string): void {
    const { text, from, to } = state.peek();
    if (now === text.slice(from, to)) return;
    remember("typed");
    const next = text.slice(0, from) + now + text.slice(to);
    go({ text: next, from, to: from + now.length }, cursor.peek());
}

export function placeCursor(inPiece: number): void {
    cursor.value = state.peek().from + inPiece;
}

export function select(part: number): void {
    const wanted = parts.peek()[Math.max(0, Math.min(part, parts.peek().length - 1))] as Part;
    typed.value = { what: "", at: 0 };
    batch(() => {
        state.value = piece(text.peek(), wanted);
        cursor.value = wanted.from;
    });
}

function travel(from: typeof past, to: typeof past): void {
    const next = from.peek().at(-1);
    if (next === undefined) return;
    from.value = from.peek().slice(0, -1);
    to.value = [...to.peek(), state.peek()];
    typed.value = { what: "", at: 0 };
    go(next, next.from);
}

export const undo = () => travel(past, future);
export const redo = () => travel(future, past);

/** The step as a form has changed it; `what`: the field. */
export function setStep(next: Step, what: string): void {
    const part = at.peek();
    put(withPart(text.peek(), parts.peek(), part, stepText(next)), part, `${part} ${what}`);
}

export function setHead(next: Lesson, what: string): void {
    put(withPart(text.peek(), parts.peek(), 0, headText(next)), 0, `0 ${what}`);
}

// ---------------------------------------------------------------- its steps

export function addStep(): void {
    const part = at.peek();
    const title = say.newStep(lesson.peek().steps.length + 1);
    const own = stepText({ ...emptyStep(), title });
    put(withStep(text.peek(), parts.peek(), part, own), part + 1);
}

export function copyStep(part = at.peek()): void {
    const own = parts.peek()[part];
    if (part === 0 || own === undefined) return;
    const copy = text.peek().slice(own.from, own.to);
    put(withStep(text.peek(), parts.peek(), part, copy), part + 1);
}

export function deleteStep(part = at.peek()): void {
    const { steps } = lesson.peek();
    const one = steps[part - 1];
    if (one === undefined || steps.length < 2) return;
    put(withoutPart(text.peek(), parts.peek(), part), Math.min(part, steps.length - 1));
    notify("info", say.deletedStep(one.title), { action: { title: say.undo, run: undo } });
}

/** A step goes to the place of another, both from 1. */
export function moveStep(part: number, to: number): void {
    const { length } = lesson.peek().steps;
    if (part < 1 || to < 1 || to > length || part === to) return;
    put(moved(text.peek(), parts.peek(), part, to), to);
}

// ---------------------------------------------------------------- which lesson

function open(draft: Pick<Draft, "id" | "text">): void {
    batch(() => {
        id.value = draft.id;
        base.value = draftOf(draft.id)?.text ?? "";
        past.value = [];
        future.value = [];
        const [first, second] = partsOf(draft.text, readLesson(draft.text));
        state.value = piece(draft.text, second ?? (first as Part));
        cursor.value = state.value.from;
    });
    void save();
}

const plain = (given: string) => given.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");

/** A new lesson with this text. */
export const beginWith = (given: string) => open({ id: crypto.randomUUID(), text: plain(given) });

export function beginEmpty(board: Board | null): void {
    const steps = [{ ...emptyStep(), title: say.newStep(1), board }];
    beginWith(writeLesson({ ...emptyLesson(), title: say.newTitle, language, steps }));
}

/** A copy of a lesson of the page or from elsewhere: its name in links is made of its title. */
export const beginCopy = (key: string) => beginWith(textOf(key).replace(/^id:.*\n/m, ""));

export function openDraft(wanted: string): void {
    const found = draftOf(wanted);
    if (found !== undefined) open(found);
}

/** Comes to the lesson that is wanted or was written last, or begins one. */
export async function resume(wanted: string, begin: () => void): Promise<void> {
    await recallDrafts();
    follow();
    if (id.peek() !== "") return;
    const found = draftOf(wanted) ?? drafts.peek()[0];
    if (found === undefined) begin();
    else open(found);
}

/** Deletes the lesson that is open; it can be brought back. */
export async function deleteDraft(begin: () => void): Promise<void> {
    const own = id.peek();
    const before = draftOf(own) ?? { id: own, text: text.peek(), saved: Date.now(), versions: [] };
    const { title } = lesson.peek();
    id.value = "";
    await change(own, () => null);
    const back = async () => {
        await change(own, () => before);
        open(before);
    };
    notify("info", say.deleted(title), { action: { title: say.undo, run: () => void back() } });
    const [next] = drafts.peek();
    if (next === undefined) begin();
    else open(next);
}

// ---------------------------------------------------------------- its versions

async function changeVersions(
    make: (versions: readonly Version[]) => readonly Version[],
): Promise<void> {
    const own = id.peek();
    await change(own, (stored) =>
        stored === undefined ? null : { ...stored, versions: make(stored.versions) },
    );
}

export function keepVersion(name: string): Promise<void> {
    const version = { text: text.peek(), saved: Date.now(), name };
    return changeVersions((versions) => withVersion(versions, version));
}

/** An earlier version takes the place of the text, which becomes a version itself. */
export async function restore(version: Version): Promise<void> {
    const now = { text: text.peek(), saved: Date.now(), name: "" };
    await changeVersions((versions) => withVersion(versions, now));
    put(version.text, 1);
}

export async function deleteVersion(version: Version): Promise<void> {
    const same = (one: Version) => one.saved === version.saved && one.text === version.text;
    await changeVersions((versions) => versions.filter((one) => !same(one)));
    const back = () =>
        void changeVersions((versions) =>
            [...versions, version].toSorted((a, b) => b.saved - a.saved),
        );
    notify("info", say.deletedVersion, { action: { title: say.undo, run: back } });
}

// ---------------------------------------------------------------- coming and going

export function startWriting(): void {
    lessonsOpen.value = false;
    composing.value = "text";
}

export function endWriting(): void {
    composing.value = "";
}
