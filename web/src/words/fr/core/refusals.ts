/** Sentences by their codes that refuse a spec. */
import type { Sentences } from "../../retelling.ts";

/** What can be named, without its article: "jeu". */
const KINDS: { [kind: string]: string } = {
    game: "jeu",
    player: "joueur",
    eval: "évaluation",
    playout: "politique",
    learner: "apprentissage",
    network: "réseau",
};
const kindOf = (kind: string) => KINDS[kind] ?? kind;

const UNKNOWN: { [kind: string]: string } = {
    game: "Jeu inconnu",
    player: "Joueur inconnu",
    eval: "Évaluation inconnue",
    playout: "Politique inconnue",
    learner: "Apprentissage inconnu",
    network: "Réseau inconnu",
};

/** What the core lists or bounds: "1 to 8", "a, b and others". */
const VALUES: { [allowed: string]: string } = {
    "a whole number": "un nombre entier",
    "a whole number such as 5000, 5k or 2M": "un nombre entier comme 5000, 5k ou 2M",
    "a number such as 1.4 or 2e-3": "un nombre comme `1.4` ou `2e-3`",
    "a time such as 2s, 500ms, 1.5 or 2min; 0 is no limit":
        "un temps comme 2s, 500ms, `1.5` ou 2min ; 0 pour aucune limite",
};
const range = (allowed: string) =>
    VALUES[allowed] ??
    allowed.replace(/^(\S+) to (\S+).*/, "de $1 à $2").replace(/ and others$/, " et d’autres");

/** "12MB", "900 bytes" */
export const size = (bytes: string) =>
    bytes.replace(/(\d)([kMGT]?)B$/, "$1 $2o").replace(/ bytes$/, " octets");

/** A word that nobody knows, what may have been meant, and what there is. */
export function unknown(
    what: string,
    { word, nearest, allowed }: { word: string; nearest?: string; allowed: string },
): string {
    const meant = nearest === undefined ? "" : ` Vouliez-vous dire « ${nearest} » ?`;
    return `${what} : « ${word} ».${meant} Possible : ${range(allowed)}.`;
}

