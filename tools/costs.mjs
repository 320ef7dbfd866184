/**
 * What each stage of the check has taken when that was measured last: tests/costs.json. Processor time on another
 * machine, or beside other work, is another; so both are divided by that of a fixed piece of work, which is done
 * now and then while the stages run.
 */
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isMainThread, Worker } from "node:worker_threads";

const file = fileURLToPath(new URL("../tests/costs.json", import.meta.url));
/** So much more is said. */
const TENTH = 1.1;
/** Below this many seconds a tenth is chance. */
const SMALL = 5;

const kept = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { pace: 1, stages: {} };

/** The fixed piece of work: to sort pseudo-random numbers. */
function work() {
    let seed = 1;
    for (let round = 0; round < 2; round++) {
        const numbers = Float64Array.from({ length: 1 << 20 }, () => {
            seed = (seed * 48271) % 2147483647;
            return seed;
        });
        numbers.sort();
    }
}
if (!isMainThread) work();

/**
 * Seconds of processor time of it while every core does it: as stages do, which share what two cores have in common. The
 * mean of all cores.
 */
export async function reference(cores) {
    const before = process.cpuUsage();
    const working = Array.from({ length: cores }, () => new Worker(new URL(import.meta.url)));
    await Promise.all(working.map((worker) => once(worker, "exit")));
    return process.cpuUsage(before).user / 1e6 / cores;
}

/** Sentences on what has grown in a stage: `cpu` has seconds of its builds and of its tests. */
export function grown(stage, cpu, pace) {
    const before = kept.stages[stage] ?? {};
    return Object.keys(before).flatMap((part) => {
        const ratio = cpu[part] / pace / (before[part] / kept.pace);
        if (!(ratio > TENTH) || before[part] < SMALL) return [];
        const percent = Math.round(100 * (ratio - 1));
        return [
            `${stage}: ${part} took ${percent} % more processor time than tests/costs.json says`,
        ];
    });
}

/** Writes down what the stages that ended have taken. */
export function renew(ended, pace) {
    const stages = { ...kept.stages };
    // Other stages keep their figures, brought to the pace of today.
    for (const parts of Object.values(stages))
        for (const part of Object.keys(parts))
            parts[part] = Math.round((parts[part] * pace * 10) / kept.pace) / 10;
    for (const { name, cpu } of ended)
        stages[name] = { build: Math.round(cpu.build), tests: Math.round(cpu.tests) };
    writeFileSync(file, `${JSON.stringify({ pace: Number(pace.toFixed(3)), stages }, null, 4)}\n`);
    console.log("tools/test: tests/costs.json has new figures.");
}
