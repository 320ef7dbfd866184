/** The tree of a search: its pictures, the node that is looked at, the same as a table. */
import type { Room } from "../../rooms.ts";
import { counted, de, MOVES, plural, VISITS } from "../french.ts";

const LEFT_OUT = { one: "coup est laissé", other: "coups sont laissés" };

export const tree: Room<"tree"> = {
    picture: "Image",
    pictures: {
        icicle: "Glaçon",
        sunburst: "Soleil",
        treemap: "Pavage",
        links: "Nœuds et liens",
    },
    looks: "Couleurs et tri",
    colour: "Couleur",
    colours: {
        value: "couleur : valeur",
        why: "couleur : fin",
        mover: "couleur : joueur",
    },
    room: "Place d’un nœud",
    rooms: { effort: "place : effort", equal: "place : égale" },
    order: "Ordre des coups",
    orders: { effort: "ordre : effort", tried: "ordre : essais" },
    most: "Nœuds au plus",
    nodes: (count) => `${count} nœuds`,
    label: (nodes) => `Arbre de recherche, ${nodes} nœuds`,
    labelWithKeys: (nodes) =>
        `Arbre de recherche, ${nodes} nœuds ; les flèches le parcourent, Entrée ouvre, Retour arrière revient`,

    root: "racine",
    badges: {
        win: "G",
        loss: "P",
        draw: "=",
        over: "F",
        table: "T",
        cutoff: "β",
        known: "C",
        open: "…",
    },
    ends: {
        searched: "tous les coups explorés",
        depth: "profondeur atteinte",
        win: "gagné",
        loss: "perdu",
        draw: "nulle",
        over: "partie finie",
        table: "trouvé dans la table",
        cutoff: "coupé",
        playout: "parties aléatoires",
        known: "prouvé",
        open: "en cours d’exploration",
    },
    more: (count) => `${count} de plus`,
    node: (move, value, effort, unit, end) =>
        `${move}, ${value || "sans valeur"}, ${effort} ${unit === "visits" ? "visites" : "nœuds"}, ${end}`,

    bad: "mauvais",
    good: {
        short: (side) => (side === null ? "bon" : `bon pour ${side}`),
        result: (side) => (side === null ? "bon" : `bon pour ${side}`),
        evaluation: (side) =>
            side === null ? "bonne évaluation" : `bonne évaluation pour ${side}`,
        points: (side) => (side === null ? "bon score attendu" : `bon score attendu pour ${side}`),
        chance: (side) => (side === null ? "bonnes chances" : `bonnes chances pour ${side}`),
    },
    chooses: (side) => `${side} choisit`,

    way: "Le chemin jusqu’au nœud choisi",
    top: "Racine",
    theRoot: "la racine",
    note: ({ shown, all, top, full, more, stale, age }) => {
        const missing = `l’enregistrement est plein, il manque des coups au-delà de la profondeur ${full}`;
        return [
            `${shown} nœuds montrés sous ${top}, sur ${all} enregistrés`,
            full === null ? "" : more ? `${missing} : choisissez plus de nœuds` : missing,
            stale ? "d’une position précédente" : "",
            age,
        ]
            .filter((part) => part !== "")
            .join(" ; ");
    },
    age: (seen, all, counted) => `image prise à ${seen} ${counted} sur ${all}`,

    empty: {
        begin: "Appuyez sur Chercher et regardez l’arbre pousser, ou sur Avancer pour le bâtir pas à pas.",
        none: "Cette recherche n’a aucun arbre à montrer.",
        soon: "La recherche n’est pas encore à son premier nœud.",
    },

    card: {
        label: "Le nœud",
        root: "Racine",
        playTo: "Jouer jusqu’ici",
        nothing: "La recherche n’a rien enregistré de cette position.",
        open: "Elle est en cours d’exploration.",
        mean: (visits, shown, value) => `Moyenne de ${shown} ${plural(visits, VISITS)} : ${value}.`,
        says: {
            searched: (value) => `Tous les coups qui comptent ont été explorés : ${value}.`,
            depth: (value) => `La profondeur est atteinte : ${value}.`,
            over: (value) => `La partie est finie : ${value}.`,
            table: (value) => `La table connaît cette position : ${value}.`,
            playout: (value) =>
                `L’arbre finit ici ; les parties aléatoires à partir d’ici disent ${value}.`,
            known: (value) => `Prouvé : ${value}.`,
        },
        valueless: "Elle est restée sans valeur.",
        ended: {
            win: (side) => `La partie est finie : ${side} gagne.`,
            loss: (side) => `La partie est finie : ${side} perd.`,
            draw: "La partie est nulle.",
        },
        won: (side) => (side === null ? "une victoire" : `victoire ${de(side)}`),
        lost: (side) => (side === null ? "une défaite" : `défaite ${de(side)}`),
        bounds: {
            lower: (value) => `au moins ${value}`,
            upper: (value) => `au plus ${value}`,
        },
        cut: (tried, all, last, by, avoids) =>
            `Coupé après ${counted(tried, MOVES)} sur ${all} : avec ${last}, ${by} obtient tant que ${avoids} éviterait cette position.`,
        cutAlone: (tried, all) =>
            `Coupé après ${counted(tried, MOVES)} sur ${all} : les autres ne pourraient rien changer.`,
        cutAtOnce: "Coupé : une réponse était trop bonne.",
        leftOut: (moves, nodes) => `${counted(moves, LEFT_OUT)} de côté, environ ${nodes} nœuds.`,
        window: (low, high) =>
            low === null
                ? `La fenêtre : tout ce qui est sous ${high}.`
                : high === null
                  ? `La fenêtre : tout ce qui dépasse ${low}.`
                  : `La fenêtre allait de ${low} à ${high}.`,
        again: "Le coup valait plus qu’une fenêtre nulle ne peut le dire : il a été exploré de nouveau.",
        board: (moves) => (moves ? `Le plateau après ${moves}` : "Le plateau sans autre coup"),
        boardWithGame: (moves) =>
            moves
                ? `Le plateau après ${moves}, avec la partie aléatoire en nombres`
                : "Le plateau sans autre coup, avec la partie aléatoire en nombres",
        moves: "Coups, le plus exploré d’abord",
        move: "Coup",
        chance: "Probabilité",
        value: "Valeur",
        effort: "Effort",
        meanTitle: "Moyenne",
        meanDoc: "Récompense moyenne de qui choisit",
        exploration: "+ expl.",
        explorationDoc: "Terme d’exploration",
        sum: "= UCB",
        sumDoc: "Somme : la plus grande est essayée ensuite",
        first: "d’abord",
    },
    joint: {
        label: "Valeurs des coups simultanés",
        both: (down, across) =>
            `Les deux choisissent en même temps : ${down ?? "le premier"} une ligne, ${across ?? "le second"} une colonne.`,
        visits: (count, shown) => `${shown} ${plural(count, VISITS)}`,
    },

    table: {
        caption: "Le nœud choisi, le chemin qui y mène, et ses fils.",
        move: "Coup",
        value: "Valeur",
        valueDoc: "Pour qui a le trait à la racine",
        bound: "Borne",
        bounds: { none: "aucune", exact: "exacte", lower: "inférieure", upper: "supérieure" },
        effort: { visits: "Visites", nodes: "Nœuds" },
        end: "Pourquoi fini",
        chance: "Probabilité",
        alpha: "Alpha",
        alphaDoc: "Fenêtre à l’entrée",
        beta: "Bêta",
        order: "Essai n°",
        orderDoc: "Rang dans l’ordre des premiers essais",
        turn: "Dernier n°",
        turnDoc: "Rang dans la dernière visite de son père",
        tries: "Entrées",
        triesDoc: "Nombre de fois",
        pruned: "Élagués",
        prunedDoc: "Coups jamais essayés",
        saved: "Épargnés",
        savedDoc: "Nœuds, estimation",
    },
};
