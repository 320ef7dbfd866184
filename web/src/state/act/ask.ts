/** Sending a line for a control, and telling people what became of it. */
import { engine } from "../../engine/engine.ts";
import type { Job, StartOptions } from "../../engine/job.ts";
import type { AnyLine, JobKind } from "../../engine/protocol.ts";
import type { LineOf } from "../../engine/query.ts";
import { saying } from "../read/said.ts";
import { notify } from "./notify.ts";

export type { LineOf };

/** Asks what every move is worth, with patience for people who wait in front of a page. */
export const JUDGE_LINE = "loss limit=10s";

export function find<T extends AnyLine["type"]>(
    answers: AnyLine[] | null,
    type: T,
): LineOf<T> | undefined {
    return answers?.find((line): line is LineOf<T> => line.type === type);
}

/** Sends a line of a control; a refusal becomes a notice and gives null. */
export async function ask(line: string, quiet = false): Promise<AnyLine[] | null> {
    let answers = await engine.send(line, { quiet });
    if (await fetchShipped(answers)) answers = await engine.send(line, { quiet: true });
    return refused(answers) ? null : answers;
}

/** Whether a line was refused; a notice tells why. */
export function refused(answers: AnyLine[]): boolean {
    const error = find(answers, "error");
    if (error !== undefined) notify("error", error.text, { said: error });
    return error !== undefined;
}

/** The same for a line that reads a file, which is handed in under this name. */
export async function askWithFile(
    line: string,
    name: string,
    bytes: Uint8Array,
): Promise<AnyLine[] | null> {
    const wrong = await engine.blob(name, bytes);
    if (wrong !== null) notify("error", wrong);
    const answers = wrong === null ? await ask(line) : null;
    engine.blobs.delete(name);
    return answers;
}

/** Starts a job of a control; why it failed becomes a notice, if it is still `wanted`. */
export function start<K extends JobKind>(
    kind: K,
    line: string,
    options: StartOptions = {},
    wanted = () => true,
): Job<K> {
    const job = engine.start(kind, line, { ...options, mend: fetchShipped });
    void job.ended.then(() => {
        if (job.error !== "" && wanted()) notify("error", job.error, { said: job.why });
    });
    return job;
}

/** Fetches the network of the page where a line was refused for the want of it. */
async function fetchShipped(answers: AnyLine[]): Promise<boolean> {
    const refusal = find(answers, "error");
    const missing = saying(refusal, "network_not_loaded");
    if (refusal === undefined || missing === undefined) return false;
    const { loadShipped, SHIPPED } = await import("./networks.ts");
    if (missing.parts?.network !== SHIPPED) return false;
    const why = await loadShipped();
    // The core knows only that it is not there, and asks for a file.
    if (why !== null) refusal.text = why;
    return why === null;
}
