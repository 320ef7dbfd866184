/** A worker that answers as a recorded session did. */
import type { Turn } from "../../../tests/answers/turn.ts";
import { Engine, type WorkerLike } from "../engine/client.ts";
import type { FromWorker, Numbered, ToWorker } from "../engine/messages.ts";
import { packTree } from "../engine/packed.ts";
import type { AnyLine } from "../engine/protocol.ts";

export class RecordedWorker implements WorkerLike {
    onmessage: WorkerLike["onmessage"] = null;
    onerror: WorkerLike["onerror"] = null;
    private turns: readonly Turn[] = [];
    private posted = 0;
    /** Lines that the session does not have. */
    unknown: string[] = [];

    constructor() {
        queueMicrotask(() => this.post({ type: "ready" }));
    }

    /** From now on this session answers; lines that are asked more than once get the same answer. */
    play(turns: readonly Turn[]): void {
        this.turns = turns;
        this.unknown = [];
    }

    private answersTo(line: string): readonly AnyLine[] {
        const turn = this.turns.find((one) => one.line === line);
        if (turn === undefined && !/^(cancel|stop) /.test(line)) this.unknown.push(line);
        return turn?.answers ?? [];
    }

    postMessage(message: ToWorker): void {
        if (message.type !== "exec") return;
        const { ask, packed } = message;
        queueMicrotask(() => {
            const batch = this.answersTo(message.line).map((answer) =>
                packed && answer.type === "columns"
                    ? { ask, kind: "json" as const, line: "", packed: packTree(answer) }
                    : { ask, kind: "json" as const, line: JSON.stringify(answer) },
            );
            this.post({
                type: "output",
                batch,
                done: [{ ask, version: 1 }],
                version: 1,
                busy: false,
            });
        });
    }

    private post(message: FromWorker): void {
        const data: Numbered<FromWorker> = { ...message, number: this.posted++ };
        this.onmessage?.({ data } as MessageEvent<Numbered<FromWorker>>);
    }

    terminate(): void {}
}

/** What a test puts in the place of engine.ts; `core` gets the worker. */
export function recordedEngine(core: { worker: RecordedWorker }): { engine: Engine } {
    return {
        engine: new Engine(() => {
            core.worker = new RecordedWorker();
            return core.worker;
        }),
    };
}
