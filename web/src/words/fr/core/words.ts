/** Players, pieces, counters of searches and terms of evaluations, by what they are in English. */
import type { Texts } from "../../retelling.ts";

export const words: Texts = {
    // Between the proven bounds of the value; 0 = solved.
    "Between the proven bounds of the value; 0 = solved.": "",
    // Black
    Black: "",
    // Blue
    Blue: "",
    // Cells
    Cells: "",
    // Chain
    Chain: "",
    // Contested regions
    "Contested regions": "",
    // Decided game
    "Decided game": "",
    // Descents through the tree.
    "Descents through the tree.": "",
    // Discs the winner has left over at the end, negative for a loss; a lower bound while the search goes on.
    "Discs the winner has left over at the end, negative for a loss; a lower bound while the search goes on.":
        "",
    // Effective branching factor: the depth-th root of the nodes of the last finished iteration, that is, by how much each further ply multiplied the work.
    "Effective branching factor: the depth-th root of the nodes of the last finished iteration, that is, by how much each further ply multiplied the work.":
        "",
    // Empty cells
    "Empty cells": "",
    // Empty cells, as a power
    "Empty cells, as a power": "",
    // Free cells that a queen can still reach.
    "Free cells that a queen can still reach.": "",
    // Green
    Green: "",
    // King distance
    "King distance": "",
    // King territory
    "King territory": "",
    // Largest tile
    "Largest tile": "",
    // Largest tile, as a power
    "Largest tile, as a power": "",
    // Leaves in which the game is over.
    "Leaves in which the game is over.": "",
    // Lines that come up with less than this probability, in percent, are not followed any further. An analysis without end halves it whenever all likelier lines have ended.
    "Lines that come up with less than this probability, in percent, are not followed any further. An analysis without end halves it whenever all likelier lines have ended.":
        "",
    // Lost game
    "Lost game": "",
    // Mean length of a descent.
    "Mean length of a descent.": "",
    // Mean length of a random game, in plies.
    "Mean length of a random game, in plies.": "",
    // Memory of the tree in use, in MB.
    "Memory of the tree in use, in MB.": "",
    // Mobility
    Mobility: "",
    // Monotony
    Monotony: "",
    // Monotony, squares
    "Monotony, squares": "",
    // Moves here that are not looked at (`prune`).
    "Moves here that are not looked at (`prune`).": "",
    // Moves in the tree with a proven result.
    "Moves in the tree with a proven result.": "",
    // Moves left out because another one leads to the same position.
    "Moves left out because another one leads to the same position.": "",
    // Moves of this position whose result is proven.
    "Moves of this position whose result is proven.": "",
    // Moves searched again because they beat the null window, and whole iterations that left the aspiration window.
    "Moves searched again because they beat the null window, and whole iterations that left the aspiration window.":
        "",
    // Moves tried to fill regions of one colour.
    "Moves tried to fill regions of one colour.": "",
    // Nodes answered by a look at their moves and the forced replies.
    "Nodes answered by a look at their moves and the forced replies.": "",
    // Nodes answered by the table.
    "Nodes answered by the table.": "",
    // Nodes spent on proving win, draw or loss to the end of the game.
    "Nodes spent on proving win, draw or loss to the end of the game.": "",
    // Nodes where a move was so good that the others were not searched.
    "Nodes where a move was so good that the others were not searched.": "",
    // Nodes with a single sensible reply.
    "Nodes with a single sensible reply.": "",
    // One in a line
    "One in a line": "",
    // Opponent's mobility
    "Opponent's mobility": "",
    // Opponent's regions
    "Opponent's regions": "",
    // Orange
    Orange: "",
    // Outcomes of the dice that were valued, over all moves.
    "Outcomes of the dice that were valued, over all moves.": "",
    // Own mobility
    "Own mobility": "",
    // Own regions
    "Own regions": "",
    // Pairs of adjacent cells
    "Pairs of adjacent cells": "",
    // Positions answered by zugzwang: the other side always plays above.
    "Positions answered by zugzwang: the other side always plays above.": "",
    // Positions decided by adding up their regions.
    "Positions decided by adding up their regions.": "",
    // Positions in which a move was chosen.
    "Positions in which a move was chosen.": "",
    // Positions in which the dice moved.
    "Positions in which the dice moved.": "",
    // Positions left because their bound is too low.
    "Positions left because their bound is too low.": "",
    // Positions left early, because no reply could change the choice.
    "Positions left early, because no reply could change the choice.": "",
    // Positions looked at, entered or not.
    "Positions looked at, entered or not.": "",
    // Positions looked up in the table.
    "Positions looked up in the table.": "",
    // Positions that have a node in the tree.
    "Positions that have a node in the tree.": "",
    // Positions that must at least still be decided before all moves are lost.
    "Positions that must at least still be decided before all moves are lost.": "",
    // Positions valued at the end of the search.
    "Positions valued at the end of the search.": "",
    // Positions valued without looking further.
    "Positions valued without looking further.": "",
    // Positions where a winning move was found.
    "Positions where a winning move was found.": "",
    // Positions where the riders cannot reach each other any more.
    "Positions where the riders cannot reach each other any more.": "",
    // Positions whose bound was known from before.
    "Positions whose bound was known from before.": "",
    // Positions whose result the table knew.
    "Positions whose result the table knew.": "",
    // Positions whose value was known from before.
    "Positions whose value was known from before.": "",
    // Possible merges
    "Possible merges": "",
    // Proven: no ride is longer than this.
    "Proven: no ride is longer than this.": "",
    // Proven: the other rider has no longer ride.
    "Proven: the other rider has no longer ride.": "",
    // Proven: the value of the game is at most this.
    "Proven: the value of the game is at most this.": "",
    // Purple
    Purple: "",
    // Queen distance
    "Queen distance": "",
    // Queen territory
    "Queen territory": "",
    // Questions of the form: is the score more than this?
    "Questions of the form: is the score more than this?": "",
    // Random
    Random: "",
    // Random games that were cut off before their end.
    "Random games that were cut off before their end.": "",
    // Result of the best single game so far.
    "Result of the best single game so far.": "",
    // Roughness
    Roughness: "",
    // Searches begun, each with an allowance of nodes and a target.
    "Searches begun, each with an allowance of nodes and a target.": "",
    // Share of the cut-offs that the first move tried has caused, in percent: how good the ordering of moves is.
    "Share of the cut-offs that the first move tried has caused, in percent: how good the ordering of moves is.":
        "",
    // Share of the lists of moves that the move cache knew, in percent.
    "Share of the lists of moves that the move cache knew, in percent.": "",
    // Share of the table in use, in percent.
    "Share of the table in use, in percent.": "",
    // Share of them that the table knew something useful of, in percent.
    "Share of them that the table knew something useful of, in percent.": "",
    // Share of them that the table knew, in percent.
    "Share of them that the table knew, in percent.": "",
    // Single moves that were played without a node of their own.
    "Single moves that were played without a node of their own.": "",
    // Size of the table so far.
    "Size of the table so far.": "",
    // Small regions searched to the end for such sums.
    "Small regions searched to the end for such sums.": "",
    // Smoothness
    Smoothness: "",
    // Smoothness, powers
    "Smoothness, powers": "",
    // Spam corner
    "Spam corner": "",
    // Steps
    Steps: "",
    // Steps between the longest ride found and the proven bound; 0 = solved.
    "Steps between the longest ride found and the proven bound; 0 = solved.": "",
    // Steps of one
    "Steps of one": "",
    // Steps of the longest ride found for the other rider.
    "Steps of the longest ride found for the other rider.": "",
    // Steps of the longest ride found, those already made included.
    "Steps of the longest ride found, those already made included.": "",
    // Sum of the tiles
    "Sum of the tiles": "",
    // The player
    "The player": "",
    // Those of them that were too improbable to be followed.
    "Those of them that were too improbable to be followed.": "",
    // Threats
    Threats: "",
    // Threats on good rows
    "Threats on good rows": "",
    // Three in a line
    "Three in a line": "",
    // Tiles at the edge
    "Tiles at the edge": "",
    // Trees that have stopped growing: 1 when no more nodes fit, though the least visited are given up.
    "Trees that have stopped growing: 1 when no more nodes fit, though the least visited are given up.":
        "",
    // Two in a line
    "Two in a line": "",
    // Upper bound of the score.
    "Upper bound of the score.": "",
    // White
    White: "",
    // Winning moves
    "Winning moves": "",
    // Won game
    "Won game": "",
    // arrow
    arrow: "",
    // best game
    "best game": "",
    // black queen
    "black queen": "",
    // blue rider
    "blue rider": "",
    // branching factor
    "branching factor": "",
    // cut-offs
    "cut-offs": "",
    // finished games
    "finished games": "",
    // first-move cut-offs
    "first-move cut-offs": "",
    // forced replies
    "forced replies": "",
    // green rider
    "green rider": "",
    // least probability
    "least probability": "",
    // left out
    "left out": "",
    // mean depth
    "mean depth": "",
    // mean length
    "mean length": "",
    // move cache
    "move cache": "",
    // orange rider
    "orange rider": "",
    // proof nodes
    "proof nodes": "",
    // purple rider
    "purple rider": "",
    // re-searches
    "re-searches": "",
    // score at most
    "score at most": "",
    // small regions
    "small regions": "",
    // stairs {}
    "stairs {}": "",
    // start of rider {}
    "start of rider {}": "",
    // table fill
    "table fill": "",
    // table hits
    "table hits": "",
    // table probes
    "table probes": "",
    // teleport {}
    "teleport {}": "",
    // their bound
    "their bound": "",
    // their found
    "their found": "",
    // tile of exponent {}
    "tile of exponent {}": "",
    // to disprove
    "to disprove": "",
    // trail of blue
    "trail of blue": "",
    // trail of green
    "trail of green": "",
    // trail of orange
    "trail of orange": "",
    // trail of purple
    "trail of purple": "",
    // trail of white
    "trail of white": "",
    // trail of yellow
    "trail of yellow": "",
    // tree full
    "tree full": "",
    // tree nodes
    "tree nodes": "",
    // wall
    wall: "",
    // white queen
    "white queen": "",
    // white rider
    "white rider": "",
    // yellow rider
    "yellow rider": "",
};
