/** Courses: each leads through its lessons in their order, and says how far one has come. */
import { progressOf } from "../../state/keep/progress.ts";
import { Button } from "../../ui/button.tsx";
import { learn as say } from "../../words/learn.ts";
import { takeUp } from "./place.ts";
import { COURSES, lessonOf, lessonsOf, minutesOf } from "./shelf.ts";
import { Forget, Taken } from "./taken.tsx";

const minutes = (id: string) => {
    const lesson = lessonOf(id);
    return lesson === undefined ? 0 : minutesOf(lesson);
};

function Row({ id }: { id: string }) {
    const lesson = lessonOf(id);
    if (lesson === undefined) return null;
    return (
        <li>
            <Button look="bare" class="course-lesson" onClick={() => takeUp(id)}>
                <span lang={lesson.language}>{lesson.title}</span>
                <Taken place={id} lesson={lesson} />
            </Button>
            <Forget place={id} lesson={lesson} />
        </li>
    );
}

function Course({ id }: { id: string }) {
    const course = lessonOf(id);
    if (course === undefined) return null;
    const lessons = lessonsOf(id);
    const taken = lessons.filter((one) => progressOf(one).done).length;
    const next = lessons.find((one) => !progressOf(one).done) ?? lessons[0] ?? "";
    const total = lessons.reduce((sum, one) => sum + minutes(one), 0);
    return (
        <details class="course" name="course">
            <summary>
                <strong lang={course.language}>{course.title}</strong>
                <span lang={course.language}>{course.about}</span>
                <span class="muted num">
                    {say.minutes(total)} · {say.takenOf(taken, lessons.length)}
                </span>
            </summary>
            <ol>
                {lessons.map((one) => (
                    <Row key={one} id={one} />
                ))}
            </ol>
            <Button look="primary" onClick={() => takeUp(next)}>
                {taken === 0 ? say.beginCourse : say.goOnCourse}
            </Button>
        </details>
    );
}

export function Courses() {
    return (
        <div class="courses">
            {COURSES.map((id) => (
                <Course key={id} id={id} />
            ))}
        </div>
    );
}
