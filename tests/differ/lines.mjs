/**
 * Random sessions in the language of the console, the same for the same seed: what games, players, parameters
 * and evaluations there are is read from the core's own tables (`describe`).
 */

/** Numbers from 0 to 1, from a seed (a Weyl sequence, mixed). */
function random(seed) {
    let state = seed >>> 0;
    return () => {
        state = (state + 0x9e3779b9) >>> 0;
        let mixed = state;
        mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
        mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
        return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
    };
}

/** Numbers that keep a search small, whatever its bounds are. */
const SMALL = {
    depth: [1, 3],
    sims: [1, 60],
    playouts: [1, 3],
    table: [1, 2],
    cache: [0, 2],
    reduce: [0, 3],
    width: [0, 40],
    max: [0, 40],
    train: [0, 5],
    prior: [0, 20],
    cut: [0, 30],
    expand: [0, 4],
    sort: [0, 4],
};

/**
 * What the core says of itself: its tables, and the names of those who play each game. `talk(lines)`: the
 * answers of a session in JSON.
 */
export async function learn(talk) {
    const ask = async (...lines) => {
        const answers = (await talk(lines)).trimEnd().split("\n");
        return JSON.parse(answers.findLast((line) => !line.startsWith("> ")));
    };
    const tables = await ask("describe");
    const fits = {};
    for (const { name } of tables.games) {
        const { searchers } = await ask(`new ${name}`, "searchers");
        fits[name] = searchers.filter((one) => one.fits).map((one) => one.name);
    }
    return { tables, fits };
}

/** The seed of a line is the session's; on several threads no two runs are equal, and not all builds have any. */
const SINGLE = ["seed", "threads"];

/** Boards on which a single game takes minutes: those of 2048 with more cells than 20. */
const LONG = ["5x5", "6x6"];

/** Players that wait for somebody or something outside. */
const OUTSIDE = ["human", "external"];

