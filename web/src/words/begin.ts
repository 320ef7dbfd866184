/**
 * In which language a visit is: the one that the person has chosen; else that of the document, where the person came
 * from another document of the page (a browser that keeps nothing is told that way); else the first of the
 * browser's languages that there is. Where the document is in another one, the right one takes its place, in the
 * history, too, with all that stands in the address.
 *
 * The build puts this function into the head of every document as a script, before anything that is fetched: it takes
 * nothing from elsewhere. The documents stand in the order of the languages, by their tags.
 */
export function begin(documents: { [tag: string]: string }, own: string): void {
    const tags = Object.keys(documents);
    const known = (wanted: unknown) => tags.find((tag) => tag === String(wanted).split("-")[0]);
    let kept: unknown;
    try {
        kept = JSON.parse(localStorage.getItem("plyscope.settings") ?? "{}").language;
    } catch {
        // Storage is refused, or holds what is none of ours.
    }
    const came = document.referrer.startsWith(new URL("./", location.href).href);
    const tag =
        known(kept) ?? (came ? own : navigator.languages.map(known).find((one) => one)) ?? tags[0];
    const address = documents[tag ?? own];
    if (tag === own || address === undefined) return;
    // Until the other document comes, the rest of this one is a comment: it is neither drawn nor run.
    document.write("<!--");
    location.replace(address + location.search + location.hash);
}
