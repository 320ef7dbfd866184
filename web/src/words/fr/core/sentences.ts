/** Sentences by their codes, the rows of messages.def. */
import type { Sentences } from "../../retelling.ts";

export const sentences: Partial<Sentences> = {
    // Nothing stands behind # in this address: there is no game in it.
    address_without_link: "",
    // All have chosen: then the step is over and no choice is pending.
    all_have_chosen: "",
    // All riders choose at once: no rider has the turn.
    all_riders_choose: "",
    // Nothing could stop an endless analysis here: no line is read while it runs. Limit it, as in `analyze uct(time=10s)`, or use the engine protocol, which hears `stop` (`plyscope protocol`).
    analysis_without_end: "",
    // as asked
    as_asked: "",
    // Black has %d queens; at most %d are allowed.
    black_has_too_many_queens: "",
    // No such %s is loaded for %s of %.60s: "%.40s".{ Did you mean "%.40s"?} Allowed: %s.
    blob_not_loaded_here: "",
    // A blunder cannot be less than a mistake.
    blunder_below_mistake: "",
    // A board has from 2 x 2 to %d cells; these are %d columns and %d rows.
    board_size_not_allowed: "",
    // Both sides have a line of %d.
    both_sides_have_line: "",
    // Both sides would have a line of %d.
    both_sides_would_have_line: "",
    // %s Bring one in with `%s load`.
    bring_one_in: "",
    // In %s is rider %d: move it elsewhere first (the last rider can be taken away at the start).
    cell_has_lifted_rider: "",
    // In %s is rider %d: move it elsewhere first.
    cell_has_numbered_rider: "",
    // In %s is a rider: move it elsewhere first.
    cell_has_rider: "",
    // In %s is a wall.
    cell_is_wall: "",
    // %s: "%.40s" is no legal move.
    choice_not_legal: "",
    // The choice choice:%d=%c cannot be pending here.
    choice_not_pending: "",
    // Column %d is full.
    column_full: "",
    // Unknown command "%.40s": `help` lists all.
    command_of_protocol_unknown: "",
    // The command %s has no options; `help %s` describes it.
    command_without_options: "",
    // A control byte (0x%02x) is not allowed in "%.60s".
    control_byte: "",
    // A description of a player does not know "%.40s".
    description_fact_unknown: "",
    // The description of the player is too long or holds a zero byte.
    description_too_long: "",
    // The dice move next: there is nothing to search.
    dice_move_nothing_to_search: "",
    // The dice move next: there is nothing to think about.
    dice_move_nothing_to_think: "",
    // A disc falls to row %d of column %d; it cannot stand in row %d.
    disc_falls: "",
    // The disc in column %d, row %d hangs in the air.
    disc_in_air: "",
    // A position is drawn in rows; there is none.
    drawing_empty: "",
    // Row 1: %d x %d cells; 1 to %d each are allowed.
    drawing_size_not_allowed: "",
    // The difference elo0=%g has to be smaller than elo1=%g: one of the two is to be proved.
    elo_reversed: "",
    // Every line ends or is too improbable: deeper changes nothing.
    every_line_ends: "",
    // Every line ends, is left out or too improbable: deeper changes nothing.
    every_line_ends_or_left_out: "",
    // Every line was searched to the end of the game.
    every_line_searched: "",
    // it was stopped
    evolution_stopped: "",
    // %s: equal factors need ends above 0.
    factors_above_zero: "",
    // No file "%.100s" has been handed in.
    file_not_handed_in: "",
    // The file "%.100s" cannot be written.
    file_not_written: "",
    // The file "%.100s" cannot be read.
    file_unreadable: "",
    // Floor %d has %d rows, the first one %d.
    floor_rows_differ: "",
    // Row %d, column %d: a floor has at most %d x %d cells.
    floor_too_large: "",
    // the game changed
    game_changed: "",
    // The game is over.
    game_over: "",
    // The game is over: "%s" cannot be played.
    game_over_no_move: "",
    // The game is over: there is nothing to think about.
    game_over_nothing_to_think: "",
    // The game is over: %s
    game_over_with_result: "",
    // The game is too long to keep: %d plies.
    game_too_long: "",
    // the game went on
    game_went_on: "",
    // The games of a sweep have equally many players; "%.80s" has %d, not %d.
    games_of_sweep_differ: "",
    // None of %d random games went on for %d moves: fewer are taken by plies=A..B.
    games_too_short: "",
    // all generations are done
    generations_done: "",
    // The loaded population has other genes: %.200s.
    genes_differ: "",
    // `%s` takes a number from 0, not "%s".
    go_number_missing: "",
    // `go` does not know "%s": movetime, nodes, depth, wtime, btime, winc, binc, movestogo or infinite.
    go_word_unknown: "",
    // Job %d has ended.
    job_has_ended: "",
    // Job %d is choosing already.
    job_is_choosing: "",
    // Job %d is choosing this move already: `stop %d` lets it play at once.
    job_is_choosing_move: "",
    // Job %d is no analysis.
    job_not_analysis: "",
    // Job %d is not paused.
    job_not_paused: "",
    // Job %d has no units.
    job_without_units: "",
    // The line is too long.
    line_of_protocol_too_long: "",
    // The line length align=%d is too long for %d rows and %d columns: it may be from 2 to %d, the longer side.
    line_too_long: "",
    // The line is longer than %d bytes.
    line_too_long_to_read: "",
    // This link is compressed (z=): the page unpacks it, this program does not; open it in the page and copy the text form.
    link_compressed: "",
    // The link is damaged: it holds the control byte 0x%02x.
    link_control_byte: "",
    // The link is damaged: %c= stands in it twice.
    link_key_twice: "",
    // The link is damaged: "%.*s" is no percent code.
    link_no_percent_code: "",
    // The link is damaged: "%.*s" is not key=value.
    link_not_key_value: "",
    // This link is of version %.20s; only version 1 is known here.
    link_other_version: "",
    // Parts of the link that are not known here are left out: %s
    link_parts_left_out: "",
    // The link is damaged: a player of %zu letters.
    link_player_too_long: "",
    // The link names more players than the %d of its game.
    link_too_many_players: "",
    // The link is damaged: w= is made of letters, digits and ._~- only.
    link_view_letters: "",
    // The link is damaged: w= has %zu letters, at most %zu are allowed.
    link_view_too_long: "",
    // The link names no game: g= is missing.
    link_without_game: "",
    // The longest ride is proven.
    longest_ride_proven: "",
    // A map begins with WIDTHxHEIGHT or WIDTHxHEIGHTxFLOORS, then `-` and runs or `_` and packed cells; "%.20s" does not.
    map_begin_unknown: "",
    // In %s: a run of no cells, "%.8s".
    map_empty_run: "",
    // In %s: "%.8s" is no cell: `_` wall, `.` free, `-1` start, a letter.
    map_no_cell: "",
    // A map of %d x %d cells on %d floors: up to %d x %d on %d are allowed.
    map_size_not_allowed: "",
    // In %s: a start is `-1` to `-%d`, not "%.3s".
    map_start_not_allowed: "",
    // The map has more than its %d cells at "%.20s".
    map_too_long: "",
    // The map has no start: mark one with the digit 1.
    map_without_start: "",
    // score=max looks for one game: it cannot be added up (trees must be 1).
    maximum_of_one_game: "",
    // Memory is short: this machine has no %s to give.
    memory_none_left: "",
    // Memory is short.
    memory_short: "",
    // Memory is short: the answer is lost.
    memory_short_for_answer: "",
    // Memory is short: the blob needs %zu bytes.
    memory_short_for_blob: "",
    // Memory is short: the blob needs %zu bytes, %zu are left.
    memory_short_for_blob_here: "",
    // Memory is short: the game cannot start.
    memory_short_for_game: "",
    // Memory is short: the job cannot start.
    memory_short_for_job: "",
    // Memory is short: the line is not read.
    memory_short_for_line: "",
    // Memory is short: the move is not played.
    memory_short_for_move: "",
    // Memory is short: the move is not read.
    memory_short_for_move_text: "",
    // Memory is short: the network is not written.
    memory_short_for_network: "",
    // Memory is short: the player cannot be opened.
    memory_short_for_player: "",
    // Memory is short: the players of one game ask for %sB together, %sB left.
    memory_short_for_players: "",
    // Memory is short: the population is not kept.
    memory_short_for_population: "",
    // Memory is short: the search cannot be recorded.
    memory_short_for_record: "",
    // Memory is short: the game cannot be set up.
    memory_short_for_rules: "",
    // Memory is short: the spec is not read.
    memory_short_for_spec: "",
    // Memory is short: %s asked for, %s left.
    memory_short_here: "",
    // Memory is short: %s asked for, %s of %s left.
    memory_short_of_cap: "",
    // Memory is short: %s cannot be opened.
    memory_short_to_open: "",
    // Memory is short: the network cannot be opened.
    memory_short_to_open_network: "",
    // Memory is short: the population is not read.
    memory_short_to_read_population: "",
    // Memory is short: record and trace log ask for %sB.
    memory_short_to_record: "",
    // Memory is short: the training cannot start.
    memory_short_to_train: "",
    // Memory is short: the player cannot be tried.
    memory_short_to_try_player: "",
    // Memory is short: nothing is tuned.
    memory_short_to_tune: "",
    // A move is missing.
    move_missing: "",
    // The move %s is not legal here, and always plays no other.
    move_not_legal_here: "",
    // Move %d of the link: %s
    move_of_link: "",
    // Move %d of the text, "%.40s", does not fit: %s
    move_of_text_does_not_fit: "",
    // '%.40s...' is too long to be a move.
    move_too_long: "",
    // a move was played
    move_was_played: "",
    // a move was taken back
    move_was_taken_back: "",
    // "%.40s..." is too long for a move.
    move_word_too_long: "",
    // The name of the %s is missing.
    name_missing: "",
    // The networks of ntuple see boards of 4 x 4 (with board=auto), not this one.
    network_board_size: "",
    // The network is cut: it has %zu bytes, not as many as its header says.
    network_cut: "",
    // The network is damaged: its check sum is wrong.
    network_damaged: "",
    // The file is missing. Write: network save %.39s FILE (JSON answers hold the bytes).
    network_file_missing: "",
    // The network is of a kind that this version does not know.
    network_kind_unknown: "",
    // The network is cut: it has %zu bytes, less than its header.
    network_less_than_header: "",
    // The network "%s" is made of %s with reward=%s; go on with the same.
    network_made_otherwise: "",
    // The network "%s" of ntuple is not loaded here; bring it in with `network load`, or make one with `train ntuple`.
    network_not_loaded: "",
    // The network "%s" of ntuple learned to reach exponent %d, the target here is %d.
    network_other_target: "",
    // The network is of another version: "%s" is the one that is known.
    network_other_version: "",
    // The network "%s" to go on from is not loaded.
    network_to_go_on_missing: "",
    // The network "%s" learned to reach exponent %d, the target here is %d.
    network_to_go_on_other_target: "",
    // A network needs a name.
    network_without_name: "",
    // No analysis is running: begin one with `analyze uct paused`.
    no_analysis: "",
    // There is no clock here: a limit in seconds is not possible. Limit the nodes instead.
    no_clock: "",
    // The player %s makes no descents: only uct does.
    no_descents: "",
    // Players that are described by a file cannot be run here.
    no_described_players_here: "",
    // There is no disc to take away there.
    no_disc_there: "",
    // %s has no exact solver that fits. Name a judge: judge=SPEC.
    no_exact_solver: "",
    // There are no files here: `network save %.39s` gives the bytes in its JSON answer.
    no_files_network: "",
    // There are no files here: `population save` gives the text.
    no_files_population: "",
    // %d queens a side leave no free cell on %d columns and %d rows: at most %d fit.
    no_free_cell: "",
    // No game reads records in SGF.
    no_game_reads_sgf: "",
    // No generation is complete yet.
    no_generation_yet: "",
    // %.60s has no parameters that may be evolved. `help` of searchers and evaluations tells which may.
    no_genes: "",
    // %s has no goal to aim at; use aim=points.
    no_goal_to_aim_at: "",
    // Job %d kept no history: only `analyze` without `bare` does.
    no_history: "",
    // No job is running.
    no_job: "",
    // No searcher can judge %s.
    no_judge: "",
    // There is no move to choose here.
    no_move_to_choose: "",
    // The player has no move to offer.
    no_move_to_offer: "",
    // There is no move to play again.
    no_move_to_play_again: "",
    // There is no move to take back.
    no_move_to_take_back: "",
    // %s names no moves to leave out; use prune=no.
    no_moves_to_leave_out: "",
    // %s has no opponent: name another player.
    no_opponent: "",
    // There is no population: type `evolve SPEC` or `population load FILE`.
    no_population: "",
    // None of %d random positions could be judged{: %s}.
    no_position_judged: "",
    // The game %s has no position texts.
    no_position_texts: "",
    // "%.80s" has no range: write one as sims=10..1000:5, sims=10..1000:log5 or sims=10|50|200.
    no_range: "",
    // A sweep over the rules has no reference; players beside each other are written A|B.
    no_reference: "",
    // No side is to move: there is no round to play.
    no_round: "",
    // The game %s has no set-up editor.
    no_set_up_editor: "",
    // The game %s has no game records in SGF.
    no_sgf: "",
    // There are no statistics yet: type `match uct random games=20`.
    no_statistics: "",
    // There is no cell "%.40s" on this board.
    no_such_cell: "",
    // The population has no individual "%.40s".
    no_such_individual: "",
    // There is no job %.20s.
    no_such_job: "",
    // Job %d has recorded no such node.
    no_such_node: "",
    // There is no player "%.40s": say A, B, a side (%s), a player's number or its free name.
    no_such_player: "",
    // There is no running job %.20s.
    no_such_running_job: "",
    // Only yellow or red can be to move.
    no_third_side_of_discs: "",
    // Only white or black can be to move.
    no_third_side_of_queens: "",
    // A tile cannot come next: the board is empty; say start.
    no_tile_on_empty_board: "",
    // A tile cannot come next: the board is full.
    no_tile_on_full_board: "",
    // Job %d keeps no trace log: type `analyze SPEC log=10k`.
    no_trace_log: "",
    // Job %d knows nothing of %.40s yet.
    node_unknown_yet: "",
    // '%c' in %s is no cell: # wall, . free, 1 to %d riders, a letter twice for a teleport or stairs, %s trails.
    not_a_cell: "",
    // '%.40s' is no column: a move is a number from 1 to %d or a letter from a to %c.
    not_a_column: "",
    // '%.40s' is no direction: l, u, r or d.
    not_a_direction: "",
    // '%.40s' is no direction: l, u, r or d, on stairs > or <.
    not_a_direction_or_stairs: "",
    // Not a legal move here: "%.40s".{ Did you mean "%.40s"?} Allowed: %s.
    not_a_legal_move: "",
    // This is no Plyscope link: v= is missing.
    not_a_link: "",
    // "%.40s" is no move.
    not_a_move: "",
    // '%.40s' is no move: write from, to and arrow as in d1-d7/g7, d1d7g7 or d1d7,d7g7.
    not_a_move_of_queens: "",
    // "%.100s" is no network: nothing here knows this kind of file.
    not_a_network: "",
    // "%.40s" is no name for a network: letters, digits, ".", "_" and "-".
    not_a_network_name: "",
    // This is no network of tuples: it does not begin with "%s".
    not_a_network_of_tuples: "",
    // The value plies=%s is no number of moves: write 8 or 8..14.
    not_a_number_of_moves: "",
    // %s: the number of values is 2 to %d, not "%.30s".
    not_a_number_of_values: "",
    // "%.40s" cannot be the name of a parameter.
    not_a_parameter_name: "",
    // A player has a name of 1 to %d letters, digits, "-" and "_", beginning with a letter.
    not_a_player_name: "",
    // This is no population: it begins with "%.40s", not with "%s".
    not_a_population: "",
    // '%.60s' is no position: write %d rows of %d cells ('.', 'J', 'R') from the top, '/' between them, then the side to move, J or R; or a run of moves.
    not_a_position_of_discs: "",
    // '%.60s' is no position: write the rows from the top (W and B queens, x arrows, . free cells), '/' between them, then the side to move, w or b.
    not_a_position_of_queens: "",
    // '%.60s' is no position: write the exponents row by row from the top, 0 for an empty cell, 16 digits on 4 x 4, else with '/' between rows, then perhaps slide or tile, and the points.
    not_a_position_of_tiles: "",
    // After the rows stands the side to move, J or R, not '%.20s'.
    not_a_side_of_discs: "",
    // After the rows stands the side to move, w or b, not '%.20s'.
    not_a_side_of_queens: "",
    // Not a value of %s of %.60s: "%.40s". Allowed: %s.
    not_a_value: "",
    // Not a value of %s of %.60s: "%.40s".{ Did you mean "%.40s"?} Allowed: %s.
    not_a_word_of_value: "",
    // The book of the solver, "%s", is no opening book of Connect Four.
    not_an_opening_book: "",
    // %s: not my turn to play.
    not_its_turn: "",
    // This game has %d players, not more.
    not_more_players: "",
    // "%.60s" is not path=value.
    not_path_value: "",
    // '%s' is no number of points.
    not_points: "",
    // not solved within %s nodes
    not_solved_in_nodes: "",
    // not solved within %s s
    not_solved_in_seconds: "",
    // Only the highest disc of column %d can be taken away: the discs above would hang in the air.
    not_the_highest_disc: "",
    // '%s' does not say what comes next: slide (the player), tile or start.
    not_what_comes_next: "",
    // Nothing has been analysed yet: type `analyze uct`.
    nothing_analysed: "",
    // There is nothing between two commas of %.60s. Write key=value,key=value.
    nothing_between_commas: "",
    // Nothing learns %s yet.
    nothing_learns: "",
    // There is no %s to choose here: "%.60s" means nothing.
    nothing_to_choose: "",
    // In %s is nothing to clear.
    nothing_to_clear: "",
    // No move has been played yet: there is nothing to review.
    nothing_to_review: "",
    // Job %d (%s) has nothing to tune.
    nothing_to_tune: "",
    // Nothing is being trained: begin with `train`.
    nothing_trained: "",
    // The %s of %s is at most %lld here, not %lld.
    number_too_large: "",
    // This game has %d player, not more.
    one_player_only: "",
    // There is one rider only: it is always its turn.
    one_rider_only: "",
    // The first move alone needs no opponent; players beside each other are written A|B.
    opponent_not_needed: "",
    // The options are Game, Player and Seed.
    options_of_protocol: "",
    // other players sit there
    other_players_sit_there: "",
    // This game has a searcher of its own under this name.
    other_searcher_of_name: "",
    // "%.8s" in the packed map is no letter, digit, `.` or `_`.
    packed_letter_unknown: "",
    // "%.10s" is no mark of a packed map: `-`, a digit or letter, and a cell from 0 to %d.
    packed_mark_unknown: "",
    // The parameter %.23s takes a default between two bounds.
    parameter_bounds_reversed: "",
    // The parameter %.23s does not have its default "%.23s".
    parameter_default_missing: "",
    // The parameter %s stays as it is while an evolution runs.
    parameter_fixed_in_evolution: "",
    // "%.60s" means nothing: the parameter %s of %.60s has no parameters.
    parameter_has_no_parameters: "",
    // "%.60s" of %.60s has no value. Write key=value.
    parameter_without_value: "",
    // The parameter %.23s has the word "%.23s" twice.
    parameter_word_twice: "",
    // The words of the parameter %.23s do not fit.
    parameter_words_unfit: "",
    // The parentheses do not match in "%.100s".
    parentheses_differ: "",
    // The parentheses of %.60s do not match in "%.100s".
    parentheses_of_differ: "",
    // A closing parenthesis is missing in "%.100s".
    parenthesis_missing: "",
    // The path goes on with %s after the game is over.
    path_after_end: "",
    // The patience with a player is more than 0, at most %d seconds.
    patience_not_allowed: "",
    // Perft counts sequences of 0 to %d moves, not of %d.
    perft_depth_not_allowed: "",
    // A person cannot be asked here.
    person_cannot_judge: "",
    // The player %s cannot judge a game by itself.
    person_judges_no_game: "",
    // The player %s cannot be asked here.
    person_not_asked: "",
    // The player %s cannot play many games by itself.
    person_plays_no_series: "",
    // Write a piece behind every cell: edit CELL PIECE CELL PIECE.
    piece_missing: "",
    // "%.*s..." is too long: %u characters. Allowed: at most %u.
    piece_too_long: "",
    // The player %s cannot be used here. %s
    player_does_not_fit: "",
    // %s failed in %lld games, which ended there: %s
    player_failed_and_ended: "",
    // %s failed in %lld games and lost them: %s
    player_failed_and_lost: "",
    // There is a player with the name %.23s already: choose another.
    player_name_taken: "",
    // The player %s waits for another program: it cannot play in a series of games.
    player_waits_for_program: "",
    // Players failed in %lld of %lld games and lost them: %s
    players_failed: "",
    // It does not play games of three or more players.
    plays_no_many_players: "",
    // It does not play games of one player.
    plays_no_one_player: "",
    // It does not play games for points.
    plays_no_points: "",
    // It does not play games of two players.
    plays_no_two_players: "",
    // It only plays games of three or more players.
    plays_only_many_players: "",
    // It only plays games of one player.
    plays_only_one_player: "",
    // It only plays games for points.
    plays_only_points: "",
    // It only plays games with simultaneous moves.
    plays_only_simultaneous_moves: "",
    // It only plays games of two players.
    plays_only_two_players: "",
    // The first number of plies is larger than the second.
    plies_reversed: "",
    // It plays for points only where one player is alone.
    points_need_one_player: "",
    // The population ends too early, at line %d: %s=... is missing.
    population_ends_early: "",
    // The name of a file is missing behind `population load`, or the text of a population.
    population_file_missing: "",
    // The population cannot be read at line %d, "%.60s": a gene is missing that cannot be absent.
    population_gene_missing: "",
    // The population cannot be read at line %d, "%.60s": no gene is present.
    population_gene_none: "",
    // The population cannot be read at line %d, "%.60s": nothing may follow here.
    population_has_more: "",
    // The population cannot be read at line %d, "%.60s": %s=... should stand here.
    population_key_missing: "",
    // The population cannot be read at line %d, "%.60s": this number stands here twice.
    population_number_twice: "",
    // The population cannot be read at line %d, "%.60s": the number is wrong.
    population_number_wrong: "",
    // The population cannot be read at line %d, "%.60s": this is no known origin.
    population_origin_unknown: "",
    // The population cannot be read at line %d, "%.60s": this is no list of parents.
    population_parents_wrong: "",
    // The population cannot be read at line %d, "%.60s": the sum over the text is another one; something before was changed.
    population_sum_wrong: "",
    // The population cannot be read at line %d, "%.60s": a value is no number.
    population_value_no_number: "",
    // The population cannot be read at line %d, "%.60s": a value is out of its bounds.
    population_value_out_of_bounds: "",
    // The population cannot be read at line %d, "%.60s": there are fewer values than genes.
    population_values_too_few: "",
    // The population cannot be read at line %d, "%.60s": there are more values than genes.
    population_values_too_many: "",
    // The population cannot be read at line %d, "%.60s": this version is not known here, only version 1.
    population_version_unknown: "",
    // The population cannot be read at line %d, "%.60s": this is yes or no.
    population_yes_or_no: "",
    // In %s the position has '%c', the map '%c'.
    position_cell_differs: "",
    // The position has %d columns and %d rows, the board %d and %d.
    position_columns_differ: "",
    // The position has %d x %d cells on %d floors, the map %d x %d on %d.
    position_map_differs: "",
    // The position has %d riders, the game %d.
    position_riders_differ: "",
    // The position has %d rows and %d columns, the board %d and %d.
    position_size_differs: "",
    // A preset of %.60s is a set of values and has no value of its own.
    preset_has_no_value: "",
    // The presets of %.60s are nested too deep. Allowed: %d levels.
    presets_too_deep: "",
    // The options prior and width need select=ucb1.
    prior_needs_ucb1: "",
    // {The player %.40s}{Engine %.40s} does not answer.
    program_does_not_answer: "",
    // {The player %.40s}{Engine %.40s} has ended: %s
    program_ended: "",
    // {The player %.40s}{Engine %.40s} played what is no legal move: %s
    program_move_not_legal: "",
    // {The player %.40s}{Engine %.40s} cannot play: the positions of this game have no text.
    program_needs_texts: "",
    // {The player %.40s}{Engine %.40s} cannot be asked: memory is short.
    program_not_asked: "",
    // {The player %.40s}{Engine %.40s} is not known: name it by `--engine NAME=COMMAND` of the native program.
    program_not_named: "",
    // {The player %.40s}{Engine %.40s} %s
    program_not_opened: "",
    // {The player %.40s}{Engine %.40s} cannot be run here.
    program_not_run_here: "",
    // {The player %.40s}{Engine %.40s} did not answer within %s s: is there a loop without an end?
    program_silent: "",
    // {The player %.40s}{Engine %.40s} did not answer in time.
    program_too_late: "",
    // A board of %d columns and %d rows is too large: with %d columns at most %d rows fit (%d cells).
    queens_board_too_large: "",
    // Row %d from the top has %d cells, the first one has more.
    queens_row_differs: "",
    // Row %d from the top has more than %d cells.
    queens_row_too_long: "",
    // Row %d from the top has %d cells; a board has at least 2 x 2.
    queens_row_too_short: "",
    // `quit` leaves the native program; there is nothing to leave here.
    quit_not_here: "",
    // %s stands in more than %d places.
    range_in_too_many_places: "",
    // %s is not a number: list its values as a|b|c.
    range_not_of_numbers: "",
    // %s
    refused_elsewhere: "",
    // The result has no `result=`.
    result_missing: "",
    // The result has no number at "%.40s".
    result_number_missing: "",
    // The result is proven.
    result_proven: "",
    // The result cannot be read at "%.40s".
    result_unreadable: "",
    // A result is made of key=value words.
    result_word_unknown: "",
    // %s is out of this game.
    rider_is_out: "",
    // In %s is a rider or a trail, but there are only %d riders.
    rider_not_expected: "",
    // Rider %d is nowhere: write %d where it is.
    rider_nowhere: "",
    // Name a rider who is not out.
    rider_out_named: "",
    // Rider %d is there a second time, in %s.
    rider_twice: "",
    // Rider %d in %s has no free cell to ride to.
    rider_walled_in: "",
    // Riders are out already: no rider can join this game.
    riders_out_already: "",
    // Row %d has %d cells, not %d: row %d, column %d is one too many. Write a free cell at the end of a row as a dot.
    row_too_long: "",
    // Row %d has %d cells, not %d: row %d, column %d is missing. Write a free cell at the end of a row as a dot.
    row_too_short: "",
    // %d rows are announced, but there are %d.
    rows_announced: "",
    // A board of %d rows and %d columns is too large: with %d columns at most %d rows fit ((rows + 1) x cols may be up to %d).
    rows_board_too_large: "",
    // `population show` takes a number from 1 to %d, not "%.40s".
    rows_not_allowed: "",
    // Move %d of the run comes after the end of the game.
    run_after_end: "",
    // Move %d of the run: column %d is full.
    run_column_full: "",
    // A run of digits is a position on boards of up to 9 columns only; this one has %d.
    run_needs_columns: "",
    // Move %d of the run, '%c', is no column from 1 to %d.
    run_no_column: "",
    // A search needs game=SPEC, position=(TEXT) and player=SPEC.
    search_incomplete: "",
    // A search is running: `stop` ends it.
    search_is_running: "",
    // There is no search %d of the position: %s asks for %d.
    search_part_missing: "",
    // A search is made of key=value words; "%.40s" is none.
    search_word_unknown: "",
    // %s became %s: %s does not fit here (%s)
    seat_became_person: "",
    // %s has %d seats, not %d.
    seats_differ: "",
    // SGF has points for boards of up to %d columns and rows only.
    sgf_board_too_large: "",
    // '%.20s' is no point of a board of %d columns and %d rows.
    sgf_no_point: "",
    // '%.20s' is no property: SGF writes NAME[value].
    sgf_no_property: "",
    // '%.20s' is no SGF: a record begins with (;GM[18].
    sgf_no_record: "",
    // The record has no set-up, so SGF's Black (at the bottom) begins.
    sgf_no_set_up: "",
    // SZ[%.20s] is no size.
    sgf_no_size: "",
    // Move %d, '%.20s', is not three points.
    sgf_not_three_points: "",
    // GM[%.20s] is another game; Amazons is GM[%d].
    sgf_other_game: "",
    // Pieces are set up after the first move; that is not read.
    sgf_set_up_late: "",
    // The size SZ must stand before pieces and moves.
    sgf_size_late: "",
    // SZ[%.20s]: a board has from 2 x 2 to %d cells.
    sgf_size_not_allowed: "",
    // A side has more than %d queens.
    sgf_too_many_queens: "",
    // Move %d is made by the side whose turn it is not.
    sgf_wrong_side: "",
    // %s All players and jobs together may take %sB{; %s}.
    shared_memory_short: "",
    // %s has not chosen.
    side_has_not_chosen: "",
    // %s is %s: type `play MOVE`, or name a searcher, as in `%s uct`.
    side_is_person: "",
    // It solves rides of one rider and duels; of three and more riders nothing can be said exactly.
    solves_one_rider_and_duels: "",
    // The spec is nested too deep at "%.60s". Allowed: %d levels.
    spec_too_deep: "",
    // A spec of %u characters is too long. Allowed: at most %d.
    spec_too_long: "",
    // Stairs '%c' in %s lead nowhere: no other floor has that letter.
    stairs_nowhere: "",
    // Stairs '%c' in %s are there twice on one floor.
    stairs_twice: "",
    // Start %d in %s comes without a start %d.
    start_before_missing: "",
    // At the start the board holds at most one tile, a %d.
    start_of_one_kind: "",
    // At the start the board holds at most one tile, a %d or the next.
    start_of_two_kinds: "",
    // Start %d is there a second time in %s.
    start_twice: "",
    // The number steps:%d is more than the map has cells.
    steps_too_many: "",
    // the stop condition holds
    stop_condition_holds: "",
    // The words out:R=N do not add up: N riders survived that moment.
    survivors_do_not_add_up: "",
    // %d MB do not hold a single node of this game: table must be larger.
    table_too_small: "",
    // The other end of the teleport in %s belongs to rider %d.
    teleport_end_of_other: "",
    // Teleport '%c' in %s has no other end.
    teleport_one_end: "",
    // Teleport '%c' has a third end in %s; it has two.
    teleport_third_end: "",
    // "%.*s" behind the drawing means nothing here: 1@X,Y (what is under a trail), steps:N, riders:N, out:R=N, turn:R, choice:R=l.
    text_behind_drawing: "",
    // "%.60s" stands behind the closing parenthesis of "%.*s".
    text_behind_parenthesis: "",
    // After the points stands nothing else, not '%.20s'.
    text_behind_points: "",
    // '%.20s' behind the side to move means nothing.
    text_behind_side: "",
    // A tile of exponent %d is too large: at most %d fits here.
    tile_too_large: "",
    // There are %d blobs already: remove one of them.
    too_many_blobs: "",
    // A board has at most %d cells.
    too_many_cells: "",
    // "%.40s" is one word too many: `round` takes one for each person.
    too_many_choices: "",
    // A board opens at most %d evaluations.
    too_many_evaluations: "",
    // Row %d begins floor %d: at most %d are allowed.
    too_many_floors: "",
    // At most %d genes can be evolved; choose fewer.
    too_many_genes: "",
    // At most %d genes can be evolved; choose some with genes=...
    too_many_genes_choose: "",
    // %d jobs are running already: stop or cancel one of them.
    too_many_jobs: "",
    // score=reply keeps every pair of moves: the game has %d moves, allowed are at most %d.
    too_many_moves_for_replies: "",
    // It has too many moves in a position.
    too_many_moves_in_position: "",
    // A player has at most %d parameters.
    too_many_parameters: "",
    // A match is played by at most %d players here, not by %d; `tournament` takes more.
    too_many_players_of_match: "",
    // %s points are too many.
    too_many_points: "",
    // A board opens at most %d policies.
    too_many_policies: "",
    // A side has at most %d queens; take one away first.
    too_many_queens: "",
    // A sweep takes at most %d ranges; "%s" is one more.
    too_many_ranges: "",
    // The ranges make more than %d rows.
    too_many_ranges_of_plies: "",
    // There are too many riders, riders=%d: the map has %d starts.
    too_many_riders: "",
    // There are too many riders, riders:%d: the map has %d starts.
    too_many_riders_drawn: "",
    // There are too many riders, riders=%d: the map has %d start.
    too_many_riders_for_one: "",
    // A sweep has at most %d rows, this one %d.
    too_many_rows: "",
    // This evolution has room for %d survivors.
    too_many_survivors: "",
    // %s has more than %d values.
    too_many_values: "",
    // The command %s: too many words. Write: %s
    too_many_words: "",
    // Rider %d is out and its trail has vanished, but not in %s.
    trail_not_vanished: "",
    // Networks learn with board=auto, not with board=cells.
    training_board_kind: "",
    // Networks learn on boards of 4 x 4, not on this one of %d x %d.
    training_board_size: "",
    // The training has ended: its network is %s.
    training_ended_with: "",
    // The training has ended.
    training_has_ended: "",
    // Training (train) needs a game without dice and simultaneous moves.
    training_needs_turns_without_dice: "",
    // The learner ntuple learns to reach targets up to exponent %d, not %d.
    training_target_too_large: "",
    // Lambda, rate and size may change while it learns; for the others begin anew.
    training_value_fixed: "",
    // Training (train) cannot choose moves part by part: stages must be no.
    training_without_stages: "",
    // The tree of job %d was not recorded: type `analyze SPEC record`.
    tree_not_recorded: "",
    // The tree of job %d was not recorded.
    tree_of_job_not_recorded: "",
    // The rider of turn:%d cannot be the next to choose.
    turn_not_possible: "",
    // A unit begins with `match`, not with "%.40s".
    unit_begin_unknown: "",
    // Unit %lld is not out.
    unit_not_out: "",
    // The unit has no player p%d.
    unit_player_missing: "",
    // Unit %lld has %d players, the result speaks of %d.
    unit_players_differ: "",
    // A unit needs game=SPEC.
    unit_without_game: "",
    // A unit needs players: p0=SPEC.
    unit_without_players: "",
    // A unit is made of key=value words; "%.40s" is none.
    unit_word_unknown: "",
    // Unknown command: "%.40s".{ Did you mean "%.40s"?} Allowed: %s.
    unknown_command: "",
    // Unknown gene of %.60s: "%.40s".{ Did you mean "%.40s"?} Allowed: %s.
    unknown_gene: "",
    // Unknown %s: "%.40s".{ Did you mean "%.40s"?} Allowed: %s.
    unknown_name: "",
    // Unknown network: "%.40s".{ Did you mean "%.40s"?} Allowed: %s.
    unknown_network: "",
    // Unknown parameter of %.60s: "%.40s".{ Did you mean "%.40s"?} Allowed: %s.
    unknown_parameter: "",
    // Unknown piece: "%.40s".{ Did you mean "%.40s"?} Allowed: %s.
    unknown_piece: "",
    // Unknown preset of %.60s: "%.40s".{ Did you mean "%.40s"?} Allowed: %s.
    unknown_preset: "",
    // Unknown side: "%.40s".{ Did you mean "%.40s"?} Allowed: %s.
    unknown_side: "",
    // Unknown key of stats: "%.40s".{ Did you mean "%.40s"?} Allowed: %s.
    unknown_statistic: "",
    // Unknown topic of help: "%.40s".{ Did you mean "%.40s"?} Allowed: %s.
    unknown_topic: "",
    // Unknown word of %s: "%.40s".{ Did you mean "%.40s"?} Allowed: %s.
    unknown_word: "",
    // Write: network %s %s.
    usage_of_network: "",
    // `position` takes `startpos` or `fen TEXT`, then perhaps `moves MOVE...`.
    usage_of_position: "",
    // `setoption` takes: name NAME value VALUE.
    usage_of_setoption: "",
    // The value of %s of %.60s is too long: %u characters. Allowed: at most %u.
    value_too_long: "",
    // The values of `%s` are no chances to reach the goal: aim=goal goes with eval=outcome, or with a network that learned to win.
    values_are_no_chances: "",
    // The values of `%s` are no points: they cannot be mixed with results.
    values_are_no_points: "",
    // The view may have at most %d letters, digits and ._~-.
    view_too_long: "",
    // White has %d queens; at most %d are allowed.
    white_has_too_many_queens: "",
    // Whom to evolve is missing: type `evolve SPEC` with a player, or `evolve start=loaded` to go on with the population at hand.
    whom_to_evolve_missing: "",
    // The command %s: something is missing. Write: %s
    words_missing: "",
};
