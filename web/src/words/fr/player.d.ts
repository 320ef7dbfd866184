/** What a player file is given, as wasm/player.d.ts declares it, in French. */

/** Un coup permis : un nombre donné par `moves()`, valable dans cette position ; ou son texte, « d1-d7/g7 ». */
export type Move = number;

/** Un paramètre : un curseur, un axe de balayage, un gène ; un interrupteur ; un menu. */
export interface ParamRow {
    /** Sa valeur au départ : un nombre, true ou false, ou l’un des choix. */
    default: number | boolean | string;
    /** La plus petite valeur d’un nombre. */
    min?: number;
    /** La plus grande valeur d’un nombre. */
    max?: number;
    /** Des nombres entiers, sauf si ce pas ou une borne ne l’est pas. */
    step?: number;
    /** Les mots d’un menu. */
    choices?: string[];
    /** Ce que les gens lisent ; le nom par défaut. */
    title?: string;
}

/** Une case du plateau. */
export interface Cell {
    /** Comme on l’écrit : « d1 ». */
    name: string;
    /** Depuis la gauche, à partir de 0. */
    x: number;
    /** Depuis le bas, à partir de 0. */
    y: number;
    /** Sur les plateaux à plusieurs étages, à partir de 0. */
    floor: number;
    /** Sorte de terrain : « cell », « wall ». */
    place: string;
    /** Ce qui s’y trouve ; null = rien. */
    piece: string | null;
    /** À qui est la pièce : une place ; -1 = à personne. */
    owner: number;
    /** Ce qui y est écrit. */
    label: string | null;
}

/** Ce que peuvent donner les dés. */
export interface Outcome {
    /** Se joue comme tout autre coup. */
    move: Move;
    /** Sa probabilité, de 0 à 1. */
    probability: number;
}

/** La pendule d’un coup, en millisecondes. */
export interface Time {
    /** Depuis que le coup a été demandé au joueur. */
    readonly used: number;
    /** Jusqu’à la fin du temps pour ce coup. */
    readonly left: number;
}

/** Ce qui a été fixé pour un coup ; Infinity = pas de limite. */
export interface Limits {
    /** En millisecondes. */
    readonly time: number;
    /** Coups joués sur ce plateau ; une partie aléatoire compte pour un, comme chez les autres joueurs. */
    readonly nodes: number;
}

/** Ce qu’un joueur dit de sa réflexion ; affiché pendant qu’il réfléchit. */
export interface PlayerReport {
    /** Ce que vaut la position pour le joueur qui réfléchit : -100 perdu, +100 gagné ; ou des points. */
    value?: number;
    /** Combien de coups d’avance il a regardé. */
    depth?: number;
    /** Positions examinées. */
    nodes?: number;
    /** La meilleure suite de coups, qui commence par le meilleur coup. */
    line?: (Move | string)[];
    /** La valeur de chaque coup. */
    values?: Map<Move, number> | { [move: string]: number };
}

/** Ce qu’un joueur dit de la position sur le plateau pendant sa recherche, pour les vues de Rouages. */
export interface PlayerNode {
    /** La fenêtre sous laquelle elle est explorée. */
    alpha?: number;
    /** Sa borne supérieure ; alpha est l’inférieure. */
    beta?: number;
    /** Ce qu’elle a donné. */
    value?: number;
    /** Pour qui sont ces valeurs ; par défaut le joueur interrogé : game.toMove dans un négamax. */
    seat?: number;
}

