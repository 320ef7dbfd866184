/** Around every experiment: who plays, how far it is, what has come of it, which games were played. */
import { part, rich } from "../grammar.ts";
import { decimals, grouped } from "../numbers.ts";
import type { Room } from "../rooms.ts";
import { counted, de, GAMES, MOVES, plural } from "./french.ts";

const LAST = {
    match: "Le dernier match",
    tournament: "Le dernier tournoi",
    sweep: "Le dernier balayage",
    rate: "La dernière place sur l’échelle",
    ladder: "La dernière échelle",
};

const INTERRUPTED = {
    match: "Un match interrompu",
    tournament: "Un tournoi interrompu",
    sweep: "Un balayage interrompu",
    rate: "La recherche d’une place interrompue",
    ladder: "La mesure d’une échelle interrompue",
};

const STATES = {
    running: "",
    paused: "en pause",
    done: "terminé",
    early: "écourté",
    stopped: "arrêté",
    cancelled: "annulé",
    loaded: "chargé",
};

const WINS = { one: "victoire", other: "victoires" };
const DRAWS = { one: "nulle", other: "nulles" };
const TO_PLAY = { one: "partie à jouer", other: "parties à jouer" };

const facts = (...texts: string[]) => texts.filter((text) => text !== "").join(", ");

const doneOf = (done: number, total: number) =>
    `${grouped(done)} ${plural(done, GAMES)} sur ${grouped(total)}`;

