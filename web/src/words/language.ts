/** Which language the page speaks: a tag as Intl takes it. The build tells it; tests have none. */
import { documentsOf } from "./languages.ts";

export const language: string = import.meta.env.LANGUAGE ?? "en";

/** The documents of this language. */
export const documents = documentsOf(language);

/** Links carry no language: they lead to the site's root, where whoever opens them is met in their own. */
export const linkTo = (hash: string) =>
    `${new URL(`./${location.search}`, location.href).href}#${hash}`;
