/** What the runners of tests say of themselves, read from their output: how many, what failed, what took long. */

/** Numbers of passed and failed tests: in the closing lines of each kind of runner. */
const closing = [
    // ctest
    [/^\d+% tests passed, (\d+) tests? failed out of (\d+)/gm, ([, f, all]) => [all - f, f]],
    // Vitest
    [/^ *Tests .*?(\d+) passed/gm, ([, n]) => [n, 0]],
    [/^ *Tests .*?(\d+) failed/gm, ([, n]) => [0, n]],
    // Node
    [/^ℹ pass (\d+)$/gm, ([, n]) => [n, 0]],
    [/^ℹ (?:fail|cancelled) (\d+)$/gm, ([, n]) => [0, n]],
    // Playwright
    [/^ +(\d+) passed(?: \(.*\))?$/gm, ([, n]) => [n, 0]],
    [/^ +(\d+) (?:failed|flaky|interrupted|did not run)$/gm, ([, n]) => [0, n]],
    // turns of fuzz targets
    [/^fuzz: (\d+) turns passed, (\d+) failed$/gm, ([, p, f]) => [p, f]],
    // sessions that builds have played
    [/^differ: (\d+) passed, (\d+) failed$/gm, ([, p, f]) => [p, f]],
    // transcripts, figures of the documents
    [/^transcripts .*: (\d+) passed, (\d+) failed$/gm, ([, p, f]) => [p, f]],
    [/^(\d+) rows, (\d+) out of their bands$/gm, ([, all, f]) => [all - f, f]],
];

export function counted(text) {
    const sum = { passed: 0, failed: 0 };
    for (const [pattern, numbers] of closing)
        for (const match of text.matchAll(pattern)) {
            const [passed, failed] = numbers(match).map(Number);
            sum.passed += passed;
            sum.failed += failed;
        }
    return sum;
}

// ---------------------------------------------------------------- what failed

