/** The policy of the sandbox names the one script that runs in it, and nothing that leads out. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const html = readFileSync(new URL("../../public/sandbox.html", import.meta.url), "utf8");
const policy = /content="([^"]*)"/.exec(html)?.[1] ?? "";

test("its script is the one that its policy knows", () => {
    const code = /<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? "";
    const sum = createHash("sha256").update(code).digest("base64");
    expect(policy).toContain(`'sha256-${sum}'`);
});

test("its policy allows scripts of its own making, and nothing else", () => {
    const rules = policy.split(";").map((rule) => rule.trim().replace(/'sha256-[^']*'/, "HASH"));
    expect(rules).toEqual([
        "default-src 'none'",
        "script-src HASH 'wasm-unsafe-eval' blob:",
        "worker-src blob:",
        "base-uri 'none'",
        "form-action 'none'",
    ]);
});