export const sentences: Partial<Sentences> = {
    // No such %s is loaded for %s of %.60s: "%.40s".{ Did you mean "%.40s"?} Allowed: %s.
    blob_not_loaded_here: (parts) =>
        unknown(
            `Rien de tel n’est chargé (${kindOf(parts.kind)}) pour ${parts.parameter} de ${parts.owner}`,
            parts,
        ),
    // %s Bring one in with `%s load`.
    bring_one_in: "{cause} Apportez-le avec `{kind} load`.",
    // A control byte (0x%02x) is not allowed in "%.60s".
    control_byte: "Un octet de contrôle (0x{byte}) n’est pas permis dans « {spec} ».",
    // Memory is short: this machine has no %s to give.
    memory_none_left: ({ asked }) =>
        `Mémoire insuffisante : cette machine n’a pas ${size(asked)} à donner.`,
    // Memory is short.
    memory_short: "Mémoire insuffisante.",
    // Memory is short: the spec is not read.
    memory_short_for_spec: "Mémoire insuffisante : la spécification n’est pas lue.",
    // Memory is short: %s asked for, %s left.
    memory_short_here: ({ asked, left }) =>
        `Mémoire insuffisante : ${size(asked)} demandés, il en reste ${size(left)}.`,
    // Memory is short: %s asked for, %s of %s left.
    memory_short_of_cap: ({ asked, left, cap }) =>
        `Mémoire insuffisante : ${size(asked)} demandés, il reste ${size(left)} sur ${size(cap)}.`,
    // The name of the %s is missing.
    name_missing: ({ kind }) => `Il manque un nom (${kindOf(kind)}).`,
    // The networks of ntuple see boards of 4 x 4 (with board=auto), not this one.
    network_board_size:
        "Les réseaux de `ntuple` voient des plateaux de 4 × 4 (avec `board=auto`), pas celui-ci.",
    // The network "%s" of ntuple is not loaded here; bring it in with `network load`, or make one with `train ntuple`.
    network_not_loaded:
        "Le réseau « {network} » de `ntuple` n’est pas chargé ici ; apportez-le avec `network load`, ou faites-en un avec `train ntuple`.",
    // The network "%s" of ntuple learned to reach exponent %d, the target here is %d.
    network_other_target:
        "Le réseau « {network} » de `ntuple` a appris à atteindre l’exposant {exponent}, le but est ici {target}.",
    // Not a value of %s of %.60s: "%.40s". Allowed: %s.
    not_a_value: ({ parameter, owner, value, allowed }) =>
        `« ${value} » n’est pas une valeur de ${parameter} (${owner}). Possible : ${range(allowed)}.`,
    // Not a value of %s of %.60s: "%.40s".{ Did you mean "%.40s"?} Allowed: %s.
    not_a_word_of_value: (parts) =>
        unknown(`Valeur inconnue de ${parts.parameter} (${parts.owner})`, parts),
    // There is nothing between two commas of %.60s. Write key=value,key=value.
    nothing_between_commas:
        "Il n’y a rien entre deux virgules de {owner}. Écrivez `clé=valeur,clé=valeur`.",
    // There is no %s to choose here: "%.60s" means nothing.
    nothing_to_choose: ({ kind, spec }) =>
        `Il n’y a rien à choisir ici (${kindOf(kind)}) : « ${spec} » ne veut rien dire.`,
    // "%.60s" means nothing: the parameter %s of %.60s has no parameters.
    parameter_has_no_parameters:
        "« {path} » ne veut rien dire : le paramètre {parameter} de {owner} n’a pas de paramètres.",
    // "%.60s" of %.60s has no value. Write key=value.
    parameter_without_value: "« {parameter} » de {owner} n’a pas de valeur. Écrivez `clé=valeur`.",
    // The parentheses do not match in "%.100s".
    parentheses_differ: "Les parenthèses de « {spec} » ne se correspondent pas.",
    // The parentheses of %.60s do not match in "%.100s".
    parentheses_of_differ: "Les parenthèses de {owner} ne se correspondent pas dans « {spec} ».",
    // A closing parenthesis is missing in "%.100s".
    parenthesis_missing: "Il manque une parenthèse fermante dans « {spec} ».",
    // "%.*s..." is too long: %u characters. Allowed: at most %u.
    piece_too_long: "« {piece}… » est trop long : {length} caractères, {max} au plus.",
    // A preset of %.60s is a set of values and has no value of its own.
    preset_has_no_value:
        "Un préréglage de {owner} est un ensemble de valeurs et n’a pas de valeur à lui.",
    // The presets of %.60s are nested too deep. Allowed: %d levels.
    presets_too_deep: "Les préréglages de {owner} sont trop imbriqués : {max} niveaux au plus.",
    // The spec is nested too deep at "%.60s". Allowed: %d levels.
    spec_too_deep: "La spécification est trop imbriquée à « {spec} » : {max} niveaux au plus.",
    // A spec of %u characters is too long. Allowed: at most %d.
    spec_too_long: "Une spécification de {length} caractères est trop longue : {max} au plus.",
    // "%.60s" stands behind the closing parenthesis of "%.*s".
    text_behind_parenthesis: "« {text} » se trouve après la parenthèse fermante de « {spec} ».",
    // A board opens at most %d evaluations.
    too_many_evaluations: "Un plateau ouvre {max} évaluations au plus.",
    // A board opens at most %d policies.
    too_many_policies: "Un plateau ouvre {max} politiques au plus.",
    // Unknown %s: "%.40s".{ Did you mean "%.40s"?} Allowed: %s.
    unknown_name: (parts) => unknown(UNKNOWN[parts.kind] ?? `Nom inconnu (${parts.kind})`, parts),
    // Unknown parameter of %.60s: "%.40s".{ Did you mean "%.40s"?} Allowed: %s.
    unknown_parameter: (parts) => unknown(`Paramètre inconnu de ${parts.owner}`, parts),
    // Unknown preset of %.60s: "%.40s".{ Did you mean "%.40s"?} Allowed: %s.
    unknown_preset: (parts) => unknown(`Préréglage inconnu de ${parts.owner}`, parts),
    // Unknown word of %s: "%.40s".{ Did you mean "%.40s"?} Allowed: %s.
    unknown_word: (parts) => unknown(`Mot inconnu pour ${parts.owner}`, parts),
    // The value of %s of %.60s is too long: %u characters. Allowed: at most %u.
    value_too_long:
        "La valeur de {parameter} ({owner}) est trop longue : {length} caractères, {max} au plus.",
};
