/** The languages by their own names, in the header. */
import { Menu } from "../ui/menu.tsx";
import { language } from "../words/language.ts";
import { languages } from "../words/languages.ts";
import { page } from "../words/page.ts";
import { speak } from "./language.ts";

const CHOICES = languages.map(({ tag, name }) => ({
    id: tag,
    title: name,
    lang: tag,
    chosen: tag === language,
}));

export function LanguageMenu() {
    return <Menu icon="language" label={page.topBar.language} choices={CHOICES} onPick={speak} />;
}
