/** Look inside: what stands around every view of a search, and what each of them is. */
import type { Room } from "../../rooms.ts";

/** Of views that show what happens moment by moment. */
const PLAYS = { key: "Espace", does: "lire, arrêter" };

export const frame: Room<"frame"> = {
    views: {
        tree: {
            doc: "Toutes les positions que la recherche a examinées. Chaque boîte est un coup ; ses réponses sont en dessous, et plus un coup a demandé de travail, plus il a de place. Le bleu est bon pour qui a le trait à la racine, l’orange est mauvais. Une lettre dit pourquoi un nœud est fini : G gagné, P perdu, = nulle, T trouvé dans la table, β coupé, C connu et prouvé. S’il y a beaucoup de coups, les premiers ont plus de place que leur part, pour rester lisibles. Appuyez sur une boîte pour voir de plus près, sur le haut pour revenir.",
            keys: [
                { key: "← →", does: "frères du nœud" },
                { key: "↑ ↓", does: "son père, son premier fils" },
                { key: "Entrée", does: "voir de plus près" },
                { key: "⌫", does: "un niveau plus haut" },
            ],
        },
        descent: {
            doc: "Comment la recherche arborescente Monte-Carlo fait croître son arbre, une descente à la fois. Sélection : depuis la racine, chaque fois le coup qui a la plus grande somme de sa moyenne et d’un terme d’exploration, grand pour les coups peu visités. Expansion : la première position nouvelle rejoint l’arbre. Simulation : une partie aléatoire à partir de là. Remontée : son résultat entre dans les moyennes de tout le chemin.",
            lacks: "UCT ne joue pas à ce jeu.",
            unsuited: "Ce joueur ne fait pas de descentes.",
            keys: [
                { key: "← →", does: "un moment en arrière, en avant dans la descente" },
                { key: "d", does: "descente suivante" },
                PLAYS,
            ],
        },
        windows: {
            doc: "Une petite recherche au ralenti. Chaque rangée est un nœud sur le chemin du nœud présent, ses boîtes sont les coups essayés là. La barre à droite est sa fenêtre : ce qui est dehors ne peut plus compter. Le joueur qui veut beaucoup monte la borne inférieure, son adversaire baisse la borne supérieure ; là où elles se rejoignent, les autres coups sont coupés.",
            lacks: "Aucun joueur de ce jeu ne cherche avec des fenêtres : alpha-bêta demande un jeu sans dés. Voyez plutôt l’arbre de sa recherche.",
            keys: [
                { key: "← →", does: "un moment en arrière, en avant" },
                { key: "c", does: "à la coupure suivante" },
                PLAYS,
            ],
        },
        ladder: {
            doc: "L’approfondissement itératif cherche chaque fois un coup plus loin. Chaque bande est une profondeur : combien de nœuds elle a pris, de combien le travail a crû, ce que la recherche voulait jouer ensuite. Une bande marquée a changé d’avis. Hausse est le travail rapporté à celui de la profondeur d’avant, branches le nombre de coups par position qui donnerait autant de nœuds, table la part des positions déjà connues. Appuyez sur une bande pour lire sa phrase.",
            lacks: "Aucun joueur de ce jeu ne cherche profondeur par profondeur. Voyez plutôt le film de sa recherche.",
            unsuited: "Ce joueur ne cherche pas profondeur par profondeur.",
        },
        film: {
            doc: "Comment la recherche s’est décidée. Les lignes sont les valeurs de ses meilleurs coups selon le travail fait, sur un axe logarithmique ; les bandes contiennent la vraie moyenne à 95 pour cent quand la valeur en est une. Le ruban en dessous dit quel coup elle aurait joué à chaque moment. Tirez le curseur : si elle s’était arrêtée là, qu’est-ce que cela aurait coûté ?",
        },
        duel: {
            doc: "Plusieurs joueurs réfléchissent en même temps à la position du plateau, chacun avec le même temps ou le même effort. Les lettres sur le plateau sont les coups qu’ils joueraient ; le graphique montre ce que chacun pense que vaut son meilleur coup, un point marque un changement d’avis. Le tableau donne les coups qui comptent, et l’écart entre les avis.",
        },
        sweep: {
            doc: "Que fait un paramètre sur cette position précise ? Un paramètre d’un joueur prend ses valeurs tour à tour, avec une petite recherche pour chacune : quel coup elle choisit, ce qu’elle pense qu’il vaut, combien de travail et de temps elle prend. Avec un second paramètre, les valeurs deviennent une carte de chaleur.",
        },
        stack: {
            doc: "Ce qu’une recherche doit retenir en chemin, deux fois : avec des fonctions qui s’appellent elles-mêmes, et avec une boucle qui a sa propre pile. Les deux visitent les mêmes positions dans le même ordre. Chaque rectangle est un cadre en mémoire, depuis la racine, avec les réponses déjà faites ; la courbe au-dessus montre combien il y en a durant toute la recherche. Un cadre coûte autant dans les deux ; les appels de la récursion remplissent en plus la pile de la machine.",
            lacks: "Aucun joueur de ce jeu n’existe des deux façons. Voyez plutôt l’arbre d’une recherche.",
            keys: [
                { key: "← →", does: "reculer, avancer d’un moment" },
                { key: "g", does: "là où la pile dépasse la prochaine fois tout ce qui précède" },
                PLAYS,
            ],
        },
        lockstep: {
            doc: "Des parties aléatoires toutes à la fois, comme la fiche de Tron les écrit avec des vecteurs : chaque ligne est une partie, chaque colonne un vecteur. LPossibles a les numéros des coups possibles, remplis depuis la gauche, Indices leur nombre ; R est tiré pour toutes les parties, et modulo ce nombre il dit quelle place de LPossibles est choisie. Au-dessous, les plateaux après ce pas, et les mêmes parties l’une après l’autre après autant de tours de boucle.",
            lacks: "Ici, seules les parties à un joueur avancent ensemble, comme celles de Tron avec un pilote.",
            keys: [{ key: "← →", does: "reculer, avancer d’un pas" }, PLAYS],
        },
    },
    chooser: "Vues",
    back: "Réflexion",
    take: (player) => `Prendre ${player}`,

    table: { label: "En tableau", tip: "En tableau (t)" },
    export: "Exporter",
    copy: {
        label: "Copier la ligne de console",
        tip: (command) => `Copier comme ligne de console : ${command}`,
    },
    help: {
        fingers: { label: "À propos de cette vue", tip: "Aide" },
        keys: { label: "À propos de cette vue et de ses touches", tip: "Aide (?)" },
        address: "L’adresse contient ce que vous regardez : partagez-la telle quelle.",
    },
    keys: {
        title: "Touches",
        list: [
            { key: "Espace", does: "chercher, pause, continuer" },
            { key: "n", does: "avancer d’une étape" },
            { key: "r", does: "recommencer la recherche" },
            { key: "[ ]", does: "vue précédente, vue suivante" },
            { key: "t", does: "image ou tableau" },
            { key: "?", does: "cette aide" },
        ],
        where: "Elles marchent quand le focus est dans le panneau « Rouages ». Entrée et les flèches parcourent images et tableaux.",
    },

    search: {
        label: "Recherche",
        begin: "Chercher",
        pause: "Pause",
        goOn: "Continuer",
        step: "Avancer",
        stepTo: "Avancer jusqu’à",
        steps: {
            node: { title: "nœud", doc: "jusqu’à la prochaine position visitée" },
            playout: { title: "simulation", doc: "d’une descente avec sa partie aléatoire" },
            iteration: {
                title: "itération",
                doc: "d’une profondeur, ou d’un tour de tous les coups",
            },
            move: { title: "coup racine", doc: "d’un coup de la racine" },
            cutoff: { title: "coupure", doc: "jusqu’à la prochaine coupure" },
        },
        restart: {
            label: "Recommencer la recherche",
            tip: "Recommencer la recherche, en pause avant son premier nœud",
        },
        cannot: "pas de recherche",
        over: "La partie est finie. Revenez en arrière pour voir une position précédente.",
        dice: "C’est aux dés : il n’y a rien à chercher.",
        none: "pas encore de recherche",
        states: { done: "terminée", stopped: "arrêtée", paused: "en pause", running: "en cours" },
        work: (state, effort, deepened) =>
            `${state}, ${effort}${deepened ? ", toutes profondeurs" : ""}`,
    },

    own: {
        turn: "Valeurs brutes",
        turnTip:
            "Montre partout les valeurs dans l’unité du programme, et comment elles deviennent celles que l’on lit",
        position: "La position telle quelle",
        search: "Ce que la recherche a trouvé",
        sum: "somme",
        value: "valeur",
        squashed: (half) => `99 × somme / (${half} + |somme|)`,
        searched: "valeur après la recherche",
        mean: (count, games) => `moyenne de ${count} ${games}`,
        share: "(1 + moyenne) / 2",
        raised: (sign, size, power) => `${sign}100 × (${size} / 100)^${power}`,
        curve: (slope, value, offset) =>
            `1 / (1 + e^−(${offset === "" ? "" : `${offset} + `}${slope} × ${value}))`,
        curveOf: (low, high, curve) => `de ${low} à ${high} : ${curve}`,
        whose: (side) => (side === null ? "" : `Le tout pour ${side}.`),
        weights:
            "Chaque terme contient déjà son poids, un réglage de l’évaluation ; la pente et le décalage de la courbe viennent de parties jouées pour le savoir.",
        same: "Le programme calcule ce que vous voyez : ces valeurs n’ont pas d’autre unité.",
    },

    moments: {
        back: { label: "Reculer d’un moment", tip: "Reculer (←)" },
        forward: { label: "Avancer d’un moment", tip: "Avancer (→)" },
        play: { label: "Lire", tip: "Lire (Espace)" },
        stop: { label: "Arrêter la lecture", tip: "Arrêter (Espace)" },
        pace: "Rythme",
        paces: (moments) => `${moments} par seconde`,
    },
    place: (at, count) => `${at} sur ${count}`,
};