const quoted = (word) =>
    /^[\w./:@%+=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
/** A title as a pattern that means itself. */
const literal = (title) => quoted(title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
const unique = (list) => [...new Set(list)];

/** Where in the sources: the first file with a line that a text names. */
function place(text) {
    const own = /(?:^|[\s(/])((?:core|tests|tools|wasm|web)\/[\w./-]*\w\.\w+:\d+)/m;
    return own.exec(text)?.[1] ?? "";
}

/** Where a test of the core stands: its names are <folder>/<file without test_>, with a number for a share. */
function sourceOf(entry) {
    const [folder, name] = entry.split("/");
    if (folder === "shell") return name === "transcripts" ? "" : `tests/shell/${name}.test.mjs`;
    if (folder === "embed")
        return `tests/embed/${name === "python" ? "test_python.py" : `${name}.test.mjs`}`;
    if (folder === "fuzz") return `tests/fuzz/fuzz_${name}.c`;
    return `tests/${folder}/test_${name.replace(/-\d+$/, "")}.c`;
}

/** Failed transcripts: a file each, or a promise of the program, which has no file of its own. */
function transcripts(text, program) {
    const failed = [...text.matchAll(/^FAILED (native|wasm|program:) (.*)$/gm)];
    return failed.map(([, target, name]) =>
        target === "program:"
            ? {
                  what: `program: ${name}`,
                  where: "tests/shell/run.mjs",
                  again: `node tests/shell/run.mjs native ${program}`,
              }
            : {
                  what: `transcript ${name} (${target})`,
                  where: `tests/shell/${name}`,
                  again: `node tests/shell/run.mjs ${target} ${target === "wasm" ? "build/wasm/plyscope.mjs" : program} ${name.replace(/\.txt$/, "")}`,
              },
    );
}

function ofCtest(text, stage) {
    const found = [];
    const ends = [...text.matchAll(/^ *\d+\/\d+ Test +#\d+: (\S+) \.*(.*)$/gm)];
    ends.forEach(({ 1: entry, 2: verdict, index }, at) => {
        if (!verdict.includes("***")) return;
        const said = text.slice(index, ends[at + 1]?.index);
        const native =
            entry === "shell/transcripts" ? transcripts(said, `build/${stage}/plyscope`) : [];
        const inner = unique([
            ...[...said.matchAll(/^\[ {2}FAILED {2}\] (\w+)$/gm)].map(([, name]) => name),
            ...[...said.matchAll(/^✖ (?!failing tests)(.*?)(?: \([\d.]+ms\))?$/gm)].map(
                ([, name]) => name,
            ),
            ...[...said.matchAll(/^(?:FAIL|ERROR): (\w+) \(/gm)].map(([, name]) => name),
        ]);
        const why = /\*\*\*([A-Z][a-zA-Z]*(?: [a-zA-Z]+)*)/.exec(verdict)?.[1] ?? "Failed";
        const rest = inner.length > 0 ? inner.join(", ") : why.toLowerCase();
        const file = sourceOf(entry);
        const line = place(said);
        found.push(
            ...(native.length > 0
                ? native
                : [
                      {
                          what: `${entry}: ${rest}`,
                          where: line.startsWith(`${file}:`)
                              ? line
                              : [file, line].filter(Boolean).join(", "),
                          again: `tools/test ${stage} -- -R ${quoted(`^${entry}$`)}`,
                      },
                  ]),
        );
    });
    return found;
}

function ofVitest(text) {
    const failed = [...text.matchAll(/^ *FAIL +(?:\|\w+\| +)?(\S+?)(?: > (.*)| \[ .*)$/gm)];
    return failed.map(({ 1: file, 2: title, index }) => {
        const name = title?.split(" > ").at(-1);
        const line = new RegExp(`❯ ${file.replaceAll(".", "\\.")}:\\d+`).exec(text.slice(index));
        return {
            what: title ?? "the file could not be run",
            where: `web/${line === null ? file : line[0].slice(2)}`,
            again: `cd web && npx vitest run ${file}${name === undefined ? "" : ` -t ${literal(name)}`}`,
        };
    });
}

function ofNode(text) {
    const failed = [...text.matchAll(/^test at (\S+?):(\d+):\d+\n✖ (.*?)(?: \([\d.]+ms\))?$/gm)];
    return failed.map(([, file, line, title]) => ({
        what: title,
        where: `${file}:${line}`,
        again: `node --test --test-name-pattern=${literal(title)} ${file}`,
    }));
}

function ofPlaywright(text) {
    const failed = [
        ...text.matchAll(
            /^ +✘ +\d+ \[(\w+)\] › \S*?(\w+\.test\.mjs):(\d+):\d+ › (.*?)(?: \([\d.]+m?s\))?$/gm,
        ),
    ];
    return failed.map(([, project, file, line, title]) => ({
        what: `${title} (${project})`,
        where: `tests/web/${file}:${line}`,
        again: `cd web && npx playwright test -c ../tests/web ${file}:${line} --project=${project}`,
    }));
}

/** A file that a runner in the folder web/ names, as the project and as that folder name it. */
function named(file) {
    const own = file.replace(/^\.\.\//, "");
    const beside = /^(core|tests|tools|wasm)\//.test(own);
    return beside ? { own, near: `../${own}` } : { own: `web/${own}`, near: own };
}

function ofBiome(text) {
    const failed = [...text.matchAll(/^(\S+?\.\w+)(?::(\d+):\d+)? (\S+).* ━+$/gm)];
    return failed.map(([, file, line, rule]) => ({
        what: rule,
        where: `${named(file).own}${line ? `:${line}` : ""}`,
        again: `cd web && npx biome check ${named(file).near}`,
    }));
}

function ofCompilers(text, command) {
    const types = [...text.matchAll(/^(\S+?)\((\d+),\d+\): error (TS.*)$/gm)];
    const code = [
        ...text.matchAll(
            /^(?:\S*\/)?((?:core|tests|tools|wasm)\/\S+?:\d+):\d+: (?:fatal )?error: (.*)$/gm,
        ),
    ];
    return [
        ...types.map(([, file, line, said]) => ({
            what: said,
            where: `${named(file).own}:${line}`,
            again: "cd web && npx tsc --noEmit",
        })),
        ...code.map(([, where, said]) => ({ what: said, where, again: command })),
    ];
}

function ofExperiments(text) {
    const off = [...text.matchAll(/^ {2}(\S.*)\n.*\n.* OFF \(.*\): row (\S+)$/gm)];
    return off.map(([, title, row]) => ({
        what: title,
        where: "tools/experiments/rows.cjs",
        again: `tools/experiments/reproduce quick ${row}`,
    }));
}

/**
 * What failed in the output of a line of a stage, files named from the root: what it is called, where it stands, and the command that runs
 * it alone. Of a runner that is not known the first line that names a file, and the line itself.
 */
export function failures(text, stage, command) {
    const plain = text.replaceAll("\r", "");
    const found = [
        ...ofCompilers(plain, command),
        ...ofCtest(plain, stage),
        ...(plain.includes(" Test  #") || plain.includes(" Test #")
            ? []
            : [...ofNode(plain), ...transcripts(plain, "build/release/plyscope")]),
        ...ofVitest(plain),
        ...ofPlaywright(plain),
        ...ofBiome(plain),
        ...ofExperiments(plain),
    ];
    if (found.length > 0)
        return unique(found.map((one) => JSON.stringify(one))).map((one) => JSON.parse(one));
    const lines = plain.trimEnd().split("\n");
    const told = lines.filter((line) => /^\S+?\.\w+:\d+: |^stale: |TOO LARGE|[Ee]rror/.test(line));
    const what = (told[0] ?? lines.at(-1) ?? "").trim().slice(0, 160);
    return [{ what: what || "it ended badly", where: "", again: command }];
}

// ---------------------------------------------------------------- what took long

const SCALE = { ms: 0.001, s: 1, sec: 1, m: 60 };

/** Tests and the seconds that each took, as the runners tell them; of unit tests of the page by file. */
export function durations(text) {
    const patterns = [
        /^ *\d+\/\d+ Test +#\d+: (?<what>\S+) \.+.*? (?<time>[\d.]+) (?<unit>sec)$/gm,
        /^ *[✓✘] +\d+ \[(?<kind>\w+)\] › \S*?(?<what>\w+\.test\.mjs:\d+):\d+ › .*\((?<time>[\d.]+)(?<unit>ms|s|m)\)$/gm,
        /^ *[✓❯] (?:\|\w+\| +)?(?<what>src\/\S+) \(\d+ tests?.*?\) +(?<time>\d+)(?<unit>ms)$/gm,
        /^[✔✖] (?<what>.*) \((?<time>[\d.]+)(?<unit>ms)\)$/gm,
    ];
    return patterns
        .flatMap((pattern) => [...text.matchAll(pattern)])
        .map(({ groups: { what, kind, time, unit } }) => ({
            what: kind === undefined ? what : `${what} (${kind})`,
            seconds: Number(time) * SCALE[unit],
        }));
}
