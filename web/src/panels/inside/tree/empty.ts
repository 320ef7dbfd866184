/** Why there is no tree to draw. `own`: the player was written here. */
export function whyEmpty(search: { last: unknown; done: boolean }, own: boolean): string {
    if (own)
        return "This player keeps no tree that could be shown: it was written here, and tells values and lines of play only.";
    if (search.last === null)
        return "Press Search and watch the tree grow, or Step and build it piece by piece.";
    return search.done
        ? "This search has no tree to show."
        : "The search has not come to its first node yet.";
}