/** `tables` and `fits` as `learn` gives them. */
export function generator(tables, fits, seed) {
    const next = random(seed);
    const below = (n) => Math.floor(next() * n);
    const pick = (list) => list[below(list.length)];
    const chance = (p) => next() < p;
    const between = (low, high) => low + below(high - low + 1);
    const players = () =>
        tables.searchers.filter(
            (one) =>
                !OUTSIDE.includes(one.name) &&
                fits[game.name].includes(one.name) &&
                (one.game ?? game.name) === game.name,
        );
    let game;

    function number(param) {
        const [low, high] = SMALL[param.name] ?? [param.min, Math.min(param.max, param.min + 1000)];
        if (param.type === "int") return between(low, high);
        const value = low + next() * (high - low);
        return Number(value.toFixed(3));
    }

    function value(param) {
        if (param.type === "bool") return chance(0.5) ? "yes" : "no";
        if (param.type === "enum") return pick(param.choices);
        if (param.type === "int" || param.type === "real") return number(param);
        if (param.kind === "eval") return evaluation();
        if (param.kind === "playout") return pick(game.playouts).name;
        return null;
    }

    function arguments_(params, share) {
        const out = [];
        for (const param of params) {
            if (param.limit || SINGLE.includes(param.name) || !chance(share)) continue;
            const said = value(param);
            if (said !== null) out.push(`${param.name}=${said}`);
        }
        return out;
    }

    function spec(name, words) {
        return words.length > 0 ? `${name}(${words.join(",")})` : name;
    }

    function evaluation() {
        const { name, params } = pick(game.evals);
        return spec(name, chance(0.3) ? arguments_(params ?? [], 0.3) : []);
    }

    /** Those whose help is the same text in all builds. */
    const alike = () =>
        players().filter(({ params }) => params.every(({ name }) => name !== "threads"));

    function player() {
        const { name, params } = pick(players());
        const has = (word) => params.some((param) => param.name === word);
        const words = arguments_(params, 0.2);
        const says = (word) => words.some((said) => said.startsWith(`${word}=`));
        // Without them some would think for minutes.
        if (has("sims") && !says("sims")) words.push(`sims=${between(1, 60)}`);
        if (has("depth") && !says("depth")) words.push(`depth=${between(1, 3)}`);
        if (has("nodes")) words.push(`nodes=${between(20, 300)}`);
        if (chance(0.3)) words.push(`seed=${below(1000)}`);
        return spec(name, words);
    }

    function variant() {
        game = pick(tables.games);
        const presets = game.presets.filter(
            ({ name }) => !LONG.includes(name) || game.name !== "2048",
        );
        if (chance(0.7)) return `new ${game.name}(preset=${pick(presets).name})`;
        const words = [];
        for (const param of game.params)
            if (param.type !== "text" && chance(0.4)) {
                const high = Math.min(param.max ?? 0, game.name === "2048" ? 4 : 8);
                words.push(
                    `${param.name}=${param.type === "int" ? between(param.min, Math.max(param.min, high)) : value(param)}`,
                );
            }
        return `new ${spec(game.name, words)}`;
    }

    /** As many players as the game has seats by default; a wrong number is refused everywhere alike. */
    const seats = () => Array.from({ length: game.name === "2048" ? 1 : 2 }, player).join(" ");
    const judge = () => `judge=${player()}`;
    const seeded = () => `seed=${below(1000)}`;
    const series = () => `games=${2 * between(1, 2)} ${seeded()}`;
    const opening = () => (chance(0.4) ? ` openings=${between(1, 4)}` : "");

    /** Lines whose games may be played by workers. */
    const batches = [
        () => `match ${seats()} ${series()}${opening()}`,
        () => `match ${seats()} ${series()} keep=yes`,
        () => `tournament ${player()} ${player()} ${player()} games=2 ${seeded()}`,
        () => `sweep uct(sims=${between(1, 5)}..${between(6, 30)}:3) random ${series()}`,
        () =>
            `sweep montecarlo(sims=1..3) ${game.name === "2048" ? "" : player()} games=2${opening()}`,
        () => `evolve ${player()} population=${between(2, 4)} generations=1 games=2 ${seeded()}`,
    ];
    const others = [
        () => variant(),
        () => `go random(${seeded()})`,
        () => [`go random(${seeded()})`, `go ${player()}`, "undo", "redo"],
        () => `go ${player()}`,
        () => `analyze ${player()}`,
        () => [`analyze ${player()} record log=200`, "tree 20", "log 0 20", "node", "report"],
        () => [`analyze ${player()} record`, pick(["tree columns", "history", "descent", "jobs"])],
        () => [`analyze ${player()} paused`, "step node 3", "step 2", "report", "stop"],
        () => [`players ${seats()}`, "go", "go", "players"],
        () => pick(["show", "moves", "link", "trace", "jobs", "restart", "sgf", "notation"]),
        () => `perft ${between(1, 2)}`,
        () => "divide 1",
        () => `eval ${evaluation()}${chance(0.3) ? " moves" : ""}`,
        () =>
            `simulate ${pick(game.playouts).name} count=${between(1, 4)} playouts=${between(1, 50)} ${seeded()}`,
        () => `review ${player()}`,
        () => `loss ${player()} ${judge()}`,
        () => `accuracy ${player()} positions=${between(1, 3)} plies=2..6 ${seeded()} ${judge()}`,
        () => `spec player ${player()}`,
        () => `spec eval ${evaluation()}`,
        () => `seed ${below(10000)}`,
        () => "stats",
        () => pick(["population", "networks", "searchers", "games", `help ${pick(alike()).name}`]),
        () => `play ${pick(["1", "4", "44", "l", "f", "a1-a2/a3", "zork"])}`,
    ];

    /** One session: `batch` says that it is about games that workers play. */
    return (count, batch) => {
        const lines = [variant(), `seed ${below(1000)}`];
        while (lines.length < count)
            lines.push(...[pick(batch && chance(0.5) ? batches : others)()].flat());
        return lines.slice(0, count);
    };
}