export const lab: Room<"lab"> = {
    intro: {
        match: "Des programmes s’affrontent sur ce plateau ; ils changent de camp après chaque partie. Sans limite de temps, la même graine donne les mêmes parties, quel que soit le nombre de processus.",
        tournament:
            "Trois joueurs ou plus se rencontrent deux à deux : chacun contre chacun, le premier contre tous les autres, par élimination, ou entre voisins au classement.",
        sweep: "Les réglages d’un joueur, les règles du jeu, ou des joueurs côte à côte : la force de chacun contre le même adversaire, ou la durée de son premier coup.",
        accuracy: "À quelle fréquence les joueurs choisissent bien, là où on peut le savoir.",
        scale: "La force des programmes et le coût d’un coup, sur une seule échelle ; tous les réglages et vos propres joueurs y trouvent leur place.",
    },
    none: "–",
    interval: (low, high) => `${low} à ${high}`,

    player: (number) => `Joueur ${number}`,
    remove: (number) => `Retirer le joueur ${number}`,
    nobody: "personne : un joueur seul",
    choices: {
        atBoard: "Au plateau",
        written: "En toutes lettres…",
        line: (label) => `Ligne : ${label}`,
        seated: (seat, player) => `${seat} : ${player}`,
        analysis: (player) => `Analyse : ${player}`,
    },
    missing: (names) => {
        const called = plural(names.length, {
            one: "Aucun joueur ici ne s’appelle",
            other: "Ces joueurs n’existent pas ici :",
        });
        return `${called} ${names.join(", ")}. Les joueurs que quelqu’un a écrits viennent par un lien à eux : ouvrez-le d’abord, ou choisissez-en d’autres.`;
    },
    limit: (seconds, player) =>
        `Temps par coup : ${seconds} s, la limite ${de(player)}. Un joueur qui prend un dixième et 50 ms de plus est en retard et perd.`,

    workers: { label: "Processus", automatic: (count) => `Automatique (${count})` },
    busy: "Une autre expérience est en cours ; une seule à la fois.",
    toPlay: (games) => counted(games, TO_PLAY),
    measure: "Mesurer",
    options: {
        unknown: (name) => `Le lien règle « ${name} », qui est inconnu ici : laissé de côté.`,
        refused: (title, value) => `« ${title} » ne peut pas valoir ${value}.`,
    },

    otherGame: (game) => `Ces résultats viennent de ${game}, pas du jeu qui est sur le plateau.`,
    earlier: {
        last: LAST,
        told: (kind, ended, { done, total }, who) =>
            rich`${(ended ? LAST : INTERRUPTED)[kind]} : ${part("games", doneOf(done, total))} ${part("who", who)}`,
        who: (players, game) => `${players.join(", ")} à ${game}`,
        specs: (players, game) => `${players.join(" ")} à ${game}`,
        show: "Le revoir",
        goOn: "Le continuer",
        forget: "L’oublier",
        damaged:
            "Des résultats enregistrés lors d’une visite précédente sont abîmés. Ce qui est illisible est abandonné et, si le travail continue, rejoué.",
    },

    results: "Résultats",
    states: STATES,
    played: "Parties jouées",
    doneSoFar: (done, total, state, left) => facts(doneOf(done, total), STATES[state], left),
    progress: (done, total, state, { rate, worked, left }) =>
        facts(
            doneOf(done, total),
            STATES[state],
            `${decimals(rate, rate < 10 ? 1 : 0)} par seconde`,
            worked,
            left,
        ),
    left: {
        few: "encore quelques secondes",
        seconds: (count) => `encore ${count} s environ`,
        minute: "encore une minute environ",
        minutes: (count) => `encore ${count} minutes environ`,
        hours: (count) => `encore ${count} heures environ`,
        days: (count) => `encore ${count} jours environ`,
    },
    stopped: (reason) => `Un processus s’est arrêté : ${reason}.`,
    saveAs: (kind) => `Enregistrer en ${kind}`,

    games: {
        title: "Parties",
        kept: (most) => `Les parties sont gardées une à une jusqu’à ${most} ; demandez-en moins.`,
        whose: "Parties de",
        everybody: "Tous les joueurs",
        result: "Résultat",
        all: "toutes",
        wonBy: (side) => `gagnées par ${side ?? "le premier"}`,
        wonByOthers: "gagnées par d’autres",
        won: "gagnées",
        drawn: "nulles",
        lost: "perdues",
        lateOrFailed: "retard ou panne",
        draw: "nulle",
        wins: (side) => `${side} gagne`,
        late: (result) => `${result}, retard`,
        failed: (result) => `${result}, panne`,
        moves: (count) => counted(count, MOVES),
        replay: "Revoir",
        replayThis: (number) => `Revoir la partie ${number}`,
        noSuch: "Cette partie n’existe pas.",
    },

    view: "Vue",
    views: { score: "Score", statistics: "Statistiques", games: "Parties" },
    everybody: "Chacun contre tous les autres",
    verdict: ({ best, won, drawn, games, sure }) => {
        const all = counted(games, GAMES);
        const wins = `${counted(won, WINS)} sur ${all}`;
        const who = best === null ? `Égalité : ${wins} chacun` : `${best} : ${wins}`;
        return `${who}${drawn > 0 ? `, ${counted(drawn, DRAWS)}` : ""}. ${
            sure
                ? "Ce n’est pas de la chance : c’est le plus fort ici."
                : "L’écart peut être dû au hasard : on ne peut pas dire qui est le plus fort."
        }`;
    },
    counts: {
        name: "victoires · nulles · défaites",
        text: (wins, draws, losses) => `${grouped(wins)} · ${grouped(draws)} · ${grouped(losses)}`,
        doc: (player) => `Parties gagnées, nulles et perdues ${de(player)}`,
    },
    scoreOf: {
        name: (player) => `score ${de(player)}`,
        doc: "Les victoires et la moitié des nulles",
    },
    scoreInterval: {
        name: "intervalle à 95 %",
        doc: "L’intervalle à 95 % : dans 95 matchs sur 100, il contient le vrai score",
    },
    elo: {
        name: "Elo",
        doc: "La différence Elo que ce score représente, ± son erreur à 95 %. Si un camp a gagné toutes les parties, on n’en connaît que le minimum.",
        atLeast: (elo) => `au moins ${elo} (95 %)`,
        atMost: (elo) => `au plus ${elo} (95 %)`,
        unknown: "pas encore connu",
        within: (elo, error) => `${elo} ± ${error}`,
    },
    superiority: {
        name: "probabilité de supériorité",
        doc: (player) =>
            `La probabilité, d’après ces parties, que ${player} soit le meilleur joueur`,
    },
    sprt: {
        name: (low, high) => `SPRT ${low} : ${high} Elo`,
        doc: "Test séquentiel avec alpha = bêta = 5 % : le match s’arrête dès que le logarithme du rapport de vraisemblance sort de −2,94 à 2,94",
        accepted: (ratio, elo) => `${ratio}, au moins ${elo}`,
        rejected: (ratio, elo) => `${ratio}, pas mieux que ${elo}`,
        undecided: (ratio) => `${ratio}, indécis`,
    },
    share: (count, share, low, high) => `${grouped(count)} (${share}, ${low} à ${high})`,

    statistics: {
        caption: "Statistiques par joueur et par camp",
        who: "Joueur ou camp",
        titles: {
            pv: "Parties gagnées",
            sigma: "Coups des parties gagnées",
            avg_victories: "Victoires par partie",
            avg_stones: "Coups gagnés par partie",
        },
        docs: {
            pv: (key) => `Combien de parties il a gagnées. Dans la console : \`${key}\`.`,
            sigma: (key) =>
                `Les coups de toutes les parties qu’il a gagnées, additionnés. Dans la console : \`${key}\`.`,
            avg_victories: (key) =>
                `Parties gagnées, divisées par les parties jouées. Dans la console : \`${key}\`.`,
            avg_stones: (key) =>
                `Coups des parties gagnées, divisés par les parties jouées. Dans la console : \`${key}\`.`,
        },
    },
    standing: {
        player: "Joueur",
        winner: "gagnant",
        counts: "Parties gagnées, nulles et perdues",
        score: { title: "Score", doc: "Points de toutes les parties, avec l’intervalle à 95 %" },
    },
    reached: {
        title: (goal) => (goal === null ? "But atteint" : `A atteint ${goal}`),
        doc: "Parties qui ont atteint le but : leur nombre, leur part, et l’intervalle de Wilson à 95 %.",
    },
    points: {
        caption: "Points de chaque joueur",
        games: "Parties",
        title: "Points",
        doc: "Leur moyenne, ± son erreur à 95 %.",
        mean: (mean, error) => `${mean} ± ${error}`,
        range: "Minimum et maximum",
    },

    times: (times) => {
        const list = times.map(({ player, ms }) => `${player} ${ms}\u00a0ms`);
        return rich`${part("name", "Temps par coup :")} ${list.join(", ")}`;
    },
    late: (late) => {
        const list = late.map(({ player, games }) => `${player} ${games}`);
        return rich`${part("name", "Parties perdues pour retard :")} ${list.join(", ")}`;
    },
    failed: (player, games, why) =>
        `Panne ${de(player)} dans ${counted(games, GAMES)}, ${plural(games, { one: "comptée perdue", other: "comptées perdues" })} : ${why}`,
};
