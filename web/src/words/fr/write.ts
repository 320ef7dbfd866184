/** Players that people write: the editor, what they print, their versions, the contest of a class. */
import { type Forms, part, rich } from "../grammar.ts";
import { grouped, percent } from "../numbers.ts";
import type { Room } from "../rooms.ts";
import { counted, either, GAMES, listed, plural } from "./french.ts";

const FILES: Forms = {
    one: "fichier est resté dehors",
    other: "fichiers sont restés dehors",
};
const MOVES: Forms = { one: "coup", other: "coups" };
const PASSED: Forms = { one: "réussi", other: "réussis" };
const MINUTES: Forms = { one: "minute", other: "minutes" };
const SECONDS: Forms = { one: "seconde", other: "secondes" };

export const write: Room<"write"> = {
    sides: {
        label: "Ce qui est montré",
        code: "Code",
        board: "Plateau et résultats",
        splitter: "Largeur du code",
    },

    loading: "L’éditeur se charge.",
    player: "Joueur",
    notKept: "Pas encore gardé",
    mine: "Mes joueurs",
    begin: "Commencer par",
    starts: {
        random: "Coups au hasard",
        greedy: "Glouton : un coup d’avance",
        minimax: "Minimax en 30 lignes",
        alphabeta: "Alpha-bêta avec tri des coups",
        montecarlo: "Monte-Carlo simple",
        uct: "UCT en 60 lignes",
        expectimax: "Expectimax, pour les jeux à dés",
        territory: "Territoire, pour deux pilotes",
    },
    language: "Écrit en",
    name: "Nom",
    named: (name, longest) =>
        `Il joue sous le nom ${name} : un nom a au plus ${longest} lettres a à z, chiffres, - et _, et commence par une lettre.`,

    noPlayer: "Ce lien ne contient aucun joueur lisible.",
    stranger: {
        link: "Ce joueur est venu par un lien. Rien n’en a été exécuté. Lisez-le d’abord : il tournera dans un bac à sable de votre navigateur, sans réseau et sans accès à cette page.",
        file: "Ce joueur est venu d’un fichier. Rien n’en a été exécuté. Lisez-le d’abord : il tournera dans un bac à sable de votre navigateur, sans réseau et sans accès à cette page.",
    },
    hidden: {
        told: (count, line) =>
            `Caractères invisibles, ou qui changent l’aspect des autres : ${count}, le premier à la ligne ${line}. L’éditeur les montre par leur numéro.`,
        character: "Caractère caché",
        lookalike: (line, word, letter, script) =>
            `Ligne ${line} : le mot « ${word} » n’est pas ce qu’il paraît : sa lettre « ${letter} » est de l’alphabet ${script}.`,
    },
    back: (name) => `Revenir à ${name}`,

    code: "Code du joueur",
    keys: "Ctrl+Entrée le lance, Ctrl+Espace dit ce qui peut venir ici. Tab met en retrait ; Échap, puis Tab quitte l’éditeur.",
    parameter: "Un paramètre de ce joueur.",

    run: "Lancer",
    runRead: "Je l’ai lu : lancer",
    alone: "Le laisser jouer",
    against: "Jouer contre lui",
    match: "Match",
    newAgainstOld: "Nouveau contre ancien",
    state: {
        reading: "Lecture…",
        ready: (name) => `${name} joue tel qu’il est écrit ici.`,
        doubtful: (name) => `${name} joue tel qu’il est écrit ici, mais non sans défauts.`,
        failed: (name) => `${name} échoue tel qu’il est écrit ici.`,
        notRun: "« Lancer » met en jeu ce qui est écrit ici, lui demande des coups et joue une partie rapide.",
    },
    fault: (line, column, text) => `Ligne ${line}, colonne ${column} : ${text}`,
    trial: {
        moved: (move, time) => `Interrogé ici, il joue ${move}, en ${time}.`,
        asked: "On lui demande un coup…",
        noGame: "Il n’y a pas de partie sur le plateau.",
        over: "La partie sur le plateau est finie.",
        dice: "Sur le plateau, c’est aux dés.",
        noMove: "Il n’a choisi aucun coup.",
    },
    ran: {
        title: "Ce qu’il fait",
        none: "« Lancer » demande un coup au joueur sur le plateau et dans deux autres positions, puis joue une partie rapide : ce qui en sort est ici.",
        where: "Position",
        move: "Coup",
        value: "Valeur",
        time: "Temps",
        board: "Sur le plateau",
        before: "Sur le plateau avant",
        beginning: "Au début",
        after: (moves) => `Après ${counted(moves, MOVES)} au hasard`,
        valueOf: (move, value) => `${move} : ${value}`,
        stop: "Arrêter",
        spent: (time, parts) => `Où sont passés ${time} : ${parts.join(", ")}.`,
        part: (name, share) => `${name} ${share}`,
        parts: {
            own: "votre code",
            play: "play et undo",
            moves: "moves",
            evaluate: "evaluate",
            playouts: "parties aléatoires",
            cells: "regarder le plateau",
        },
    },
    quick: {
        title: "Parties rapides",
        label: "Partie contre",
        against: (opponent, outcome) => `${opponent} : ${outcome}`,
        playing: "se joue…",
        won: (moves) => `gagnée en ${counted(moves, MOVES)}.`,
        lost: (moves) => `perdue en ${counted(moves, MOVES)}.`,
        drawn: (moves) => `nulle après ${counted(moves, MOVES)}.`,
        late: (seconds) => `Un coup a pris trop de temps : il a ${grouped(seconds, 3)} s.`,
        failed: (why) => `pas jouée : ${why}`,
        show: "Montrer",
    },
    tests: {
        title: "Tests",
        known: (passed, known, all) =>
            known < all
                ? `${passed} sur ${known} ${plural(passed, PASSED)}, ${all - known} à venir`
                : `${passed} sur ${all} ${plural(passed, PASSED)}`,
        none: "« Lancer » essaie le joueur dans des positions dont on sait ce qui est juste, et dans des parties entières. Rien n’a encore été essayé.",
        before: "Ce sont les résultats d’un texte précédent.",
        elsewhere:
            "Les positions ne sont pas du plateau choisi : elles sont d’un autre, où une recherche jusqu’au bout sait ce qui est juste.",
        sets: {
            own: {
                title: "Vos tests",
                doc: "Ils sont dans le fichier du joueur, une ligne chacun.",
            },
            win1: { title: "Gagne tout de suite", doc: "Un seul coup finit la partie." },
            win3: {
                title: "Gagne en 3 coups",
                doc: "Seuls quelques coups gagnent, et la partie est finie après 3 coups, les siens et ceux de l’autre.",
            },
            win5: {
                title: "Gagne en 5 coups",
                doc: "Seuls quelques coups gagnent, et la partie est finie après 5 coups, les siens et ceux de l’autre.",
            },
            block: {
                title: "Bloque",
                doc: "L’autre gagne au coup suivant si celui-ci n’est pas trouvé.",
            },
            keep: {
                title: "Garde ce qu’il a",
                doc: "Une fin de partie gagnée ou nulle si elle est bien jouée : la plupart des coups gâchent cela.",
            },
            live: {
                title: "Reste en vie",
                doc: "Après certains déplacements, la prochaine tuile peut finir la partie ; après d’autres, aucune ne le peut.",
            },
        },
        legal: {
            title: "Joue selon les règles, à temps",
            doc: (games) =>
                `Parties entières : ${games}. Chaque coup doit être possible et arriver à temps.`,
            done: (done, total) => `${counted(done, GAMES)} sur ${total}`,
            late: (seconds) => `Un coup est arrivé trop tard : il a ${grouped(seconds, 3)} s.`,
        },
        counted: (passed, all) => `${passed} sur ${all}`,
        must: (moves) => `doit jouer ${either(moves)}`,
        mustNot: (moves) => `ne doit pas jouer ${either(moves)}`,
        played: (move) => `– joue ${move}`,
        passed: "réussi",
        failed: "manqué",
        waiting: "pas encore connu",
        show: "Montrer",
        showThis: (set, number) => `Montrer la position ${number} de : ${set}`,
        showGame: "Montrer la partie",
        remove: "Retirer",
        removeThis: (number) => `Retirer le test ${number}`,
        stop: "Arrêter les tests",
        again: "Tester à nouveau",
        add: {
            label: "Dans la position sur le plateau, il",
            must: "doit jouer",
            mustNot: "ne doit pas jouer",
            move: "Coup",
            add: "Ajouter un test",
            over: "Où personne n’est au trait, il n’y a rien à tester.",
            none: "Ce n’est pas un coup possible ici.",
        },
    },
    film: {
        title: "Cette partie, coup par coup",
        none: "Quand une partie de ce joueur est sur le plateau, ce qu’il a pensé et affiché à chacun de ses coups est ici : montrez une partie rapide, ou une partie d’un match.",
        move: (number, move) => `${number}. ${move}`,
        thought: (value, time) => `${value} · ${time}`,
        debug: "Déboguer ce coup",
        debugger: {
            javascript:
                "Il est exécuté seul là où en est le plateau, avec une heure de temps. Écrivez le mot debugger sur une ligne à lui, là où il doit s’arrêter, et ouvrez d’abord les outils de développement du navigateur (F12) : vous pouvez y avancer pas à pas et regarder toutes les variables.",
            python: "Il est exécuté seul là où en est le plateau, avec une heure de temps. Le débogueur du navigateur ne connaît pas Python : affichez par print ce que vous voulez voir, cela figure plus haut, sous « Sur le plateau ».",
        },
    },
    patience: {
        label: "Une boucle sans fin est arrêtée après",
        tip: "Un joueur qui n’a pas répondu si longtemps après son temps pour un coup a perdu sa partie ; la lecture du fichier peut durer autant.",
        minutes: (count) => counted(count, MINUTES),
        seconds: (count) => counted(count, SECONDS),
    },

    prints: {
        title: (count) => (count === 0 ? "Sortie" : `Sortie (${count})`),
        label: "Sortie",
        none: "Ici s’affiche ce que les joueurs écrivent (console.log, print), et où ils ont échoué.",
        at: (player, line, column, text) =>
            rich`${part("player", player)} ligne ${String(line)}, colonne ${String(column)} : ${text}`,
        line: (player, text) => rich`${part("player", player)} ${text}`,
        clear: "Effacer",
    },

    keep: {
        title: "Garder et partager",
        copy: "Copier un lien",
        copied: (name) => `Un lien avec le joueur ${name} est copié.`,
        save: "Enregistrer",
        open: "Ouvrir un fichier",
        remove: (name) => `Supprimer ${name}`,
    },
    versions: {
        title: "Versions précédentes",
        open: "Ouvrir",
        openThis: (date) => `Ouvrir la version du ${date}`,
        match: "Match",
        matchThis: (date) => `Match contre la version du ${date}`,
    },

    manual: {
        title: "Ce qu’un joueur peut utiliser",
        about: {
            javascript:
                "Un joueur est un module JavaScript qui exporte une fonction. Elle reçoit le jeu et ses paramètres, et renvoie un coup. Il peut aussi exporter title, un nom ; params, ses paramètres par leurs noms, chacun avec default, min et max ; et values, qui est percent si ses valeurs sont des résultats moyens, à montrer en chances de gagner. Les valeurs sont pour le joueur qui réfléchit : -100 est perdu, +100 gagné. Dans un match ou un tournoi, le fichier est chargé une fois par partie : ce que garde son module, un arbre ou une table, dure d’un coup à l’autre et disparaît avec la partie ; seul ce qu’un fichier écrit par console.log lui survit. Au plateau et dans l’analyse, il est rechargé à chaque coup ; une bibliothèque d’ouvertures se guide sur game.ply.",
            python: "Un joueur en Python est un fichier qui a une fonction choose(game, params). Elle reçoit le jeu et ses paramètres, et renvoie un coup. params, title et values sont des variables du fichier : params = dict(depth=dict(default=3, min=1, max=12)), values, qui est percent si ses valeurs sont des résultats moyens, à montrer en chances de gagner. Les valeurs sont pour le joueur qui réfléchit : -100 est perdu, +100 gagné. Le Python d’ici est MicroPython : le langage, avec math, random, time, collections, heapq, itertools, functools, copy, array, json et re, sans numpy ni dataclasses ; un dict ne garde pas d’ordre, list.sort ne garde pas celui des égaux et redemande la clé à chaque comparaison (sorted non), et les fonctions s’appellent l’une l’autre sur quelque 200 niveaux. random suit la graine de la partie. La mémoire qui ne sert plus est rendue entre deux coups. Dans un match ou un tournoi, le fichier est chargé une fois par partie : ce qu’il garde, un arbre ou une table, dure d’un coup à l’autre et disparaît avec la partie ; seul ce qu’il affiche lui survit. Au plateau et dans l’analyse, il est rechargé à chaque coup ; une bibliothèque d’ouvertures se guide sur game.ply.",
        },
        pages: {
            Game: "Le jeu",
            Time: "La pendule",
            Limits: "Les limites",
            PlayerReport: "Ce qu’un compte rendu peut dire",
            PlayerNode: "Ce qui peut être dit d’un nœud",
            ParamRow: "De quoi est fait un paramètre",
            Cell: "Une case du plateau",
            Outcome: "Ce que peuvent donner les dés",
        },
    },

    contest: {
        title: "Concours de classe",
        about: (games) =>
            `Autant de joueurs qu’on veut se rencontrent, chacun contre chacun. D’abord, chacun est essayé en ${games} parties contre deux adversaires. Un joueur qui tombe en panne ou prend trop de temps perd la partie. Un seul fichier garde joueurs, résultats et parties.`,
        drop: "Déposez ici des fichiers de joueurs, ou choisissez-les.",
        choose: "Choisir des fichiers",
        files: "Fichiers de joueurs",
        full: (most, left, from) =>
            `Un concours a au plus ${most} joueurs : ${counted(left, FILES)}, à partir de ${from}.`,
        players: "Joueurs du concours",
        player: "Joueur",
        beats: {
            title: (goal) => `Bat ${goal}`,
            doc: (games, score) =>
                `Score en ${games} parties, les nulles pour moitié ; le but est à ${percent(score)}.`,
        },
        score: percent,
        notTried: "–",
        reached: "atteint",
        remove: "Retirer",
        removeThis: (name) => `Retirer ${name}`,
        run: "Les lancer dans le bac à sable",
        links: "Liens de joueurs",
        takeLinks: "Prendre ces liens",
        noPlayers: (links) =>
            links === 0 ? "Il n’y a pas de lien ici." : `Liens sans joueur : ${links}.`,
        hidden: {
            title: "Adversaires cachés",
            about: "Choisissez-les à l’abri des regards : ils jouent sous d’autres noms, et qui ils sont est dit sous les résultats.",
            add: "Ajouter un adversaire caché",
            reveal: "Qui sont les adversaires cachés",
            was: (name, title) => `${name} : ${title}`,
        },
        scale: {
            none: "Ces règles n’ont pas d’échelle de force : les Elo ne comparent que ceux qui se sont rencontrés. Labo, Échelle en mesure une.",
            held: (names) =>
                `${listed(names)} ${names.length === 1 ? "a déjà sa place" : "ont déjà leur place"} sur l’échelle du jeu, que les parties jouées ici déplacent peu : un autre joueur au même score peut se trouver plus haut ou plus bas.`,
            nobody: "Personne ici n’a de place sur l’échelle du jeu : les Elo ne comparent que ceux qui se sont rencontrés. Avec un de ses joueurs parmi les adversaires cachés, par exemple Aléatoire, chacun y trouve une place.",
        },
        save: "Enregistrer le concours",
        open: "Ouvrir un concours",
        noContest: "Ce fichier ne contient pas de concours.",
        reading: (name) => `Lecture de « ${name} »…`,
        meets: (name) => `${name} affronte ses premiers buts…`,
        notPlayed: (why) => `Ses parties n’ont pas pu être jouées. ${why}`,
        notRun: "pas encore lancé",
        played: "ses parties sont venues avec le fichier ; pas encore lancé ici",
        plays: "joue",
        failed: (games, why) => `en panne dans ${games} de ses parties : ${why}`,
        late: (games, seconds) =>
            `en retard dans ${games} de ses parties : un coup a ${grouped(seconds, 3)} s`,
    },
};
