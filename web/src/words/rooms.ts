/**
 * Which words a room has. English is the language that the others are made from, and its rooms are the types of theirs.
 * Every module of the page takes a room by its door, a module of this folder, which names the English one; in the build
 * of another language the bundler puts the room of that language there.
 */

/** The rooms of the catalogue by name. */
interface English {
    accuracy: typeof import("./en/accuracy.ts").accuracy;
    ahead: typeof import("./en/ahead.ts").ahead;
    arena: typeof import("./en/arena.ts").arena;
    board: typeof import("./en/board.ts").board;
    challenge: typeof import("./en/share.ts").challenge;
    charts: typeof import("./en/charts.ts").charts;
    clicks: typeof import("./en/ahead.ts").clicks;
    coming: typeof import("./en/coming.ts").coming;
    compose: typeof import("./en/compose.ts").compose;
    controls: typeof import("./en/controls.ts").controls;
    curve: typeof import("./en/curve.ts").curve;
    descent: typeof import("./en/inside/descent.ts").descent;
    duel: typeof import("./en/inside/duel.ts").duel;
    editor: typeof import("./en/mapeditor.ts").editor;
    embed: typeof import("./en/embed.ts").embed;
    ending: typeof import("./en/ending.ts").ending;
    engine: typeof import("./en/engine.ts").engine;
    evolve: typeof import("./en/evolve.ts").evolve;
    files: typeof import("./en/files.ts").files;
    frame: typeof import("./en/inside/frame.ts").frame;
    friend: typeof import("./en/friend.ts").friend;
    gameclock: typeof import("./en/gameclock.ts").gameclock;
    game: typeof import("./en/gamedialog.ts").game;
    grades: typeof import("./en/game.ts").grades;
    graph: typeof import("./en/game.ts").graph;
    head: typeof import("./en/head.ts").head;
    judged: typeof import("./en/values.ts").judged;
    keys: typeof import("./en/keys.ts").keys;
    lab: typeof import("./en/lab.ts").lab;
    ladder: typeof import("./en/inside/ladder.ts").ladder;
    layers: typeof import("./en/layers.ts").layers;
    layersMenu: typeof import("./en/layersmenu.ts").layers;
    learn: typeof import("./en/learn.ts").learn;
    lessonFaults: typeof import("./en/lessonfaults.ts").lessonFaults;
    lessonText: typeof import("./en/lessons.ts").lessonText;
    links: typeof import("./en/links.ts").links;
    lockstep: typeof import("./en/inside/lockstep.ts").lockstep;
    lookInside: typeof import("./en/lookinside.ts").lookInside;
    more: typeof import("./en/moremenu.ts").more;
    moves: typeof import("./en/game.ts").moves;
    outlook: typeof import("./en/outlook.ts").outlook;
    overlays: typeof import("./en/overlays.ts").overlays;
    page: typeof import("./en/page.ts").page;
    panels: typeof import("./en/panels.ts").panels;
    parameterSweep: typeof import("./en/inside/sweep.ts").sweep;
    params: typeof import("./en/params.ts").params;
    pictures: typeof import("./en/pictures.ts").pictures;
    play: typeof import("./en/play.ts").play;
    players: typeof import("./en/players.ts").players;
    present: typeof import("./en/present.ts").present;
    record: typeof import("./en/game.ts").record;
    reproduced: typeof import("./en/reproduced.ts").reproduced;
    review: typeof import("./en/game.ts").review;
    riders: typeof import("./en/arena.ts").riders;
    rounds: typeof import("./en/rounds.ts").rounds;
    sandbox: typeof import("./en/sandbox.ts").sandbox;
    scale: typeof import("./en/scale.ts").scale;
    send: typeof import("./en/share.ts").send;
    sentence: typeof import("./en/hosting.ts").sentence;
    settings: typeof import("./en/settings.ts").settings;
    setup: typeof import("./en/setup.ts").setup;
    share: typeof import("./en/share.ts").share;
    simulated: typeof import("./en/simulated.ts").simulated;
    stack: typeof import("./en/inside/stack.ts").stack;
    strength: typeof import("./en/strength.ts").strength;
    sweep: typeof import("./en/sweep.ts").sweep;
    teach: typeof import("./en/teach.ts").teach;
    terminal: typeof import("./en/terminal.ts").terminal;
    think: typeof import("./en/think.ts").think;
    tiles: typeof import("./en/tiles.ts").tiles;
    timeline: typeof import("./en/inside/timeline.ts").timeline;
    toolbox: typeof import("./en/toolbox.ts").toolbox;
    tournament: typeof import("./en/tournament.ts").tournament;

    train: typeof import("./en/train.ts").train;
    tree: typeof import("./en/inside/tree.ts").tree;
    turn: typeof import("./en/turn.ts").turn;
    ui: typeof import("./en/ui.ts").ui;
    values: typeof import("./en/values.ts").values;
    verdicts: typeof import("./en/game.ts").verdicts;
    variant: typeof import("./en/variant.ts").variant;
    windows: typeof import("./en/inside/windows.ts").windows;
    write: typeof import("./en/write.ts").write;
}

/** What English says in one way or another is any text in another language; arguments and parts are the same. */
type Said<Text> = Text extends string
    ? string
    : Text extends (...args: infer Args) => infer Result
      ? (...args: Args) => Said<Result>
      : { [Part in keyof Text]: Said<Text[Part]> };

export type RoomName = keyof English;

/** A room in any language: whoever writes one is told of messages that are missing or too many. */
export type Room<Name extends RoomName> = Said<English[Name]>;
