/** Sentences by their codes, the rows of messages.def. */
import type { Sentences } from "../../retelling.ts";
import { counted, de, GAMES } from "../french.ts";
import { size, unknown } from "./refusals.ts";

/** A player that people wrote, or another program. */
const program = ({ player, engine }: { player?: string; engine?: string }) =>
    player === undefined ? `Le moteur ${engine}` : `Le joueur ${player}`;

/** What is wrong with the text of a population. */
const population = ({ line, word }: { line: number; word: string }, fault: string) =>
    `La population est illisible à la ligne ${line}, « ${word} » : ${fault}.`;

export const sentences: Partial<Sentences> = {
    // Nothing stands behind # in this address: there is no game in it.
    address_without_link:
        "Il n’y a rien après # dans cette adresse : elle ne contient pas de partie.",
    // All have chosen: then the step is over and no choice is pending.
    all_have_chosen: "Tous ont choisi : le pas est alors terminé et aucun choix n’est en attente.",
    // All riders choose at once: no rider has the turn.
    all_riders_choose: "Tous les pilotes choisissent à la fois : aucun n’a le tour.",
    // Nothing could stop an endless analysis here: no line is read while it runs. Limit it, as in `analyze uct(time=10s)`, or use the engine protocol, which hears `stop` (`plyscope protocol`).
    analysis_without_end:
        "Rien ne pourrait arrêter une analyse sans fin ici : aucune ligne n’est lue pendant qu’elle tourne. Limitez-la, comme dans `analyze uct(time=10s)`, ou utilisez le protocole des moteurs, qui entend `stop` (`plyscope protocol`).",
    // as asked
    as_asked: "comme demandé",
    // Black has %d queens; at most %d are allowed.
    black_has_too_many_queens: "Noir a {queens} reines ; {max} au plus sont permises.",
    // A blunder cannot be less than a mistake.
    blunder_below_mistake: "Une gaffe ne peut pas perdre moins qu’une erreur.",
    // A board has from 2 x 2 to %d cells; these are %d columns and %d rows.
    board_size_not_allowed:
        "Un plateau a de 2 × 2 à {max} cases ; celui-ci a {columns} colonnes et {rows} lignes.",
    // Both sides have a line of %d.
    both_sides_have_line: "Les deux camps ont un alignement de {length}.",
    // Both sides would have a line of %d.
    both_sides_would_have_line: "Les deux camps auraient un alignement de {length}.",
    // In %s is rider %d: move it elsewhere first (the last rider can be taken away at the start).
    cell_has_lifted_rider:
        "En {cell} se trouve le pilote {rider} : déplacez-le d’abord (le dernier pilote peut être enlevé au départ).",
    // In %s is rider %d: move it elsewhere first.
    cell_has_numbered_rider: "En {cell} se trouve le pilote {rider} : déplacez-le d’abord.",
    // In %s is a rider: move it elsewhere first.
    cell_has_rider: "En {cell} se trouve un pilote : déplacez-le d’abord.",
    // In %s is a wall.
    cell_is_wall: "En {cell} se trouve un mur.",
    // %s: "%.40s" is no legal move.
    choice_not_legal: "{side} : « {move} » n’est pas un coup légal.",
    // The choice choice:%d=%c cannot be pending here.
    choice_not_pending: "Le choix `choice:{rider}={direction}` ne peut pas être en attente ici.",
    // Column %d is full.
    column_full: "La colonne {column} est pleine.",
    // Unknown command "%.40s": `help` lists all.
    command_of_protocol_unknown: "Commande inconnue « {word} » : `help` les énumère toutes.",
    // The command %s has no options; `help %s` describes it.
    command_without_options:
        "La commande `{command}` n’a pas d’options ; `help {command}` la décrit.",
    // The date "%.20s" is not of the form 2026-11-28.
    date_form: "La date « {text} » n’est pas de la forme 2026-11-28.",
    // A description of a player does not know "%.40s".
    description_fact_unknown: "La description d’un joueur ne connaît pas « {word} ».",
    // The description of the player is too long or holds a zero byte.
    description_too_long: "La description du joueur est trop longue ou contient un octet nul.",
    // The dice move next: there is nothing to search.
    dice_move_nothing_to_search: "Le hasard joue ensuite : il n’y a rien à chercher.",
    // The dice move next: there is nothing to think about.
    dice_move_nothing_to_think: "Le hasard joue ensuite : il n’y a rien à quoi réfléchir.",
    // A disc falls to row %d of column %d; it cannot stand in row %d.
    disc_falls:
        "Un pion tombe à la ligne {row} de la colonne {column} ; il ne peut pas tenir à la ligne {asked}.",
    // The disc in column %d, row %d hangs in the air.
    disc_in_air: "Le pion de la colonne {column}, ligne {row}, flotte en l’air.",
    // A position is drawn in rows; there is none.
    drawing_empty: "Une position se dessine en lignes ; il n’y en a pas.",
    // Row 1: %d x %d cells; 1 to %d each are allowed.
    drawing_size_not_allowed:
        "Ligne 1 : {width} × {height} cases ; de 1 à {max} sont permises de chaque côté.",
    // The difference elo0=%g has to be smaller than elo1=%g: one of the two is to be proved.
    elo_reversed:
        "La différence `elo0={elo0}` doit être inférieure à `elo1={elo1}` : l’une des deux est à prouver.",
    // Every line ends or is too improbable: deeper changes nothing.
    every_line_ends:
        "Toutes les suites finissent ou sont trop improbables : plus profond ne change rien.",
    // Every line ends, is left out or too improbable: deeper changes nothing.
    every_line_ends_or_left_out:
        "Toutes les suites finissent, sont écartées ou trop improbables : plus profond ne change rien.",
    // Every line was searched to the end of the game.
    every_line_searched: "Toutes les suites ont été cherchées jusqu’à la fin de la partie.",
    // it was stopped
    evolution_stopped: "elle a été arrêtée",
    // %s: equal factors need ends above 0.
    factors_above_zero: "{path} : des facteurs égaux demandent des bouts supérieurs à 0.",
    // No file "%.100s" has been handed in.
    file_not_handed_in: "Aucun fichier « {file} » n’a été remis.",
    // The file "%.100s" cannot be written.
    file_not_written: "Le fichier « {file} » ne peut pas être écrit.",
    // The file "%.100s" cannot be read.
    file_unreadable: "Le fichier « {file} » ne peut pas être lu.",
    // Floor %d has %d rows, the first one %d.
    floor_rows_differ: "L’étage {floor} a {rows} lignes, le premier {expected}.",
    // Row %d, column %d: a floor has at most %d x %d cells.
    floor_too_large: "Ligne {row}, colonne {column} : un étage a {width} × {height} cases au plus.",
    // the game changed
    game_changed: "la partie a changé",
    // The game is over.
    game_over: "La partie est finie.",
    // The game is over: "%s" cannot be played.
    game_over_no_move: "La partie est finie : « {move} » ne peut pas être joué.",
    // The game is over: there is nothing to think about.
    game_over_nothing_to_think: "La partie est finie : il n’y a rien à quoi réfléchir.",
    // The game is over: %s
    game_over_with_result: "La partie est finie : {result}",
    // The game is too long to keep: %d plies.
    game_too_long: "La partie est trop longue pour être gardée : {plies} coups.",
    // the game went on
    game_went_on: "la partie a continué",
    // The games of a sweep have equally many players; "%.80s" has %d, not %d.
    games_of_sweep_differ:
        "Les jeux d’un balayage ont autant de joueurs ; « {game} » en a {players}, pas {expected}.",
    // None of %d random games went on for %d moves: fewer are taken by plies=A..B.
    games_too_short: ({ tried, moves }) =>
        `Aucune des ${tried} parties aléatoires n’a duré ${moves} coups : \`plies=A..B\` en prend moins.`,
    // %.60s limits time or memory: more of it always plays better, so it would only grow. Set it in the player; what may be evolved: %s.
    gene_is_limit:
        "{parameter} limite le temps ou la mémoire : plus il y en a, mieux on joue, de sorte qu’il ne ferait que croître. Réglez-le dans le joueur ; ce qui peut évoluer : {allowed}.",
    // %.60s cannot be evolved, only a number with bounds by which a player plays differently: %s.
    gene_no_measure:
        "{parameter} ne peut pas évoluer, seulement un nombre borné qui change le jeu du joueur : {allowed}.",
    // all generations are done
    generations_done: "toutes les générations sont faites",
    // The loaded population has other genes: %.200s.
    genes_differ: "La population chargée a d’autres gènes : {genes}.",
    // `%s` takes a number from 0, not "%s".
    go_number_missing: "`{word}` prend un nombre à partir de 0, pas « {number} ».",
    // `go` does not know "%s": movetime, nodes, depth, wtime, btime, winc, binc, movestogo or infinite.
    go_word_unknown:
        "`go` ne connaît pas « {word} » : `movetime`, `nodes`, `depth`, `wtime`, `btime`, `winc`, `binc`, `movestogo` ou `infinite`.",
    // Job %d has ended.
    job_has_ended: "Le travail {job} est terminé.",
    // Job %d is choosing already.
    job_is_choosing: "Le travail {job} est déjà en train de choisir.",
    // Job %d is choosing this move already: `stop %d` lets it play at once.
    job_is_choosing_move:
        "Le travail {job} choisit déjà ce coup : `stop {job}` le lui fait jouer aussitôt.",
    // Job %d is no analysis.
    job_not_analysis: "Le travail {job} n’est pas une analyse.",
    // Job %d is not paused.
    job_not_paused: "Le travail {job} n’est pas en pause.",
    // Job %d has no units.
    job_without_units: "Le travail {job} n’a pas d’unités.",
    // A scale of points is made anew: its file does not tell what each game has made.
    ladder_onto_points:
        "Une échelle de points se refait en entier : son fichier ne dit pas ce que chaque partie a rapporté.",
    // The games of the scale had openings=%lld fair=%g time=%g nodes=%lld; it goes on with the same.
    ladder_onto_terms:
        "Les parties de l’échelle avaient openings={openings} fair={fair} time={time} nodes={nodes} ; elle continue de même.",
    // A ladder takes at most %d players, not %d.
    ladder_too_many: "Une échelle accepte au plus {max} joueurs, pas {count}.",
    // The line is too long.
    line_of_protocol_too_long: "La ligne est trop longue.",
    // The line length align=%d is too long for %d rows and %d columns: it may be from 2 to %d, the longer side.
    line_too_long:
        "L’alignement `align={align}` est trop long pour {rows} lignes et {columns} colonnes : de 2 à {max}, le grand côté.",
    // The line is longer than %d bytes.
    line_too_long_to_read: "La ligne dépasse {max} octets.",
    // This link is compressed (z=): the page unpacks it, this program does not; open it in the page and copy the text form.
    link_compressed:
        "Ce lien est compressé (`z=`) : la page le décompresse, ce programme non ; ouvrez-le dans la page et copiez la forme en texte.",
    // The link is damaged: it holds the control byte 0x%02x.
    link_control_byte: "Le lien est endommagé : il contient l’octet de contrôle 0x{byte}.",
    // The link is damaged: %c= stands in it twice.
    link_key_twice: "Le lien est endommagé : `{key}=` s’y trouve deux fois.",
    // The link is damaged: "%.*s" is no percent code.
    link_no_percent_code: "Le lien est endommagé : « {text} » n’est pas un code à pour cent.",
    // The link is damaged: "%.*s" is not key=value.
    link_not_key_value: "Le lien est endommagé : « {text} » n’est pas `clé=valeur`.",
    // This link is of version %.20s; only version 1 is known here.
    link_other_version: "Ce lien est de version {version} ; seule la version 1 est connue ici.",
    // Parts of the link that are not known here are left out: %s
    link_parts_left_out: "Des parties du lien inconnues ici sont laissées de côté : {names}",
    // The link is damaged: a player of %zu letters.
    link_player_too_long: "Le lien est endommagé : un joueur de {length} lettres.",
    // The link names more players than the %d of its game.
    link_too_many_players: "Le lien nomme plus de joueurs que les {players} de son jeu.",
    // The link is damaged: w= is made of letters, digits and ._~- only.
    link_view_letters:
        "Le lien est endommagé : `w=` n’est fait que de lettres, de chiffres et de `._~-`.",
    // The link is damaged: w= has %zu letters, at most %zu are allowed.
    link_view_too_long:
        "Le lien est endommagé : `w=` a {length} lettres, {max} au plus sont permises.",
    // The link names no game: g= is missing.
    link_without_game: "Le lien ne nomme pas de jeu : il manque `g=`.",
    // The longest ride is proven.
    longest_ride_proven: "La plus longue course est prouvée.",
    // It is made for another game.
    made_for_another_game: "Il est fait pour un autre jeu.",
    // A map begins with WIDTHxHEIGHT or WIDTHxHEIGHTxFLOORS, then `-` and runs or `_` and packed cells; "%.20s" does not.
    map_begin_unknown:
        "Une carte commence par `LARGEURxHAUTEUR` ou `LARGEURxHAUTEURxÉTAGES`, puis `-` et des séries ou `_` et des cases compactées ; pas « {text} ».",
    // In %s: a run of no cells, "%.8s".
    map_empty_run: "En {cell} : une série sans case, « {text} ».",
    // In %s: "%.8s" is no cell: `_` wall, `.` free, `-1` start, a letter.
    map_no_cell:
        "En {cell} : « {text} » n’est pas une case : `_` mur, `.` libre, `-1` départ, une lettre.",
    // A map of %d x %d cells on %d floors: up to %d x %d on %d are allowed.
    map_size_not_allowed:
        "Une carte de {width} × {height} cases sur {floors} étages : jusqu’à {max_width} × {max_height} sur {max_floors} sont permises.",
    // In %s: a start is `-1` to `-%d`, not "%.3s".
    map_start_not_allowed: "En {cell} : un départ est `-1` à `-{max}`, pas « {text} ».",
    // The map has more than its %d cells at "%.20s".
    map_too_long: "La carte a plus que ses {cells} cases à « {text} ».",
    // The map has no start: mark one with the digit 1.
    map_without_start: "La carte n’a pas de départ : marquez-en un par le chiffre 1.",
    // The option mast does not go with leaf=reply.
    mast_without_reply: "L’option `mast` ne va pas avec `leaf=reply`.",
    // score=max looks for one game: it cannot be added up (trees must be 1).
    maximum_of_one_game:
        "`score=max` cherche une seule partie : on ne peut pas l’additionner (`trees` doit valoir 1).",
    // Memory is short: the answer is lost.
    memory_short_for_answer: "Mémoire insuffisante : la réponse est perdue.",
    // Memory is short: the blob needs %zu bytes.
    memory_short_for_blob: "Mémoire insuffisante : le fichier demande {asked} octets.",
    // Memory is short: the blob needs %zu bytes, %zu are left.
    memory_short_for_blob_here:
        "Mémoire insuffisante : le fichier demande {asked} octets, il en reste {left}.",
    // Memory is short: the game cannot start.
    memory_short_for_game: "Mémoire insuffisante : la partie ne peut pas commencer.",
    // Memory is short: the job cannot start.
    memory_short_for_job: "Mémoire insuffisante : le travail ne peut pas commencer.",
    // Memory is short: the line is not read.
    memory_short_for_line: "Mémoire insuffisante : la ligne n’est pas lue.",
    // Memory is short: the move is not played.
    memory_short_for_move: "Mémoire insuffisante : le coup n’est pas joué.",
    // Memory is short: the move is not read.
    memory_short_for_move_text: "Mémoire insuffisante : le coup n’est pas lu.",
    // Memory is short: the network is not written.
    memory_short_for_network: "Mémoire insuffisante : le réseau n’est pas écrit.",
    // Memory is short: the player cannot be opened.
    memory_short_for_player: "Mémoire insuffisante : le joueur ne peut pas être ouvert.",
    // Memory is short: the players of one game ask for %sB together, %sB left.
    memory_short_for_players: ({ asked, left }) =>
        `Mémoire insuffisante : les joueurs d’une partie demandent ensemble ${size(`${asked}B`)}, il reste ${size(`${left}B`)}.`,
    // Memory is short: the population is not kept.
    memory_short_for_population: "Mémoire insuffisante : la population n’est pas gardée.",
    // Memory is short: the search cannot be recorded.
    memory_short_for_record: "Mémoire insuffisante : la recherche ne peut pas être enregistrée.",
    // Memory is short: the game cannot be set up.
    memory_short_for_rules: "Mémoire insuffisante : la partie ne peut pas être préparée.",
    // Memory is short: the scale cannot be read.
    memory_short_for_scale: "Mémoire insuffisante : l’échelle ne peut pas être lue.",
    // Memory is short: %s cannot be opened.
    memory_short_to_open: "Mémoire insuffisante : {player} ne peut pas être ouvert.",
    // Memory is short: the network cannot be opened.
    memory_short_to_open_network: "Mémoire insuffisante : le réseau ne peut pas être ouvert.",
    // Memory is short: the population is not read.
    memory_short_to_read_population: "Mémoire insuffisante : la population n’est pas lue.",
    // Memory is short: record and trace log ask for %sB.
    memory_short_to_record: ({ asked }) =>
        `Mémoire insuffisante : l’enregistrement et le journal demandent ${size(`${asked}B`)}.`,
    // Memory is short: the training cannot start.
    memory_short_to_train: "Mémoire insuffisante : l’entraînement ne peut pas commencer.",
    // Memory is short: the player cannot be tried.
    memory_short_to_try_player: "Mémoire insuffisante : le joueur ne peut pas être essayé.",
    // Memory is short: nothing is tuned.
    memory_short_to_tune: "Mémoire insuffisante : rien n’est réglé.",
    // A move is missing.
    move_missing: "Il manque un coup.",
    // The move %s is not legal here, and always plays no other.
    move_not_legal_here: "Le coup {move} n’est pas légal ici, et `always` n’en joue pas d’autre.",
    // Move %d of the link: %s
    move_of_link: "Le coup {number} du lien ne convient pas. {cause}",
    // Move %d of the text, "%.40s", does not fit: %s
    move_of_text_does_not_fit: "Le coup {number} du texte, « {move} », ne convient pas. {cause}",
    // '%.40s...' is too long to be a move.
    move_too_long: "« {move}… » est trop long pour être un coup.",
    // a move was played
    move_was_played: "un coup a été joué",
    // a move was taken back
    move_was_taken_back: "un coup a été repris",
    // "%.40s..." is too long for a move.
    move_word_too_long: "« {move}… » est trop long pour un coup.",
    // The network is cut: it has %zu bytes, not as many as its header says.
    network_cut: "Le réseau est tronqué : il a {bytes} octets, pas autant que le dit son en-tête.",
    // The network is damaged: its check sum is wrong.
    network_damaged: "Le réseau est endommagé : sa somme de contrôle est fausse.",
    // The file is missing. Write: network save %.39s FILE (JSON answers hold the bytes).
    network_file_missing:
        "Il manque le fichier. Écrivez `network save {network} FILE` (les réponses JSON contiennent les octets).",
    // The network is of a kind that this version does not know.
    network_kind_unknown: "Le réseau est d’une sorte que cette version ne connaît pas.",
    // The network is cut: it has %zu bytes, less than its header.
    network_less_than_header: "Le réseau est tronqué : il a {bytes} octets, moins que son en-tête.",
    // The network "%s" is made of %s with reward=%s; go on with the same.
    network_made_otherwise:
        "Le réseau « {network} » est fait de {tuples} avec `reward={reward}` ; continuez avec les mêmes.",
    // The network is of another version: "%s" is the one that is known.
    network_other_version: "Le réseau est d’une autre version : on connaît « {version} ».",
    // The network "%s" to go on from is not loaded.
    network_to_go_on_missing: "Le réseau « {network} » à poursuivre n’est pas chargé.",
    // The network "%s" learned to reach exponent %d, the target here is %d.
    network_to_go_on_other_target:
        "Le réseau « {network} » a appris à atteindre l’exposant {exponent}, le but est ici {target}.",
    // A network needs a name.
    network_without_name: "Il faut un nom à un réseau.",
    // No analysis is running: begin one with `analyze uct paused`.
    no_analysis: "Aucune analyse n’est en cours : commencez-en une avec `analyze uct paused`.",
    // There is no clock here: a limit in seconds is not possible. Limit the nodes instead.
    no_clock:
        "Il n’y a pas d’horloge ici : une limite en secondes n’est pas possible. Limitez plutôt les nœuds.",
    // The player %s makes no descents: only uct does.
    no_descents: "Le joueur {player} ne fait pas de descentes : seul UCT en fait.",
    // Players that are described by a file cannot be run here.
    no_described_players_here: "Les joueurs décrits par un fichier ne peuvent pas être lancés ici.",
    // There is no disc to take away there.
    no_disc_there: "Il n’y a pas de pion à enlever là.",
    // %s has no exact solver that fits. Name a judge: judge=SPEC.
    no_exact_solver:
        "{game} n’a pas de solveur exact qui convienne. Nommez un juge : `judge=SPEC`.",
    // There are no files here: `network save %.39s` gives the bytes in its JSON answer.
    no_files_network:
        "Il n’y a pas de fichiers ici : `network save {network}` donne les octets dans sa réponse JSON.",
    // There are no files here: `population save` gives the text.
    no_files_population: "Il n’y a pas de fichiers ici : `population save` donne le texte.",
    // There are no files here: `scale save` gives the text in its JSON answer.
    no_files_scale:
        "Il n’y a pas de fichiers ici : `scale save` donne le texte dans sa réponse JSON.",
    // %d queens a side leave no free cell on %d columns and %d rows: at most %d fit.
    no_free_cell:
        "Avec {queens} reines par camp, il ne reste pas de case libre sur {columns} colonnes et {rows} lignes : {max} au plus.",
    // No game reads records in SGF.
    no_game_reads_sgf: "Aucun jeu ne lit le SGF.",
    // No generation is complete yet.
    no_generation_yet: "Aucune génération n’est encore complète.",
    // %.60s has no parameters that are evolved unless named: genes=... takes any number with bounds. `help` of searchers and evaluations tells which there are.
    no_genes:
        "{owner} n’a aucun paramètre qui évolue sans être nommé : `genes=...` prend tout nombre borné. `help` des algorithmes et des évaluations dit lesquels existent.",
    // %s has no goal to aim at; use aim=points.
    no_goal_to_aim_at: "{game} n’a pas de but à viser ; utilisez `aim=points`.",
    // Job %d kept no history: only `analyze` without `bare` does.
    no_history: "Le travail {job} n’a pas gardé d’historique : seul `analyze` sans `bare` le fait.",
    // No job is running.
    no_job: "Aucun travail n’est en cours.",
    // No searcher can judge %s.
    no_judge: "Aucun algorithme ne peut juger ce jeu : {game}.",
    // There is no move to choose here.
    no_move_to_choose: "Il n’y a pas de coup à choisir ici.",
    // The player has no move to offer.
    no_move_to_offer: "Le joueur n’a pas de coup à proposer.",
    // There is no move to play again.
    no_move_to_play_again: "Il n’y a pas de coup à rejouer.",
    // There is no move to take back.
    no_move_to_take_back: "Il n’y a pas de coup à reprendre.",
    // %s names no moves to leave out; use prune=no.
    no_moves_to_leave_out: "{game} ne nomme aucun coup à écarter ; utilisez `prune=no`.",
    // %s has no opponent: name another player.
    no_opponent: "{player} n’a pas d’adversaire : nommez un autre joueur.",
    // There is no population: type `evolve SPEC` or `population load FILE`.
    no_population: "Il n’y a pas de population : tapez `evolve SPEC` ou `population load FILE`.",
    // None of %d random positions could be judged{: %s}.
    no_position_judged: ({ tried, why }) =>
        `Aucune des ${tried} positions aléatoires n’a pu être jugée${why === undefined ? "" : ` : ${why}`}.`,
    // The game %s has no position texts.
    no_position_texts: "Le jeu {game} n’a pas de textes de position.",
    // No program is named; the native Plyscope takes one with --engine.
    no_program_named:
        "Aucun programme n’est nommé ; le Plyscope natif en reçoit un par `--engine`.",
    // "%.80s" has no range: write one as sims=10..1000:5, sims=10..1000:log5 or sims=10|50|200.
    no_range:
        "« {player} » n’a pas d’intervalle : écrivez-en un comme `sims=10..1000:5`, `sims=10..1000:log5` ou `sims=10|50|200`.",
    // A sweep over the rules has no reference; players beside each other are written A|B.
    no_reference:
        "Un balayage des règles n’a pas de référence ; des joueurs côte à côte s’écrivent `A|B`.",
    // No side is to move: there is no round to play.
    no_round: "Aucun camp n’a le trait : il n’y a pas de manche à jouer.",
    // There is no scale of strength of %.80s: `ladder` makes one, `scale load` brings one in.
    no_scale:
        "Il n’y a pas d’échelle de force de {game} : `ladder` en fait une, `scale load` en apporte une.",
    // The game %s has no set-up editor.
    no_set_up_editor: "Le jeu {game} n’a pas d’éditeur de position.",
    // The game %s has no game records in SGF.
    no_sgf: "Le jeu {game} n’a pas de parties en SGF.",
    // There are no statistics yet: type `match uct random games=20`.
    no_statistics: "Il n’y a pas encore de statistiques : tapez `match uct random games=20`.",
    // There is no cell "%.40s" on this board.
    no_such_cell: "Il n’y a pas de case « {cell} » sur ce plateau.",
    // The population has no individual "%.40s".
    no_such_individual: "La population n’a pas d’individu « {text} ».",
    // There is no job %.20s.
    no_such_job: "Il n’y a pas de travail {job}.",
    // Job %d has recorded no such node.
    no_such_node: "Le travail {job} n’a pas enregistré un tel nœud.",
    // There is no player "%.40s": say A, B, a side (%s), a player's number or its free name.
    no_such_player:
        "Il n’y a pas de joueur « {word} » : dites A, B, un camp ({side}), le numéro d’un joueur ou son nom libre.",
    // There is no running job %.20s.
    no_such_running_job: "Il n’y a pas de travail {job} en cours.",
    // Only yellow or red can be to move.
    no_third_side_of_discs: "Seuls Jaune ou Rouge peuvent avoir le trait.",
    // Only white or black can be to move.
    no_third_side_of_queens: "Seuls Blanc ou Noir peuvent avoir le trait.",
    // A tile cannot come next: the board is empty; say start.
    no_tile_on_empty_board: "Une tuile ne peut pas venir : le plateau est vide ; dites `start`.",
    // A tile cannot come next: the board is full.
    no_tile_on_full_board: "Une tuile ne peut pas venir : le plateau est plein.",
    // Job %d keeps no trace log: type `analyze SPEC log=10k`.
    no_trace_log: "Le travail {job} ne tient pas de journal : tapez `analyze SPEC log=10k`.",
    // Job %d knows nothing of %.40s yet.
    node_unknown_yet: "Le travail {job} ne sait encore rien de {move}.",
    // '%c' in %s is no cell: # wall, . free, 1 to %d riders, a letter twice for a teleport or stairs, %s trails.
    not_a_cell:
        "« {text} » en {cell} n’est pas une case : # mur, un point pour libre, 1 à {riders} pilotes, une lettre deux fois pour une téléportation ou un escalier, {trails} traces.",
    // '%.40s' is no column: a move is a number from 1 to %d or a letter from a to %c.
    not_a_column:
        "« {text} » n’est pas une colonne : un coup est un nombre de 1 à {columns} ou une lettre de a à {letter}.",
    // '%.40s' is no direction: l, u, r or d.
    not_a_direction:
        "« {text} » n’est pas une direction : l (gauche), u (haut), r (droite) ou d (bas).",
    // '%.40s' is no direction: l, u, r or d, on stairs > or <.
    not_a_direction_or_stairs:
        "« {text} » n’est pas une direction : l (gauche), u (haut), r (droite) ou d (bas), sur un escalier > ou <.",
    // Not a legal move here: "%.40s".{ Did you mean "%.40s"?} Allowed: %s.
    not_a_legal_move: (parts) => unknown("Coup illégal ici", parts),
    // This is no Plyscope link: v= is missing.
    not_a_link: "Ce n’est pas un lien Plyscope : il manque `v=`.",
    // "%.40s" is no move.
    not_a_move: "« {text} » n’est pas un coup.",
    // '%.40s' is no move: write from, to and arrow as in d1-d7/g7, d1d7g7 or d1d7,d7g7.
    not_a_move_of_queens:
        "« {text} » n’est pas un coup : écrivez départ, arrivée et flèche comme d1-d7/g7, d1d7g7 ou d1d7,d7g7.",
    // "%.100s" is no network: nothing here knows this kind of file.
    not_a_network: "« {file} » n’est pas un réseau : rien ici ne connaît cette sorte de fichier.",
    // "%.40s" is no name for a network: letters, digits, ".", "_" and "-".
    not_a_network_name:
        "« {text} » n’est pas un nom de réseau : lettres, chiffres, point, « _ » et « - ».",
    // This is no network of tuples: it does not begin with "%s".
    not_a_network_of_tuples:
        "Ce n’est pas un réseau de tuples : il ne commence pas par « {begin} ».",
    // The value plies=%s is no number of moves: write 8 or 8..14.
    not_a_number_of_moves:
        "La valeur `plies={text}` n’est pas un nombre de coups : écrivez 8 ou 8..14.",
    // %s: the number of values is 2 to %d, not "%.30s".
    not_a_number_of_values: "{path} : le nombre de valeurs va de 2 à {max}, pas « {text} ».",
    // "%.40s" cannot be the name of a parameter.
    not_a_parameter_name: "« {name} » ne peut pas être le nom d’un paramètre.",
    // A player has a name of 1 to %d letters, digits, "-" and "_", beginning with a letter.
    not_a_player_name:
        "Un joueur a un nom de 1 à {max} lettres, chiffres, « - » et « _ », qui commence par une lettre.",
    // This is no population: it begins with "%.40s", not with "%s".
    not_a_population:
        "Ce n’est pas une population : elle commence par « {text} », pas par « {head} ».",
    // '%.60s' is no position: write %d rows of %d cells ('.', 'J', 'R') from the top, '/' between them, then the side to move, J or R; or a run of moves.
    not_a_position_of_discs:
        "« {text} » n’est pas une position : écrivez {rows} lignes de {columns} cases (point, J, R) depuis le haut, avec « / » entre elles, puis le camp au trait, J ou R ; ou une suite de coups.",
    // '%.60s' is no position: write the rows from the top (W and B queens, x arrows, . free cells), '/' between them, then the side to move, w or b.
    not_a_position_of_queens:
        "« {text} » n’est pas une position : écrivez les lignes depuis le haut (W et B pour les reines, x pour les flèches, un point pour une case libre), avec « / » entre elles, puis le camp au trait, w ou b.",
    // '%.60s' is no position: write the exponents row by row from the top, 0 for an empty cell, 16 digits on 4 x 4, else with '/' between rows, then perhaps slide or tile, and the points.
    not_a_position_of_tiles:
        "« {text} » n’est pas une position : écrivez les exposants ligne par ligne depuis le haut, 0 pour une case vide, 16 chiffres sur 4 × 4, sinon avec « / » entre les lignes, puis au besoin `slide` ou `tile`, et les points.",
    // After the rows stands the side to move, J or R, not '%.20s'.
    not_a_side_of_discs: "Après les lignes vient le camp au trait, J ou R, pas « {text} ».",
    // After the rows stands the side to move, w or b, not '%.20s'.
    not_a_side_of_queens: "Après les lignes vient le camp au trait, w ou b, pas « {text} ».",
    // The book of the solver, "%s", is no opening book of Connect Four.
    not_an_opening_book:
        "La bibliothèque du solveur, « {book} », n’est pas une bibliothèque d’ouvertures du Puissance 4.",
    // %s: not my turn to play.
    not_its_turn: "{side} : ce n’est pas mon tour de jouer.",
    // This game has %d players, not more.
    not_more_players: "Ce jeu a {players} joueurs, pas davantage.",
    // "%.60s" is not path=value.
    not_path_value: "« {text} » n’est pas `chemin=valeur`.",
    // '%s' is no number of points.
    not_points: "« {word} » n’est pas un nombre de points.",
    // not solved within %s nodes
    not_solved_in_nodes: "non résolu en {nodes} nœuds",
    // not solved within %s s
    not_solved_in_seconds: "non résolu en {seconds} s",
    // Only the highest disc of column %d can be taken away: the discs above would hang in the air.
    not_the_highest_disc:
        "Seul le pion le plus haut de la colonne {column} peut être enlevé : ceux du dessus flotteraient en l’air.",
    // '%s' does not say what comes next: slide (the player), tile or start.
    not_what_comes_next:
        "« {word} » ne dit pas ce qui vient ensuite : `slide` (le joueur), `tile` ou `start`.",
    // Nothing has been analysed yet: type `analyze uct`.
    nothing_analysed: "Rien n’a encore été analysé : tapez `analyze uct`.",
    // Nothing learns %s yet.
    nothing_learns: "Rien n’apprend encore ce jeu : {game}.",
    // In %s is nothing to clear.
    nothing_to_clear: "En {cell}, il n’y a rien à effacer.",
    // No move has been played yet: there is nothing to review.
    nothing_to_review: "Aucun coup n’a encore été joué : il n’y a rien à juger.",
    // Job %d (%s) has nothing to tune.
    nothing_to_tune: "Le travail {job} ({kind}) n’a rien à régler.",
    // Nothing is being trained: begin with `train`.
    nothing_trained: "Aucun entraînement n’est en cours : commencez par `train`.",
    // The %s of %s is at most %lld here, not %lld.
    number_too_large: "`{argument}` de `{command}` vaut ici {max} au plus, pas {number}.",
    // This game has %d player, not more.
    one_player_only: "Ce jeu a {players} joueur, pas davantage.",
    // There is one rider only: it is always its turn.
    one_rider_only: "Il n’y a qu’un pilote : c’est toujours son tour.",
    // The first move alone needs no opponent; players beside each other are written A|B.
    opponent_not_needed:
        "Le premier coup seul n’a pas besoin d’adversaire ; des joueurs côte à côte s’écrivent `A|B`.",
    // The options are Game, Player and Seed.
    options_of_protocol: "Les options sont Game, Player et Seed.",
    // other players sit there
    other_players_sit_there: "d’autres joueurs y sont assis",
    // This game has a searcher of its own under this name.
    other_searcher_of_name: "Ce jeu a son propre algorithme de ce nom.",
    // "%.8s" in the packed map is no letter, digit, `.` or `_`.
    packed_letter_unknown:
        "« {text} » dans la carte compactée n’est ni une lettre, ni un chiffre, ni `.` ou `_`.",
    // "%.10s" is no mark of a packed map: `-`, a digit or letter, and a cell from 0 to %d.
    packed_mark_unknown:
        "« {text} » n’est pas une marque de carte compactée : `-`, un chiffre ou une lettre, et une case de 0 à {max}.",
    // The parameter %.23s takes a default between two bounds.
    parameter_bounds_reversed:
        "La valeur par défaut du paramètre {parameter} doit être entre deux bornes.",
    // The parameter %.23s does not have its default "%.23s".
    parameter_default_missing: "Le paramètre {parameter} n’a pas sa valeur par défaut « {value} ».",
    // The parameter %s stays as it is while an evolution runs.
    parameter_fixed_in_evolution: "Le paramètre {parameter} reste le même pendant une évolution.",
    // The parameter %.23s has the word "%.23s" twice.
    parameter_word_twice: "Le paramètre {parameter} a deux fois le mot « {word} ».",
    // The words of the parameter %.23s do not fit.
    parameter_words_unfit: "Les mots du paramètre {parameter} ne conviennent pas.",
    // The path goes on with %s after the game is over.
    path_after_end: "Le chemin continue avec {move} après la fin de la partie.",
    // The patience with a player is more than 0, at most %d seconds.
    patience_not_allowed:
        "La patience avec un joueur est de plus de 0 et d’au plus {max} secondes.",
    // Perft counts sequences of 0 to %d moves, not of %d.
    perft_depth_not_allowed: "Perft compte les suites de 0 à {max} coups, pas de {depth}.",
    // A person cannot be asked here.
    person_cannot_judge: "On ne peut pas demander à une personne ici.",
    // The player %s cannot judge a game by itself.
    person_judges_no_game: "Le joueur {player} ne peut pas juger seul une partie.",
    // The player %s cannot be asked here.
    person_not_asked: "On ne peut pas demander au joueur {player} ici.",
    // The player %s cannot play many games by itself.
    person_plays_no_series: "Le joueur {player} ne peut pas jouer seul beaucoup de parties.",
    // Write a piece behind every cell: edit CELL PIECE CELL PIECE.
    piece_missing: "Écrivez une pièce après chaque case : `edit CELL PIECE CELL PIECE`.",
    // The player %s cannot be used here. %s
    player_does_not_fit: "Le joueur {player} ne peut pas servir ici. {cause}",
    // %s failed in %lld games, which ended there: %s
    player_failed_and_ended: ({ player, games, cause }) =>
        `${player} a échoué dans ${counted(games, GAMES)}, terminées ainsi : ${cause}`,
    // %s failed in %lld games and lost them: %s
    player_failed_and_lost: ({ player, games, cause }) =>
        `${player} a échoué dans ${counted(games, GAMES)}, perdues ainsi : ${cause}`,
    // There is a player with the name %.23s already: choose another.
    player_name_taken: "Un joueur du nom {name} existe déjà : choisissez-en un autre.",
    // The player %s waits for another program: it cannot play in a series of games.
    player_waits_for_program:
        "Le joueur {player} attend un autre programme : il ne peut pas jouer dans une série de parties.",
    // Players failed in %lld of %lld games and lost them: %s
    players_failed: ({ games, of, cause }) =>
        `Des joueurs ont échoué dans ${counted(games, GAMES)} sur ${of}, et les ont perdues : ${cause}`,
    // It does not play games with chance.
    plays_no_chance: "Il ne joue pas aux jeux de hasard.",
    // It does not play games of three or more players.
    plays_no_many_players: "Il ne joue pas aux jeux à trois joueurs ou plus.",
    // It does not play games of one player.
    plays_no_one_player: "Il ne joue pas aux jeux à un joueur.",
    // It does not play games for points.
    plays_no_points: "Il ne joue pas aux jeux à points.",
    // It does not play games with simultaneous moves.
    plays_no_simultaneous_moves: "Il ne joue pas aux jeux à coups simultanés.",
    // It does not play games of two players.
    plays_no_two_players: "Il ne joue pas aux jeux à deux joueurs.",
    // It only plays games with chance.
    plays_only_chance: "Il ne joue qu’aux jeux de hasard.",
    // It only plays games of three or more players.
    plays_only_many_players: "Il ne joue qu’aux jeux à trois joueurs ou plus.",
    // It only plays games of one player.
    plays_only_one_player: "Il ne joue qu’aux jeux à un joueur.",
    // It only plays games for points.
    plays_only_points: "Il ne joue qu’aux jeux à points.",
    // It only plays games with simultaneous moves.
    plays_only_simultaneous_moves: "Il ne joue qu’aux jeux à coups simultanés.",
    // It only plays games of two players.
    plays_only_two_players: "Il ne joue qu’aux jeux à deux joueurs.",
    // The first number of plies is larger than the second.
    plies_reversed: "Le premier nombre de coups est plus grand que le second.",
    // It plays for points only where one player is alone.
    points_need_one_player: "Il ne joue pour des points que là où un joueur est seul.",
    // The population ends too early, at line %d: %s=... is missing.
    population_ends_early:
        "La population finit trop tôt, à la ligne {line} : il manque `{key}=...`.",
    // The name of a file is missing behind `population load`, or the text of a population.
    population_file_missing:
        "Il manque le nom d’un fichier après `population load`, ou le texte d’une population.",
    // The population cannot be read at line %d, "%.60s": a gene is missing that cannot be absent.
    population_gene_missing: (parts) =>
        population(parts, "il manque un gène qui ne peut pas être absent"),
    // The population cannot be read at line %d, "%.60s": no gene is present.
    population_gene_none: (parts) => population(parts, "aucun gène n’est présent"),
    // The population cannot be read at line %d, "%.60s": nothing may follow here.
    population_has_more: (parts) => population(parts, "rien ne peut suivre ici"),
    // The population cannot be read at line %d, "%.60s": %s=... should stand here.
    population_key_missing: (parts) =>
        population(parts, `\`${parts.key}=…\` devrait se trouver ici`),
    // The population cannot be read at line %d, "%.60s": this number stands here twice.
    population_number_twice: (parts) => population(parts, "ce numéro s’y trouve deux fois"),
    // The population cannot be read at line %d, "%.60s": the number is wrong.
    population_number_wrong: (parts) => population(parts, "le nombre est faux"),
    // The population cannot be read at line %d, "%.60s": this is no known origin.
    population_origin_unknown: (parts) => population(parts, "cette origine est inconnue"),
    // The population cannot be read at line %d, "%.60s": this is no list of parents.
    population_parents_wrong: (parts) => population(parts, "ce n’est pas une liste de parents"),
    // The population cannot be read at line %d, "%.60s": the sum over the text is another one; something before was changed.
    population_sum_wrong: (parts) =>
        population(parts, "la somme du texte en est une autre : quelque chose a été changé avant"),
    // The population cannot be read at line %d, "%.60s": a value is no number.
    population_value_no_number: (parts) => population(parts, "une valeur n’est pas un nombre"),
    // The population cannot be read at line %d, "%.60s": a value is out of its bounds.
    population_value_out_of_bounds: (parts) =>
        population(parts, "une valeur est hors de ses bornes"),
    // The population cannot be read at line %d, "%.60s": there are fewer values than genes.
    population_values_too_few: (parts) => population(parts, "il y a moins de valeurs que de gènes"),
    // The population cannot be read at line %d, "%.60s": there are more values than genes.
    population_values_too_many: (parts) => population(parts, "il y a plus de valeurs que de gènes"),
    // The population cannot be read at line %d, "%.60s": this version is not known here, only version 1.
    population_version_unknown: (parts) =>
        population(parts, "cette version est inconnue ici, où l’on ne connaît que la version 1"),
    // The population cannot be read at line %d, "%.60s": this is yes or no.
    population_yes_or_no: (parts) => population(parts, "cela doit être `yes` ou `no`"),
    // In %s the position has '%c', the map '%c'.
    position_cell_differs: "En {cell}, la position a « {text} », la carte « {map} ».",
    // The position has %d columns and %d rows, the board %d and %d.
    position_columns_differ:
        "La position a {columns} colonnes et {rows} lignes, le plateau {board_columns} et {board_rows}.",
    // The position has %d x %d cells on %d floors, the map %d x %d on %d.
    position_map_differs:
        "La position a {width} × {height} cases sur {floors} étages, la carte {map_width} × {map_height} sur {map_floors}.",
    // The position has %d riders, the game %d.
    position_riders_differ: "La position a {riders} pilotes, la partie {expected}.",
    // The position has %d rows and %d columns, the board %d and %d.
    position_size_differs:
        "La position a {rows} lignes et {columns} colonnes, le plateau {board_rows} et {board_columns}.",
    // The options prior and width need select=ucb1 or puct.
    prior_needs_ucb1: "Les options `prior` et `width` demandent `select=ucb1` ou `select=puct`.",
    // {The player %.40s}{Engine %.40s} does not answer.
    program_does_not_answer: (parts) => `${program(parts)} ne répond pas.`,
    // {The player %.40s}{Engine %.40s} has ended: %s
    program_ended: (parts) => `${program(parts)} s’est terminé : ${parts.why}`,
    // {The player %.40s}{Engine %.40s} played what is no legal move: %s
    program_move_not_legal: (parts) =>
        `${program(parts)} a joué un coup qui n’est pas légal : ${parts.move}`,
    // {The player %.40s}{Engine %.40s} cannot play: the positions of this game have no text.
    program_needs_texts: (parts) =>
        `${program(parts)} ne peut pas jouer : les positions de ce jeu n’ont pas de texte.`,
    // {The player %.40s}{Engine %.40s} cannot be asked: memory is short.
    program_not_asked: (parts) =>
        `${program(parts)} ne peut pas être interrogé : mémoire insuffisante.`,
    // {The player %.40s}{Engine %.40s} is not known: name it by `--engine NAME=COMMAND` of the native program.
    program_not_named: (parts) =>
        `${program(parts)} n’est pas connu : nommez-le par \`--engine NAME=COMMAND\` du programme natif.`,
    // {The player %.40s}{Engine %.40s} %s
    program_not_opened: (parts) => `${program(parts)} : ${parts.why}`,
    // {The player %.40s}{Engine %.40s} cannot be run here.
    program_not_run_here: (parts) => `${program(parts)} ne peut pas être lancé ici.`,
    // {The player %.40s}{Engine %.40s} did not answer within %s s: is there a loop without an end?
    program_silent: (parts) =>
        `${program(parts)} n’a pas répondu en ${parts.seconds} s : y a-t-il une boucle sans fin ?`,
    // {The player %.40s}{Engine %.40s} did not answer in time.
    program_too_late: (parts) => `${program(parts)} n’a pas répondu à temps.`,
    // A board of %d columns and %d rows is too large: with %d columns at most %d rows fit (%d cells).
    queens_board_too_large:
        "Un plateau de {columns} colonnes et {rows} lignes est trop grand : avec {columns} colonnes, {max} lignes au plus ({cells} cases).",
    // Row %d from the top has %d cells, the first one has more.
    queens_row_differs:
        "La ligne {row} depuis le haut a {cells} cases, la première en a davantage.",
    // Row %d from the top has more than %d cells.
    queens_row_too_long: "La ligne {row} depuis le haut a plus de {max} cases.",
    // Row %d from the top has %d cells; a board has at least 2 x 2.
    queens_row_too_short:
        "La ligne {row} depuis le haut a {cells} cases ; un plateau a au moins 2 × 2.",
    // `quit` leaves the native program; there is nothing to leave here.
    quit_not_here: "`quit` quitte le programme natif ; il n’y a rien à quitter ici.",
    // %s stands in more than %d places.
    range_in_too_many_places: "{path} se trouve à plus de {max} endroits.",
    // %s is not a number: list its values as a|b|c.
    range_not_of_numbers: "{path} n’est pas un nombre : énumérez ses valeurs par `a|b|c`.",
    // A scale takes games of one or two players; %s has %d.
    rate_players:
        "Une échelle est faite pour des jeux à un ou deux joueurs ; {game} en a {players}.",
    // The players of the scale were measured with nodes=%lld; another limit would be theirs, too, and make others of them. `alone=yes` measures without the scale; a limit of one player stands in its own settings.
    rate_terms:
        "Les joueurs de l’échelle ont été mesurés avec nodes={nodes} ; une autre limite vaudrait aussi pour eux et en ferait d’autres joueurs. `alone=yes` mesure sans l’échelle ; la limite d’un seul joueur se met dans ses propres réglages.",
    // The option rave does not go with bounds, minimax and stages.
    rave_alone: "L’option `rave` ne va ni avec `bounds`, ni avec `minimax`, ni avec `stages`.",
    // The option rave needs select=ucb1.
    rave_needs_ucb1: "L’option `rave` demande `select=ucb1`.",
    // The option rave needs a game without dice.
    rave_without_dice: "L’option `rave` demande un jeu sans hasard.",
    // %s
    refused_elsewhere: "{why}",
    // The result has no `result=`.
    result_missing: "Le résultat n’a pas de `result=`.",
    // The result has no number at "%.40s".
    result_number_missing: "Le résultat n’a pas de nombre à « {text} ».",
    // The result is proven.
    result_proven: "Le résultat est prouvé.",
    // The result cannot be read at "%.40s".
    result_unreadable: "Le résultat est illisible à « {text} ».",
    // A result is made of key=value words.
    result_word_unknown: "Un résultat est fait de mots `clé=valeur`.",
    // %s is out of this game.
    rider_is_out: "{rider} est éliminé de cette partie.",
    // In %s is a rider or a trail, but there are only %d riders.
    rider_not_expected:
        "En {cell} se trouve un pilote ou une trace, mais il n’y a que {riders} pilotes.",
    // Rider %d is nowhere: write %d where it is.
    rider_nowhere: "Le pilote {rider} n’est nulle part : écrivez {rider} là où il est.",
    // Name a rider who is not out.
    rider_out_named: "Nommez un pilote qui n’est pas éliminé.",
    // Rider %d is there a second time, in %s.
    rider_twice: "Le pilote {rider} est là une seconde fois, en {cell}.",
    // Rider %d in %s has no free cell to ride to.
    rider_walled_in: "Le pilote {rider} en {cell} n’a aucune case libre où aller.",
    // Riders are out already: no rider can join this game.
    riders_out_already: "Des pilotes sont déjà éliminés : aucun ne peut rejoindre cette partie.",
    // Row %d has %d cells, not %d: row %d, column %d is one too many. Write a free cell at the end of a row as a dot.
    row_too_long:
        "La ligne {row} a {cells} cases, pas {width} : la ligne {row}, colonne {column}, est de trop. Écrivez une case libre en fin de ligne par un point.",
    // Row %d has %d cells, not %d: row %d, column %d is missing. Write a free cell at the end of a row as a dot.
    row_too_short:
        "La ligne {row} a {cells} cases, pas {width} : il manque la ligne {row}, colonne {column}. Écrivez une case libre en fin de ligne par un point.",
    // %d rows are announced, but there are %d.
    rows_announced: "{announced} lignes sont annoncées, mais il y en a {rows}.",
    // A board of %d rows and %d columns is too large: with %d columns at most %d rows fit ((rows + 1) x cols may be up to %d).
    rows_board_too_large:
        "Un plateau de {rows} lignes et {columns} colonnes est trop grand : avec {columns} colonnes, {max} lignes au plus ((lignes + 1) × colonnes vaut {cells} au plus).",
    // `population show` takes a number from 1 to %d, not "%.40s".
    rows_not_allowed: "`population show` prend un nombre de 1 à {max}, pas « {text} ».",
    // Move %d of the run comes after the end of the game.
    run_after_end: "Le coup {move} de la suite vient après la fin de la partie.",
    // Move %d of the run: column %d is full.
    run_column_full: "Coup {move} de la suite : la colonne {column} est pleine.",
    // A run of digits is a position on boards of up to 9 columns only; this one has %d.
    run_needs_columns:
        "Une suite de chiffres n’est une position que sur les plateaux de 9 colonnes au plus ; celui-ci en a {columns}.",
    // Move %d of the run, '%c', is no column from 1 to %d.
    run_no_column:
        "Le coup {move} de la suite, « {text} », n’est pas une colonne de 1 à {columns}.",
    // The scale is damaged in line %d, at "%.40s".
    scale_damaged: "L’échelle est abîmée à la ligne {line}, à « {text} ».",
    // The name of a file is missing behind `scale save`.
    scale_file_missing: "Il manque le nom d’un fichier après `scale save`.",
    // This is no scale of strength: it does not begin with plyscope-scale.
    scale_foreign:
        "Ce n’est pas une échelle de force : le texte ne commence pas par plyscope-scale.",
    // The scale is one of %.80s, which is no game here.
    scale_foreign_game: "L’échelle est celle de {game}, qui n’est pas un jeu d’ici.",
    // The scale is damaged in line %d: players %d and %d have met before.
    scale_met_twice:
        "L’échelle est abîmée à la ligne {line} : les joueurs {a} et {b} se sont déjà rencontrés.",
    // The scale is damaged in line %d: its players do not stand from weak to strong.
    scale_not_in_order:
        "L’échelle est abîmée à la ligne {line} : ses joueurs ne vont pas du plus faible au plus fort.",
    // The scale is one of %.80s, the game is %.80s.
    scale_of_other_game: "L’échelle est celle de {scale}, le jeu est {game}.",
    // This scale is of version %.20s, which is not known here.
    scale_of_other_version: "Cette échelle est de la version {version}, qui n’est pas connue ici.",
    // The scale has %zu bytes; at most %zu are read.
    scale_too_large: "L’échelle a {size} octets ; on en lit au plus {max}.",
    // A search needs game=SPEC, position=(TEXT) and player=SPEC.
    search_incomplete: "Il faut à une recherche `game=SPEC`, `position=(TEXT)` et `player=SPEC`.",
    // A search is running: `stop` ends it.
    search_is_running: "Une recherche est en cours : `stop` y met fin.",
    // There is no search %d of the position: %s asks for %d.
    search_part_missing:
        "Il n’y a pas de recherche {part} de la position : {player} en demande {parts}.",
    // A search is made of key=value words; "%.40s" is none.
    search_word_unknown:
        "Une recherche est faite de mots `clé=valeur` ; « {word} » n’en est pas un.",
    // %s became %s: %s does not fit here (%s)
    seat_became_person: ({ side, person, player, cause }) =>
        `La place ${de(side)} est passée à ${person} : ${player} ne convient pas ici (${cause})`,
    // %s has %d seats, not %d.
    seats_differ: "{game} a {seats} places, pas {told}.",
    // SGF has points for boards of up to %d columns and rows only.
    sgf_board_too_large:
        "SGF n’a de points que pour des plateaux de {max} colonnes et lignes au plus.",
    // '%.20s' is no point of a board of %d columns and %d rows.
    sgf_no_point:
        "« {text} » n’est pas un point d’un plateau de {columns} colonnes et {rows} lignes.",
    // '%.20s' is no property: SGF writes NAME[value].
    sgf_no_property: "« {text} » n’est pas une propriété : SGF écrit `NOM[valeur]`.",
    // '%.20s' is no SGF: a record begins with (;GM[18].
    sgf_no_record: "« {text} » n’est pas du SGF : un texte commence par `(;GM[18]`.",
    // The record has no set-up, so SGF's Black (at the bottom) begins.
    sgf_no_set_up: "Le texte n’a pas de position de départ : le Noir de SGF (en bas) commence.",
    // SZ[%.20s] is no size.
    sgf_no_size: "SZ[{text}] n’est pas une taille.",
    // Move %d, '%.20s', is not three points.
    sgf_not_three_points: "Le coup {move}, « {text} », n’est pas fait de trois points.",
    // GM[%.20s] is another game; Amazons is GM[%d].
    sgf_other_game: "GM[{text}] est un autre jeu ; les Amazones sont GM[{game}].",
    // Pieces are set up after the first move; that is not read.
    sgf_set_up_late: "Des pièces sont posées après le premier coup ; cela n’est pas lu.",
    // The size SZ must stand before pieces and moves.
    sgf_size_late: "La taille SZ doit précéder les pièces et les coups.",
    // SZ[%.20s]: a board has from 2 x 2 to %d cells.
    sgf_size_not_allowed: "SZ[{text}] : un plateau a de 2 × 2 à {max} cases.",
    // A side has more than %d queens.
    sgf_too_many_queens: "Un camp a plus de {max} reines.",
    // Move %d is made by the side whose turn it is not.
    sgf_wrong_side: "Le coup {move} est joué par le camp dont ce n’est pas le tour.",
    // %s All players and jobs together may take %sB{; %s}.
    shared_memory_short: ({ cause, max, hint }) =>
        `${cause} Tous les joueurs et travaux ensemble peuvent prendre ${size(`${max}B`)}${hint === undefined ? "" : ` ; ${hint}`}.`,
    // %s has not chosen.
    side_has_not_chosen: "{side} n’a pas choisi.",
    // %s is %s: type `play MOVE`, or name a searcher, as in `%s uct`.
    side_is_person:
        "{side} est {player} : tapez `play MOVE`, ou nommez un algorithme, comme dans `{command} uct`.",
    // It solves rides of one rider and duels; of three and more riders nothing can be said exactly.
    solves_one_rider_and_duels:
        "Il résout les courses d’un pilote et les duels ; de trois pilotes et plus, rien ne peut être dit exactement.",
    // Stairs '%c' in %s lead nowhere: no other floor has that letter.
    stairs_nowhere:
        "L’escalier « {letter} » en {cell} ne mène nulle part : aucun autre étage n’a cette lettre.",
    // Stairs '%c' in %s are there twice on one floor.
    stairs_twice: "L’escalier « {letter} » en {cell} est deux fois sur un même étage.",
    // Start %d in %s comes without a start %d.
    start_before_missing: "Le départ {start} en {cell} vient sans départ {missing}.",
    // At the start the board holds at most one tile, a %d.
    start_of_one_kind: "Au départ, le plateau porte au plus une tuile, un {tile}.",
    // At the start the board holds at most one tile, a %d or the next.
    start_of_two_kinds: "Au départ, le plateau porte au plus une tuile, un {tile} ou la suivante.",
    // Start %d is there a second time in %s.
    start_twice: "Le départ {start} est une seconde fois en {cell}.",
    // The number steps:%d is more than the map has cells.
    steps_too_many: "Le nombre `steps:{steps}` dépasse le nombre de cases de la carte.",
    // the stop condition holds
    stop_condition_holds: "la condition d’arrêt est remplie",
    // The words out:R=N do not add up: N riders survived that moment.
    survivors_do_not_add_up:
        "Les mots `out:R=N` ne tombent pas juste : N pilotes ont survécu à ce moment.",
    // %d MB do not hold a single node of this game: table must be larger.
    table_too_small:
        "{megabytes} Mo ne contiennent pas un seul nœud de ce jeu : `table` doit être plus grand.",
    // The other end of the teleport in %s belongs to rider %d.
    teleport_end_of_other:
        "L’autre bout de la téléportation en {cell} appartient au pilote {rider}.",
    // Teleport '%c' in %s has no other end.
    teleport_one_end: "La téléportation « {letter} » en {cell} n’a pas d’autre bout.",
    // Teleport '%c' has a third end in %s; it has two.
    teleport_third_end:
        "La téléportation « {letter} » a un troisième bout en {cell} ; elle en a deux.",
    // "%.*s" behind the drawing means nothing here: 1@X,Y (what is under a trail), steps:N, riders:N, out:R=N, turn:R, choice:R=l.
    text_behind_drawing:
        "« {text} » après le dessin ne veut rien dire ici : `1@X,Y` (ce qui est sous une trace), `steps:N`, `riders:N`, `out:R=N`, `turn:R`, `choice:R=l`.",
    // After the points stands nothing else, not '%.20s'.
    text_behind_points: "Après les points, il n’y a plus rien, pas « {text} ».",
    // '%.20s' behind the side to move means nothing.
    text_behind_side: "« {text} » après le camp au trait ne veut rien dire.",
    // A tile of exponent %d is too large: at most %d fits here.
    tile_too_large: "Une tuile d’exposant {exponent} est trop grande : {max} au plus tient ici.",
    // There are %d blobs already: remove one of them.
    too_many_blobs: "Il y a déjà {max} fichiers : retirez-en un.",
    // A board has at most %d cells.
    too_many_cells: "Un plateau a {max} cases au plus.",
    // "%.40s" is one word too many: `round` takes one for each person.
    too_many_choices: "« {word} » est un mot de trop : `round` en prend un par personne.",
    // Row %d begins floor %d: at most %d are allowed.
    too_many_floors: "La ligne {row} commence l’étage {floor} : {max} au plus sont permis.",
    // At most %d genes can be evolved; choose fewer.
    too_many_genes: "Au plus {max} gènes peuvent évoluer ; choisissez-en moins.",
    // At most %d genes can be evolved; choose some with genes=...
    too_many_genes_choose: "Au plus {max} gènes peuvent évoluer ; choisissez-en avec `genes=...`.",
    // %d jobs are running already: stop or cancel one of them.
    too_many_jobs: "{max} travaux sont déjà en cours : arrêtez-en ou annulez-en un.",
    // score=reply keeps every pair of moves: the game has %d moves, allowed are at most %d.
    too_many_moves_for_replies:
        "`score=reply` garde chaque paire de coups : le jeu a {moves} coups, {max} au plus sont permis.",
    // It has too many moves in a position.
    too_many_moves_in_position: "Il a trop de coups dans une position.",
    // A player has at most %d parameters.
    too_many_parameters: "Un joueur a {max} paramètres au plus.",
    // A match is played by at most %d players here, not by %d; `tournament` takes more.
    too_many_players_of_match:
        "Un match se joue ici à {max} joueurs au plus, pas à {players} ; `tournament` en prend davantage.",
    // %s points are too many.
    too_many_points: "{points} points, c’est trop.",
    // A side has at most %d queens; take one away first.
    too_many_queens: "Un camp a {max} reines au plus ; enlevez-en une d’abord.",
    // A sweep takes at most %d ranges; "%s" is one more.
    too_many_ranges: "Un balayage prend {max} intervalles au plus ; « {path} » est de trop.",
    // The ranges make more than %d rows.
    too_many_ranges_of_plies: "Les intervalles donnent plus de {max} lignes.",
    // There are too many riders, riders=%d: the map has %d starts.
    too_many_riders: "Il y a trop de pilotes, `riders={riders}` : la carte a {starts} départs.",
    // There are too many riders, riders:%d: the map has %d starts.
    too_many_riders_drawn:
        "Il y a trop de pilotes, `riders:{riders}` : la carte a {starts} départs.",
    // There are too many riders, riders=%d: the map has %d start.
    too_many_riders_for_one:
        "Il y a trop de pilotes, `riders={riders}` : la carte a {starts} départ.",
    // A sweep has at most %d rows, this one %d.
    too_many_rows: "Un balayage a {max} lignes au plus, celui-ci {rows}.",
    // This evolution has room for %d survivors.
    too_many_survivors: "Cette évolution a de la place pour {max} survivants.",
    // %s has more than %d values.
    too_many_values: "{path} a plus de {max} valeurs.",
    // The command %s: too many words. Write: %s
    too_many_words: "La commande `{command}` : trop de mots. Écrivez : `{usage}`",
    // Rider %d is out and its trail has vanished, but not in %s.
    trail_not_vanished: "Le pilote {rider} est éliminé et sa trace a disparu, mais pas en {cell}.",
    // Networks learn with board=auto, not with board=cells.
    training_board_kind: "Les réseaux apprennent avec `board=auto`, pas avec `board=cells`.",
    // Networks learn on boards of 4 x 4, not on this one of %d x %d.
    training_board_size:
        "Les réseaux apprennent sur des plateaux de 4 × 4, pas sur celui-ci, de {height} × {width}.",
    // The training has ended: its network is %s.
    training_ended_with: "L’entraînement est terminé : son réseau est {network}.",
    // The training has ended.
    training_has_ended: "L’entraînement est terminé.",
    // Training (train) needs a game without dice and simultaneous moves.
    training_needs_turns_without_dice:
        "L’entraînement (`train`) demande un jeu sans hasard ni coups simultanés.",
    // The learner ntuple learns to reach targets up to exponent %d, not %d.
    training_target_too_large:
        "L’apprentissage `ntuple` atteint des buts jusqu’à l’exposant {max}, pas {target}.",
    // Lambda, rate and size may change while it learns; for the others begin anew.
    training_value_fixed:
        "Lambda, la vitesse et la taille peuvent changer pendant l’apprentissage ; pour le reste, recommencez.",
    // Training (train) cannot choose moves part by part: stages must be no.
    training_without_stages:
        "L’entraînement (`train`) ne peut pas choisir les coups partie par partie : `stages` doit être `no`.",
    // The tree of job %d was not recorded: type `analyze SPEC record`.
    tree_not_recorded:
        "L’arbre du travail {job} n’a pas été enregistré : tapez `analyze SPEC record`.",
    // The tree of job %d was not recorded.
    tree_of_job_not_recorded: "L’arbre du travail {job} n’a pas été enregistré.",
    // The rider of turn:%d cannot be the next to choose.
    turn_not_possible: "Le pilote de `turn:{rider}` ne peut pas être le prochain à choisir.",
    // A unit begins with `match`, not with "%.40s".
    unit_begin_unknown: "Une unité commence par `match`, pas par « {word} ».",
    // Unit %lld is not out.
    unit_not_out: "L’unité {unit} n’est pas confiée.",
    // The unit has no player p%d.
    unit_player_missing: "L’unité n’a pas de joueur p{seat}.",
    // Unit %lld has %d players, the result speaks of %d.
    unit_players_differ: "L’unité {unit} a {players} joueurs, le résultat parle de {told}.",
    // A unit needs game=SPEC.
    unit_without_game: "Il faut à une unité `game=SPEC`.",
    // A unit needs players: p0=SPEC.
    unit_without_players: "Il faut des joueurs à une unité : `p0=SPEC`.",
    // A unit is made of key=value words; "%.40s" is none.
    unit_word_unknown: "Une unité est faite de mots `clé=valeur` ; « {word} » n’en est pas un.",
    // Unknown command: "%.40s".{ Did you mean "%.40s"?} Allowed: %s.
    unknown_command: (parts) => unknown("Commande inconnue", parts),
    // Unknown gene of %.60s: "%.40s".{ Did you mean "%.40s"?} Allowed: %s.
    unknown_gene: (parts) => unknown(`Gène inconnu de ${parts.owner}`, parts),
    // Unknown network: "%.40s".{ Did you mean "%.40s"?} Allowed: %s.
    unknown_network: (parts) => unknown("Réseau inconnu", parts),
    // Unknown piece: "%.40s".{ Did you mean "%.40s"?} Allowed: %s.
    unknown_piece: (parts) => unknown("Pièce inconnue", parts),
    // Unknown side: "%.40s".{ Did you mean "%.40s"?} Allowed: %s.
    unknown_side: (parts) => unknown("Camp inconnu", parts),
    // Unknown key of stats: "%.40s".{ Did you mean "%.40s"?} Allowed: %s.
    unknown_statistic: (parts) => unknown("Clé de `stats` inconnue", parts),
    // Unknown topic of help: "%.40s".{ Did you mean "%.40s"?} Allowed: %s.
    unknown_topic: (parts) => unknown("Sujet d’aide inconnu", parts),
    // Write: network %s %s.
    usage_of_network: "Écrivez `network {word} {usage}`.",
    // `position` takes `startpos` or `fen TEXT`, then perhaps `moves MOVE...`.
    usage_of_position: "`position` prend `startpos` ou `fen TEXT`, puis au besoin `moves MOVE...`.",
    // `setoption` takes: name NAME value VALUE.
    usage_of_setoption: "`setoption` prend : `name NAME value VALUE`.",
    // The values of `%s` are no chances to reach the goal: aim=goal goes with eval=outcome, or with a network that learned to win.
    values_are_no_chances:
        "Les valeurs de `{evaluation}` ne sont pas des chances d’atteindre le but : `aim=goal` va avec `eval=outcome`, ou avec un réseau qui a appris à gagner.",
    // The values of `%s` are no points: they cannot be mixed with results.
    values_are_no_points:
        "Les valeurs de `{evaluation}` ne sont pas des points : on ne peut pas les mêler à des résultats.",
    // The view may have at most %d letters, digits and ._~-.
    view_too_long: "La vue peut avoir au plus {max} lettres, chiffres et `._~-`.",
    // White has %d queens; at most %d are allowed.
    white_has_too_many_queens: "Blanc a {queens} reines ; {max} au plus sont permises.",
    // Whom to evolve is missing: type `evolve SPEC` with a player, or `evolve start=loaded` to go on with the population at hand.
    whom_to_evolve_missing:
        "Il manque qui faire évoluer : tapez `evolve SPEC` avec un joueur, ou `evolve start=loaded` pour continuer avec la population présente.",
    // The command %s: something is missing. Write: %s
    words_missing: "La commande `{command}` : il manque quelque chose. Écrivez : `{usage}`",
};
