/** A lesson as a link, a code for cameras, a file, and on paper. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Show } from "../../engine/protocol.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { bound } from "../../ui/field.tsx";
import { download } from "../../ui/files.ts";
import { Switch } from "../../ui/switch.tsx";
import { linkTo } from "../../words/language.ts";
import { teach as say } from "../../words/teach.ts";
import { Code, LinkRow } from "../share/parts.tsx";
import type { Lesson } from "./format.ts";
import { stepPositions } from "./positions.ts";
import { lessonLink } from "./strangers.ts";
import { Worksheet } from "./worksheet.tsx";

/** Characters of a link that cameras can still read as a code on a screen. */
const QR_MOST = 2000;

interface Props {
    text: string;
    lesson: Lesson;
    onClose: () => void;
}

export function ShareLesson({ text, lesson, onClose }: Props) {
    const link = useSignal("");
    const answers = useSignal(false);
    const drawing = useSignal(false);
    /** Null until it is to be printed. */
    const sheet = useSignal<readonly (Show | null)[] | null>(null);
    useEffect(() => {
        void lessonLink(text).then((hash) => {
            link.value = linkTo(hash);
        });
    }, [text]);
    const print = async () => {
        drawing.value = true;
        sheet.value ??= await stepPositions(lesson);
        drawing.value = false;
    };
    return (
        <Dialog title={say.share} onClose={onClose} class="share lesson-share">
            <p class="share-note">{say.shareAbout}</p>
            {link.value !== "" && (
                <>
                    <LinkRow link={link.value} />
                    <p class="share-note num">{say.size(link.value.length)}</p>
                    {link.value.length > QR_MOST ? (
                        <p class="share-note">{say.tooLong}</p>
                    ) : (
                        <Code link={link.value} most={QR_MOST} />
                    )}
                </>
            )}
            <Button icon="download" onClick={() => download(`${lesson.id}.md`, text)}>
                {say.file}
            </Button>
            <Switch {...bound(answers)}>{say.withAnswers}</Switch>
            <Button disabled={drawing.value} onClick={print}>
                {say.print}
            </Button>
            <p role="status">{drawing.value ? say.preparing : ""}</p>
            {sheet.value !== null && (
                <Worksheet lesson={lesson} positions={sheet.value} answers={answers.value} />
            )}
        </Dialog>
    );
}
