/** The page "Reproduced": published figures beside ours. */
import { part, rich } from "../grammar.ts";
import { decimals, grouped } from "../numbers.ts";
import type { Room } from "../rooms.ts";
import { day } from "./french.ts";

/** What results.json says, by what it says in English. */
const TEXTS: { readonly [english: string]: string } = {
    "Connect Four": "Puissance 4",
    Amazons: "Amazones",
    "Mean score against random games": "Score moyen selon le nombre de parties aléatoires",
    "random games per direction, or in all": "parties aléatoires par direction, ou en tout",
    "Games won against games of training": "Parties gagnées selon les parties d’entraînement",
    "games of training before each game": "parties d’entraînement avant chaque partie",
    "per cent": "pour cent",
    "Games won, generation by generation": "Parties gagnées, génération par génération",
    generation: "génération",
    "Time of the first action against the size of the board":
        "Temps de la première action selon la taille du plateau",
    "columns and rows": "colonnes et lignes",
    milliseconds: "millisecondes",
    "document: doubles with each step": "document : double à chaque pas",
    "NegaScout, depth 1": "NegaScout, profondeur 1",
    "NegaScout, depth 2": "NegaScout, profondeur 2",
    "Minimax, depth 1": "Minimax, profondeur 1",
    "Minimax, depth 2": "Minimax, profondeur 2",
    "Alpha-beta, depth 1": "Alpha-bêta, profondeur 1",
    "Alpha-beta, depth 2": "Alpha-bêta, profondeur 2",
    "Mean score of flat Monte Carlo, 10 games per direction":
        "Score moyen de Monte-Carlo simple, 10 parties par direction",
    "Mean score of flat Monte Carlo, 100 games per direction":
        "Score moyen de Monte-Carlo simple, 100 parties par direction",
    "Mean score of flat Monte Carlo, 1,000 games per direction":
        "Score moyen de Monte-Carlo simple, 1 000 parties par direction",
    "Mean score of flat Monte Carlo, 10,000 games per direction":
        "Score moyen de Monte-Carlo simple, 10 000 parties par direction",
    "As the text has it; two programs of ours agree. Steps, at most 164.":
        "Comme le texte le décrit ; deux programmes d’ici s’accordent. En pas, 164 au plus.",
    "The same with 10 games in all, first directions drawn":
        "De même avec 10 parties en tout, première direction tirée au sort",
    "The same with 100 games in all, first directions drawn":
        "De même avec 100 parties en tout, première direction tirée au sort",
    "The same with 1,000 games in all, first directions drawn":
        "De même avec 1 000 parties en tout, première direction tirée au sort",
    "This gives the document's figures: of games counted in all, sums are compared, so that a direction that is drawn more often seems better.":
        "Cela donne les chiffres du document : quand les parties se comptent en tout, ce sont des sommes qui sont comparées, et une direction tirée plus souvent semble meilleure.",
    "ours, as many games in all": "ici, autant de parties en tout",
    "More than half of the way to the document, whose games were slow and perhaps few: one deviates by 20.":
        "Plus de la moitié du chemin vers le document, dont les parties étaient lentes et peut-être peu nombreuses : une seule s’écarte de 20.",
    "The document's faster program plays all its games from one position, so after each direction.":
        "Le programme accéléré du document joue toutes ses parties depuis une même position, donc après chaque direction.",
    "Time of a move at 10,000 games per direction": "Temps d’un coup, 10 000 parties par direction",
    "1 to 2 s (4 cores, compiled Python)": "de 1 à 2 s (4 cœurs, Python compilé)",
    "Compiled C is quicker, as was to be expected.":
        "Le C compilé est plus rapide, comme il fallait s’y attendre.",
    "Random against itself, 3 in a row on a cylinder of 4 x 4, 4 games":
        "Aléatoire contre lui-même, alignement de 3 sur un cylindre de 4 × 4, 4 parties",
    "Random against itself, 3 in a row on a cylinder of 4 x 4, 10,000 games":
        "Aléatoire contre lui-même, alignement de 3 sur un cylindre de 4 × 4, 10 000 parties",
    "games won 2-2, their moves 15/15, by side 16/14; and 3-1, 20/7, 17/10":
        "parties gagnées 2-2, leurs coups 15/15, par camp 16/14 ; et 3-1, 20/7, 17/10",
    "Four games of chance: every four have other figures. The test is of the games won.":
        "Quatre parties au hasard : chaque série de quatre a d’autres chiffres. Le test porte sur les parties gagnées.",
    "first four": "quatre premières",
    "other four": "quatre autres",
    "the same statistics, no figures": "les mêmes statistiques, sans chiffres",
    "The side that begins wins 69 to 70 % of the games, as an independent program found.":
        "Le camp qui commence gagne de 69 à 70 % des parties, comme l’a trouvé un programme indépendant.",
    "The package's UCT against its Random player": "L’UCT du paquet contre son joueur aléatoire",
    "none in the text; run here, the package won 75 % of 60 games and 81 % of 100":
        "aucun dans le texte ; lancé ici, le paquet a gagné 75 % de 60 parties et 81 % de 100",
    "The package's Random wins and blocks at once; against moves of equal probability its UCT and ours win 99 games of 100.":
        "Le joueur aléatoire du paquet gagne et bloque aussitôt ; contre des coups équiprobables, son UCT et celui d’ici gagnent 99 parties sur 100.",
    "60 games": "60 parties",
    "100 games": "100 parties",
    "The package's UCT against Monte Carlo with as many random games":
        "L’UCT du paquet contre Monte-Carlo avec autant de parties aléatoires",
    "none in the text; run here, the package won 57 % of 60 games":
        "aucun dans le texte ; lancé ici, le paquet a gagné 57 % de 60 parties",
    "Both value a position by the best of the first moves that their random games try, as the package does.":
        "Les deux évaluent une position par le meilleur des premiers coups qu’essaient leurs parties aléatoires, comme le fait le paquet.",
    "The package's UCT against itself": "L’UCT du paquet contre lui-même",
    none: "aucun",
    "The package's UCT, trained before every game, against its Random player":
        "L’UCT du paquet, entraîné avant chaque partie, contre son joueur aléatoire",
    "none in the text; run here, the package won 81 % of 100 games, in which it trained":
        "aucun dans le texte ; lancé ici, le paquet a gagné 81 % de 100 parties, pendant lesquelles il s’entraînait",
    "Ours trains in 200 games against itself before each game. The package learns while the games are counted; ours does not, so that its games can be shared out among workers.":
        "Celui d’ici s’entraîne en 200 parties contre lui-même avant chaque partie. Le paquet apprend pendant que les parties comptent ; pas celui d’ici, pour que ses parties puissent se répartir entre plusieurs processus.",
    "the document's package, run here": "le paquet du document, lancé ici",
    ours: "ici",
    "Moves of a random game, biased players against uniform ones":
        "Coups d’une partie aléatoire, joueurs biaisés contre joueurs uniformes",
    "biased moves “make games end sooner”, no figures":
        "les coups biaisés « font finir les parties plus tôt », sans chiffres",
    "They end later: an open row of three is blocked as often as it is completed.":
        "Elles finissent plus tard : trois pions alignés sont bloqués aussi souvent que complétés.",
    "One-ply rules, all coefficients 1: games won":
        "Règles à un coup, tous les coefficients à 1 : parties gagnées",
    "1 % of 1000 games": "1 % de 1 000 parties",
    "Best individual after evolution of the report's seven rules: games won":
        "Meilleur individu après évolution des sept règles du compte rendu : parties gagnées",
    "“hardly more than 20 %”; every score is of 200 games":
        "« guère plus de 20 % » ; chaque score porte sur 200 parties",
    "With the rules of the text alone it does not come out; an independent program found 5 %.":
        "Les règles du texte seules n’y suffisent pas ; un programme indépendant a trouvé 5 %.",
    "best individual, rules of the text": "meilleur individu, règles du texte",
    "mean of all, rules of the text": "moyenne, règles du texte",
    "best individual, rules of the program": "meilleur individu, règles du programme",
    "mean of all, rules of the program": "moyenne, règles du programme",
    "The same with the rules of the program published with it":
        "De même avec les règles du programme publié avec le compte rendu",
    "A second smoothness, of powers of the tiles, makes most of what is won here. The luckiest of 100 individuals wins more of the 200 games that it was chosen by than of new ones: the report's window shows the former.":
        "Une seconde régularité, sur les puissances des tuiles, fait l’essentiel de ce qui est gagné ici. Le plus chanceux de 100 individus gagne plus souvent dans les 200 parties qui l’ont fait choisir que dans de nouvelles : la fenêtre du compte rendu montre les premières.",
    "“Is a rule badly written?”": "« Une règle est-elle mal écrite ? »",
    "“Are rules missing?”": "« Manque-t-il des règles ? »",
    "“Is it impossible to win more than 20 %?”": "« Est-il impossible de gagner plus de 20 % ? »",
    "a question at its end": "une question à la fin",
    "Yes: Monotony takes the larger of two sums where the smaller one was meant, so it punishes order. That word alone mended, the rules win about eight times as many games.":
        "Oui : la règle de monotonie prend la plus grande de deux sommes au lieu de la plus petite, et punit donc l’ordre. Ce seul mot corrigé, les règles gagnent environ huit fois plus de parties.",
    "Fewer are better: with Monotony mended, without chance and spam, and with empty cells counted ten times, six games of a hundred are won. What is missing is to look ahead, see below.":
        "Mieux vaut en avoir moins : avec la monotonie corrigée, sans hasard ni spam, et les cases vides comptées dix fois, six parties sur cent sont gagnées. Ce qui manque, c’est d’anticiper, voir ci-dessous.",
    "No: two moves ahead with dice by their chances, and values of rows in the place of rules, win 99 games of a hundred.":
        "Non : deux coups d’avance, avec les dés selon leurs chances et des valeurs de lignes à la place des règles, gagnent 99 parties sur cent.",
    "1,000 positions a move, as of a Python program. When they are used up it plays the move that is being tried, even after a win was found. Compared is who begins: of the other column it is not said whose games come first.":
        "1 000 positions par coup, comme pour un programme en Python. Quand elles sont épuisées, il joue le coup en cours d’essai, même si un gain a été trouvé. La comparaison porte sur qui commence : pour l’autre colonne, le document ne dit pas de qui les parties viennent d’abord.",
    beginning: "en commençant",
    answering: "en répondant",
    "The report does not say how deep its minimax looks; in a second its program can hardly have tried more than the first moves.":
        "Le rapport ne dit pas à quelle profondeur son minimax cherche ; en une seconde, son programme n’a guère pu essayer que les premiers coups.",
    "2,000 positions a move.": "2 000 positions par coup.",
    "1,000 positions a move.": "1 000 positions par coup.",
    "2,000 positions a move. In the report more time makes the player weaker; ours stays the same.":
        "2 000 positions par coup. Dans le rapport, plus de temps affaiblit le joueur ; celui d’ici reste le même.",
    "The same on 6 x 6, 1 s, depth 1, but playing the best move found":
        "De même sur 6 × 6, 1 s, profondeur 1, mais en jouant le meilleur coup trouvé",
    "14-6 with the move being tried": "14-6 avec le coup en cours d’essai",
    "What it costs to play the move that is being tried; nothing else is different.":
        "Ce que coûte le fait de jouer le coup en cours d’essai ; rien d’autre ne diffère.",
    "First action at depth 1, sizes 2 to 10, one queen each in opposite corners":
        "Première action à la profondeur 1, tailles de 2 à 10, une reine chacun dans des coins opposés",
    "First action at depth 2, sizes 2 to 10, one queen each in opposite corners":
        "Première action à la profondeur 2, tailles de 2 à 10, une reine chacun dans des coins opposés",
    "a curve without figures": "une courbe sans chiffres",
    "time of NegaScout doubles with each step of size":
        "le temps de NegaScout double à chaque pas de taille",
    "The value is the mean growth of NegaScout's nodes from size to size. NegaScout takes longer than Minimax, as the report found.":
        "La valeur est la croissance moyenne des nœuds de NegaScout d’une taille à la suivante. NegaScout prend plus de temps que Minimax, comme l’a trouvé le rapport.",
    "The value is the mean growth of NegaScout's nodes from size to size. Alpha-beta visits the nodes of Minimax here: every first action gets the full window. The report found NegaScout slower than Minimax; ours, which tries good actions first, takes about half as long.":
        "La valeur est la croissance moyenne des nœuds de NegaScout d’une taille à la suivante. Alpha-bêta visite ici les nœuds de Minimax : chaque première action reçoit la fenêtre entière. Le rapport a trouvé NegaScout plus lent que Minimax ; celui d’ici, qui essaie d’abord les bonnes actions, prend environ deux fois moins de temps.",
};

