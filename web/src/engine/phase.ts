/** How a job stands that speaks to people, in the console: it has no handle. */
import { signal } from "@preact/signals";
import type { Engine } from "./client.ts";
import type { Job } from "./job.ts";
import type { JobKind, JobsLine } from "./protocol.ts";

/** The jobs of a kind that the core knows, ended ones among them, the newest at the end. */
export async function jobsOf(engine: Engine, kind: JobKind): Promise<JobsLine["jobs"]> {
    const answers = await engine.send("jobs", { quiet: true });
    const line = answers.find((one): one is JobsLine => one.type === "jobs");
    return line?.jobs.filter((job) => job.kind === kind) ?? [];
}

/** It stands in for the handle; the core is asked whenever it has said something else than progress. */
export function phaseOf(engine: Engine, kind: JobKind, number: number): Pick<Job, "phase"> {
    const phase = signal<Job["phase"]>("running");
    const look = async () => {
        const now = (await jobsOf(engine, kind)).find(({ job }) => job === number)?.state;
        phase.value =
            now === "paused" ? now : now === undefined || now === "ended" ? "done" : "running";
        if (phase.value === "done") unheard();
    };
    const unheard = engine.onText((text) => text.kind !== "progress" && void look());
    void look();
    return {
        get phase() {
            return engine.state.value === "crashed" ? "cancelled" : phase.value;
        },
    };
}
