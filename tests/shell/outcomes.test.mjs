/** What tools/test tells of a failed test, read from the output of each runner as it was when one was planted. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { counted, durations, failures } from "../../tools/outcomes.mjs";

const CTEST = `      Start 58: unit/spec
 1/3 Test #58: unit/spec ........................***Failed    0.02 sec
[ RUN      ] test_short
[  ERROR   ] --- 1 != 2
[   LINE   ] --- tests/unit/test_spec.c:44: error: Failure!
[  FAILED  ] test_short
[  FAILED  ] tests: 1 test(s), listed below:
[  FAILED  ] test_short

      Start 90: shell/transcripts
 2/3 Test #90: shell/transcripts ................***Failed    4.10 sec
FAILED native play.txt
    - Yellow to move
FAILED program: --help
transcripts (native): 30 passed, 2 failed

      Start 91: shell/units
 3/3 Test #91: shell/units ......................   Passed   12.30 sec

33% tests passed, 2 tests failed out of 3
`;

test("tests of the core: the entry, what failed in it, its line, and transcripts by their names", () => {
    assert.deepEqual(failures(CTEST, "release", "ctest"), [
        {
            what: "unit/spec: test_short",
            where: "tests/unit/test_spec.c:44",
            again: "tools/test release -- -R '^unit/spec$'",
        },
        {
            what: "transcript play.txt (native)",
            where: "tests/shell/play.txt",
            again: "node tests/shell/run.mjs native build/release/plyscope play",
        },
        {
            what: "program: --help",
            where: "tests/shell/run.mjs",
            again: "node tests/shell/run.mjs native build/release/plyscope",
        },
    ]);
    assert.deepEqual(counted(CTEST), { passed: 31, failed: 4 });
    assert.deepEqual(durations(CTEST)[2], { what: "shell/units", seconds: 12.3 });
});

const KINDS = [
    [
        "a program that a sanitizer has ended",
        ` 7/9 Test #7: fuzz/spec ...***Failed  1.00 sec
core/base/spec.c:12:3: runtime error: shift exponent 64 is too large
0% tests passed, 1 tests failed out of 1
`,
        "sanitize",
        "fuzz/spec: failed",
        "tests/fuzz/fuzz_spec.c, core/base/spec.c:12",
        "tools/test sanitize -- -R '^fuzz/spec$'",
    ],
    [
        "a unit test of the page",
        ` FAIL  src/params/scale.test.ts > a scale > has (two) ends
AssertionError: expected 1 to be 2
 ❯ src/params/scale.test.ts:84:15
`,
        "vitest",
        "a scale > has (two) ends",
        "web/src/params/scale.test.ts:84",
        "cd web && npx vitest run src/params/scale.test.ts -t 'has \\(two\\) ends'",
    ],
    [
        "a test of Node",
        `✖ it's so (1.5ms)
ℹ fail 1

✖ failing tests:

test at tests/wasm/module.test.mjs:10:1
✖ it's so (1.5ms)
  AssertionError
`,
        "node",
        "it's so",
        "tests/wasm/module.test.mjs:10",
        "node --test --test-name-pattern='it'\\''s so' tests/wasm/module.test.mjs",
    ],
    [
        "a transcript of the module",
        "FAILED wasm play.txt\ntranscripts (wasm): 0 passed, 1 failed\n",
        "node",
        "transcript play.txt (wasm)",
        "tests/shell/play.txt",
        "node tests/shell/run.mjs wasm build/wasm/plyscope.mjs play",
    ],
    [
        "a browser test",
        "  ✘   1 [phone] › ../tests/web/words.test.mjs:70:1 › a word (14.3s)\n  1 failed\n",
        "browser",
        "a word (phone)",
        "tests/web/words.test.mjs:70",
        "cd web && npx playwright test -c ../tests/web words.test.mjs:70 --project=phone",
    ],
    [
        "a rule of Biome",
        "tests/web/screens.mjs:2:6 lint/correctness/noUnusedVariables  FIXABLE  ━━━━━\n",
        "lint",
        "lint/correctness/noUnusedVariables",
        "tests/web/screens.mjs:2",
        "cd web && npx biome check ../tests/web/screens.mjs",
    ],
    [
        "a type",
        "src/params/scale.ts(7,5): error TS2322: Type 'string' is not assignable.\n",
        "lint",
        "TS2322: Type 'string' is not assignable.",
        "web/src/params/scale.ts:7",
        "cd web && npx tsc --noEmit",
    ],
    [
        "what cannot be compiled",
        "../../core/base/err.c:9:1: error: unknown type name\nninja: build stopped\n",
        "wasm",
        "unknown type name",
        "core/base/err.c:9",
        "the line",
    ],
    [
        "a figure of the documents",
        "Amazons\n  playouts\n      document: 3\n      ours:     9  OFF (9.00, expected 2 to 4): row amazons-10\n",
        "experiments",
        "playouts",
        "tools/experiments/rows.cjs",
        "tools/experiments/reproduce quick amazons-10",
    ],
    [
        "a complaint of a check",
        "check-layers: all right\ncore/base/err.c:2: names gone.c, which is not in the tree\n",
        "checks",
        "core/base/err.c:2: names gone.c, which is not in the tree",
        "",
        "the line",
    ],
];
for (const [kind, text, stage, what, where, again] of KINDS)
    test(`${kind}: what it is, where it stands, how it runs alone`, () =>
        assert.deepEqual(failures(text, stage, "the line"), [{ what, where, again }]));

test("seconds of browser tests, of files of unit tests and of tests of Node", () => {
    const text = `  ✓  4 [desktop] › ../tests/web/links.test.mjs:18:1 › a link (1.2m)
  ✓  5 [phone] › ../tests/web/links.test.mjs:18:1 › a link (850ms)
 ✓ src/params/scale.test.ts (16 tests) 813ms
✔ the module answers (12.5ms)
`;
    assert.deepEqual(
        durations(text).map(({ what, seconds }) => [what, Number(seconds.toFixed(4))]),
        [
            ["links.test.mjs:18 (desktop)", 72],
            ["links.test.mjs:18 (phone)", 0.85],
            ["src/params/scale.test.ts", 0.813],
            ["the module answers", 0.0125],
        ],
    );
});