/** What a measurement has found, and names of rows that differ by numbers alone: phrases within them. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
    [
        /^Tournament player against minimax of depth/,
        "Joueur « Tournament » contre minimax de profondeur",
    ],
    [/(\d) x (?=\d)/g, "$1 × "],
    [/(\d) queen(s?)\b/, "$1 reine$2"],
    [/ of (\d+) when Tournament begins/, " sur $1 quand « Tournament » commence"],
    [/"M vs T": (\S+) of/, "« M vs T » : $1 sur"],
    [/\bbeginning\b/, "en commençant"],
    [/\banswering\b/, "en répondant"],
    [/^games won/, "parties gagnées"],
    [/, their moves/, ", leurs coups"],
    [/, by side/, ", par camp"],
    [/(\d+) won, (\d+) drawn, (\d+) lost/, "$1 gagnées, $2 nulles, $3 perdues"],
    [/ of (\S+) new games/, " de $1 nouvelles parties"],
    [
        / of (\d+) when chosen, after (\d+) generations/,
        " de $1 lors du choix, après $2 générations",
    ],
    [/^nodes times (\S+) a step, time times/, "nœuds × $1 par pas, temps ×"],
    [/ on the largest board/, " sur le plus grand plateau"],
    [/^biased (\S+), uniform/, "biaisés $1, uniformes"],
    [/^all rules as written/, "toutes les règles telles quelles"],
    [/; Monotony mended/, " ; monotonie corrigée"],
    [/^four rules/, "quatre règles"],
    [/^expectimax, two moves deep/, "expectimax, à deux coups"],
    [/\b1 core\b/, "1 cœur"],
    // Numbers, and what stands before marks.
    [/(\d),(?=\d{3}\b)/g, "$1\u202f"],
    [/(\d)\.(?=\d)/g, "$1,"],
    [/ (?=[;%])/g, "\u202f"],
    [/ :/g, "\u00a0:"],
    [/« /g, "«\u00a0"],
    [/ »/g, "\u00a0»"],
    [/(?<=[\p{L}\d]);/gu, "\u202f;"],
    [/(?<=[\p{L}\d]):/gu, "\u00a0:"],
];

const phrased = (text: string) =>
    PHRASES.reduce((told, [english, french]) => told.replace(english, french), text);

export const reproduced: Room<"reproduced"> = {
    title: "Reproduit",
    back: "Vers le terrain de jeu",
    about: "Cinq documents de cours sur des programmes qui jouent à Tron, au Puissance 4, à 2048 et au jeu des Amazones ont publié des chiffres ; voici les nôtres à côté.",
    agreement: (level) =>
        `Un intervalle contient la vraie valeur dans 95 mesures sur 100. Un chiffre « concorde » si tout écart avec ce qui est publié peut être dû au hasard : p, que donne le test nommé, dit à quelle fréquence deux mesures de la même chose différeraient autant, et le plus petit p d’une ligne doit valoir au moins ${decimals(level, 2)}. Peu de parties concordent avec presque tout. Sous chaque chiffre figurent les lignes pour la console ; les liens ouvrent la même expérience, prête à partir.`,

    documents: {
        Tron: "Un TP de programmation : un pilote qui choisit son chemin par des parties aléatoires.",
        "Connect Four":
            "Un cours sur les programmes de jeu, avec des statistiques de joueurs aléatoires.",
        puissance4:
            "Un paquet Python avec UCT pour le Puissance 4, par woctezuma, et sa description.",
        "2048": "Un compte rendu sur un programme de règles pour 2048, et un algorithme génétique pour les régler.",
        Amazons: "Un rapport sur un tournoi de programmes pour le jeu des Amazones.",
    },

    data: (text) => TEXTS[text] ?? phrased(text),

    figures: (document) => `Chiffres : ${document}`,
    columns: {
        figure: "Chiffre",
        document: "Document",
        ours: "Ici",
        interval: "Intervalle",
        games: "Parties",
        agreement: "Accord",
    },
    open: "Ouvrir dans le terrain de jeu",
    none: "–",
    changed: "pas mesuré depuis que la ligne a changé",
    unmeasured: "pas mesuré",
    measured: (date, version) => `${day(date)}, version ${version}`,
    verdicts: {
        agrees: "concorde",
        differs: "diffère",
        answered: "répondu",
        unmeasured: "–",
        changed: "–",
        incomparable: "aucun chiffre à comparer",
    },

    tests: { fisher: "test exact de Fisher", z: "test z", welch: "test de Welch" },
    p: (p) =>
        p < 0.001
            ? `p < ${decimals(0.001, 3)}`
            : `p = ${p < 0.1 ? decimals(p, 3) : decimals(p, 2)}`,
    told: (test, columns) => {
        const list = columns.map(({ title, p }) => (title === "" ? p : `${title} ${p}`));
        return rich`${test} : ${part("number", list.join(", "))}`;
    },
    inexact: (within) =>
        `Le document ne dit pas sur combien de parties : son chiffre compte comme exact à ± ${grouped(within, 2)} près.`,
    noTest: (ends) => `Pas de test : ${ends.join(" à ")} compte comme concordant.`,

    chart: (title) =>
        `Graphique : ${title}, ici et dans le document ; son tableau donne tous les nombres`,
    ours: "ici",
    document: "document",
};