/** La position sur laquelle un joueur est interrogé ; on peut y jouer des coups et les reprendre. */
export interface Game {
    /** La place du joueur interrogé : 0 est la première. */
    readonly seat: number;
    /** Combien il y a de joueurs. */
    readonly players: number;
    /**
     * La place qui choisit ensuite ; -1 : les dés ; -2 : personne, la partie est finie. Là où tous jouent en
     * même temps, comme à Tron, le joueur interrogé choisit le premier, et les pièces ne bougent que quand le
     * dernier a choisi : d’ici là, le plateau, evaluate() et pieces() sont comme si rien n’avait été joué.
     */
    readonly toMove: number;
    /** La partie est finie dans cette position. */
    readonly over: boolean;
    /** Coups joués jusqu’ici dans la partie, ceux des dés et ceux qu’on essaie ici aussi ; 0 au début. */
    readonly ply: number;
    /**
     * Les coups permis, dans l’ordre du jeu ; quand c’est aux dés, ce qu’ils peuvent donner. Ce sont des
     * nombres du jeu lui-même : la colonne que l’on appelle 4 peut être 3. text() et move() vont de l’un à
     * l’autre.
     */
    moves(): Move[];
    /** Joue un coup. Tout ce qui n’est pas exactement un coup permis est refusé : 1.5, NaN, undefined. */
    play(move: Move | string): void;
    /** Reprend le dernier coup. */
    undo(): void;
    /**
     * À la fin : 1 gagné, -1 perdu, 0 nulle, ou les points ; avant, les points jusqu’ici. Du joueur
     * interrogé, quel que soit celui qui joue, ou d’une autre place.
     */
    result(seat?: number): number;
    /** Un nombre, égal pour des positions égales. */
    key(): number;
    /**
     * Ce que dit une évaluation du jeu : de -100 à +100, ou les points encore à venir. Pour le joueur
     * interrogé, quel que soit celui qui joue, ou pour une autre place. plain est la plus simple de chaque jeu,
     * qui ne connaît le plus souvent que les fins de partie ; strong distingue aussi les positions d’avant.
     * À un nom inconnu, la réponse donne les autres.
     */
    evaluate(name?: string, seat?: number): number;
    /**
     * Joue une partie aléatoire à partir d’ici ; son résultat pour le joueur interrogé, ou pour une autre
     * place. La politique est plain ou une autre du jeu ; à un nom inconnu, la réponse donne celles qu’il y a.
     */
    playout(policy?: string, seat?: number): number;
    /** Le résultat moyen de plusieurs. */
    playouts(count: number, policy?: string, seat?: number): number;
    /**
     * À partir d’ici, les parties aléatoires tirent de ce flux de la graine, depuis son début : celles après
     * un coup ne dépendent pas de leur nombre après un autre.
     */
    stream(number: number): void;
    /** Ce que peuvent donner les dés, et avec quelle probabilité ; vide quand ce n’est pas à eux. */
    chance(): Outcome[];
    /** Lance les dés ; l’issue n’est pas encore jouée. */
    roll(): Move;
    /** 0 <= x < 1 ; la même graine donne les mêmes nombres. Math.random aussi. */
    random(): number;
    /** Un nombre entier, 0 <= x < count. */
    below(count: number): number;
    /** Un coup comme on l’écrit. */
    text(move: Move): string;
    /** Le coup que désigne un texte. */
    move(text: string): Move;
    /** La position en une ligne de texte. */
    position(): string;
    /** Le plateau, case par case, en mots. Lent : au début d’un coup, pas à chaque feuille. */
    cells(): Cell[];
    /**
     * Ce qu’il y a sur chaque case, dans l’ordre de cells() : le numéro d’une pièce dans about().pieces, -1 =
     * rien. Rapide : chaque appel remplit la même liste à nouveau.
     */
    pieces(): Int8Array;
    /**
     * Le jeu et son plateau : {game, family, players, sides, points, simultaneous, pieces,
     * columns, rows, floors, cells} ; d’une pièce, son nom et son propriétaire ; simultaneous : tous
     * jouent en même temps.
     */
    about(): { [key: string]: unknown };
    /** Dit ce qu’il pense jusqu’ici ; la page le dessine en direct : valeur, suite de coups, valeurs des coups. */
    report(report: PlayerReport): void;
    /**
     * Dit de la position sur le plateau ce que play et undo ne disent pas : alpha et bêta, et sa valeur. Sans
     * cela, Rouages montre l’arbre de toute recherche.
     */
    node(node: PlayerNode): void;
    /** Millisecondes passées, et restantes pour ce coup. */
    readonly time: Time;
    /** Limites fixées pour ce coup ; Infinity = aucune. */
    readonly limits: Limits;
    /** Coups joués jusqu’ici sur ce plateau, et parties aléatoires : chacune compte pour un. */
    readonly nodes: number;
    /** Le temps ou les nœuds sont épuisés : il faut choisir. */
    readonly stop: boolean;
}
