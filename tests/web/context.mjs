/** After all tests: what stood on the pages of those that failed, where only the log is kept. */
import { readFile } from "node:fs/promises";

export default class PageContext {
    #failed = [];

    printsToStdio() {
        return false;
    }

    onTestEnd(test, { status, attachments }) {
        if (status === test.expectedStatus) return;
        for (const { name, path } of attachments)
            if (name === "error-context" && path) this.#failed.push({ test, path });
    }

    async onEnd() {
        for (const { test, path } of this.#failed) {
            const text = await readFile(path, "utf8");
            // The message and the test's own lines are in the list above.
            const page = /^```yaml\n.*?^```$/ms.exec(text)?.[0] ?? "nothing";
            console.log(`\n-- What stood on the page of "${test.title}":\n${page}`);
        }
    }
}
