/**
 * Made-up files for the self-test of check-layers, with what is bad in them: each set with the complaints, without
 * their words, that the checks must make of it, and no others.
 */
"use strict";

const tree = {
    "core/base/err.h": "#include <stdbool.h>",
    "core/base/clock.c": "#include <time.h>", // bad
    "core/base/up.c": '#include "game/game.h"', // bad
    "core/game/game.h": '#include "base/err.h"',
    "core/game/near.c": '#include "game.h"',
    "core/games/one/rules.c": '#include "game/game.h"\n#include "one.h"',
    "core/games/one/one.h": "",
    "core/games/one/peek.c": '#include "search/search.h"', // bad
    "core/games/one/search_exact.c":
        '  #  include "search/search.h"\n#include "one.h"\n#include "searchers/common/fixed.h"',
    "core/games/one/common.c": '#include "searchers/common/fixed.h"', // bad
    "core/games/two/rules.c": '#include "games/one/one.h"', // bad
    "core/games/two/dots.c": '#include "../one/one.h"', // bad
    "core/games/two/loop.c": '#include "searchers/kit.inc.h"', // bad
    "core/search/search.h": '#include "game/game.h"\n#include "plyscope_host.h"',
    "core/search/named.c": '#include "games/one/one.h"', // bad
    "core/searchers/uct.c": '#include "search/search.h"\n#include "kit.inc.h"',
    "core/searchers/uct.h": '#include "searchers/common/fixed.h"',
    "core/searchers/common/fixed.h": '#include "search/search.h"',
    "core/searchers/common/up.c": '#include "searchers/uct.h"', // bad
    "core/searchers/kit.inc.h": "",
    "core/searchers/copy.c": '#include "uct.h"', // bad
    "core/searchers/play.c": '#include "play/job.h"', // bad
    "core/play/job.h": '#include "search/search.h"\n#include "registry.h"\n#include <omp.h>',
    "core/play/up.c": '#include "shell/session.h"', // bad
    "core/shell/session.h": '#include "play/job.h"\n#include "plyscope.h"',
    "core/shell/gone.c": '#include "shell/missing.h"', // bad
    "core/native/main.c": '#include "plyscope.h"\n#include <time.h>',
    "core/native/deep.c": '#include "shell/session.h"', // bad
    "core/plyscope.h": '#include "plyscope_host.h"\n#include <stdint.h>',
    "core/plyscope_host.h": "#include <stddef.h>",
    "core/registry.h": '#include "search/search.h"',
    "core/registry.c": '#include "registry.h"\n#include "registry.def"',
    "core/registry.def": "GAME(one)",
    "core/other/x.c": "", // bad
    "wasm/exports.c": '#include "plyscope.h"\n#include <emscripten.h>',
    "wasm/deep.c": '#include "shell/session.h"', // bad
    "web/src/engine/job.ts": 'import { up } from "../state/store.ts";', // bad
    "web/src/state/store.ts": 'import type { Job } from "../engine/job.ts";',
    "web/src/ui/icon.tsx": 'import { plot } from "../charts/plot.ts";', // bad
    "web/src/charts/plot.ts": 'import {\n    Icon,\n} from "../ui/icon.tsx";',
    "web/src/board/draw/paint.ts": 'import { board } from "../board.tsx";', // bad
    "web/src/board/board.tsx": 'import { paint } from "./draw/paint.ts";',
    "web/src/panels/think/panel.tsx":
        'import "../../board/board.tsx";\nconst view = import("../lab/panel.tsx");', // bad
    "web/src/panels/lab/panel.tsx": 'import { core } from "../../../../core/answers/lines.ts";',
    "web/src/panels/registry.tsx": 'import { Lab } from "./lab/panel.tsx";',
    "web/src/panels/lab/panel.test.tsx": 'import { Frame } from "../../app/frame.tsx";',
    "web/src/app/frame.tsx": 'import "../main.tsx";', // bad
    "web/src/main.tsx": 'import { Frame } from "./other.tsx";',
    "web/src/other.tsx": 'import { fake } from "./testing/fake.ts";', // bad
    "web/src/testing/fake.ts": 'import { drawn } from "./drawn.ts";',
    "web/src/testing/drawn.ts": "",
    "web/src/engine/job.test.ts": 'import { fake } from "../testing/fake.ts";',
    "web/src/pictures/draw.ts": 'import { fake } from "../testing/fake.ts";',
};
const bad = [
    "core/base/clock.c:1",
    "core/base/up.c:1",
    "core/games/one/common.c:1",
    "core/games/one/peek.c:1",
    "core/games/two/rules.c:1",
    "core/games/two/dots.c:1",
    "core/games/two/loop.c:1",
    "core/native/deep.c:1",
    "core/other/x.c",
    "core/play/up.c:1",
    "core/search/named.c:1",
    "core/searchers/common/up.c:1",
    "core/searchers/copy.c:1",
    "core/searchers/play.c:1",
    "core/shell/gone.c:1",
    "wasm/deep.c:1",
    "web/src/app/frame.tsx:1",
    "web/src/board/draw/paint.ts:1",
    "web/src/engine/job.ts:1",
    "web/src/other.tsx:1",
    "web/src/panels/think/panel.tsx:2",
    "web/src/ui/icon.tsx:1",
];
const named = {
    "README.md": "`core/base/err.h`, not\n`base/gone.h`", // bad
    "core/base/err.h": '/* err.h - sentences; see err.c. */\nchar *file = "gone.txt.c";',
    "core/base/err.c": "/* err - sentences. */\n// and arena.h", // bad, both
    "core/base/spec.c": "#include <math.h>", // bad
    "tools/build": "#!/bin/sh\n# ../core/base/err.h\n# err.mjs\ncat other.mjs", // bad
    "web/src/main.tsx": "/** Of\n * app.tsx and build/web/app.mjs */", // bad
};
const unnamed = [
    ...["README.md:2", "core/base/err.c:1", "core/base/err.c:2", "core/base/spec.c:1"],
    ...["tools/build:3", "web/src/main.tsx:2"],
];
const table = (...rows) => `| room | floors |\n| --- | --- |\n${rows.join("\n")}`;
const rooms = {
    "core/README.md": table("| `shell/` | `answer`; `call`, `gone`; `inspect/` |"), // bad
    "core/shell/answer.h": '#include "shell/call.h"', // bad
    "core/shell/answer.c": '#include "answer.h"\n#include "shell/inspect/tree.h"', // bad
    "core/shell/call.h": '#include "base/err.h"',
    "core/shell/inspect/tree.h": '#include "shell/call.h"',
    "core/shell/lost.c": "", // bad
    "core/base/err.h": "",
    "web/README.md": table("| `state/` | `store`; all others; `hand` |"),
    "web/src/state/store.ts": 'const late = () => import("./game.ts");', // bad
    "web/src/state/game.ts": 'import { hand } from "./hand.ts";', // bad
    "web/src/state/hand.ts": 'import "./store.ts";',
    "web/src/testing/fakegame.ts": 'import "../state/hand.ts";',
};
const wrongRooms = [
    ...["core/README.md", "core/shell/answer.c:2", "core/shell/answer.h:1"],
    ...["core/shell/lost.c", "web/src/state/game.ts:1", "web/src/state/store.ts:1"],
];
const round = {
    "core/base/a.h": '#include "b.h"', // bad
    "core/base/b.h": '#include "base/a.h"',
    "web/src/ui/one.ts": 'const two = () => import("./two.ts");', // bad
    "web/src/ui/two.ts": 'import type { Three } from "./three.ts";',
    "web/src/ui/three.ts": 'import { one } from "./one.ts";',
    "web/src/state/x.ts": 'import "./y.ts";', // bad
    "web/src/state/y.ts": 'import "./x.ts";',
};

module.exports = {
    layers: { files: tree, bad },
    floors: { files: rooms, bad: wrongRooms },
    circles: {
        files: round,
        bad: ["core/base/a.h", "web/src/state/x.ts", "web/src/ui/one.ts"],
    },
    names: { files: named, bad: unnamed },
};
