/** Lessons that come by a link or a file: they are read, kept in this browser, and begun. */
import { notify } from "../../state/act/notify.ts";
import { addCodes, classOpen } from "../../state/keep/handed.ts";
import { LESSON_LINK, packLink } from "../../state/keep/pack.ts";
import { composing, learning, lessonsOpen } from "../../state/keep/session.ts";
import { learn as say } from "../../words/learn.ts";
import { openShared } from "../share/address.ts";
import { bring } from "./brought.ts";
import { faultText } from "./fault.ts";
import { codesIn } from "./handin.ts";
import { begin } from "./place.ts";
import { readLesson } from "./read.ts";
import { lessonOf } from "./shelf.ts";

/** Opens the text of a lesson; false, with a notice that says where it errs, when it is none. */
export async function openText(text: string): Promise<boolean> {
    const { lesson, faults } = readLesson(text);
    const [first] = faults;
    if (first !== undefined) {
        notify("error", say.cannotOpen(faultText(first)));
        return false;
    }
    await begin(bring(lesson, text));
    return true;
}

/**
 * Opens what a link or a file has brought: a lesson, or what somebody hands in. Whoever writes a lesson begins another
 * one with it.
 */
export async function openArrived(text: string): Promise<void> {
    if (composing.value !== "" && learning.value === null)
        return (await import("./compose/writing.ts")).beginWith(text);
    const codes = text.startsWith("ply1.") ? codesIn(text) : [];
    if (codes.length === 0) return void openText(text);
    addCodes(codes);
    classOpen.value = true;
    lessonsOpen.value = true;
}

/** The part of an address after '#' that carries a lesson. */
export const lessonLink = (text: string): Promise<string> => packLink(LESSON_LINK + text, 0);

/** Where the step of a course leads: to a lesson of the page by its file, or by a link. */
export async function openLinked(link: string): Promise<void> {
    const [, id = ""] = /^(?:.*\/)?([a-z][a-z0-9-]*)\.md$/.exec(link) ?? [];
    if (id !== "" && lessonOf(id) !== undefined) return begin(id);
    const hash = link.slice(link.indexOf("#") + 1);
    if (link.includes("#")) await openShared(hash);
    else notify("info", say.notHere);
}
