/**
 * What the core says of a spec that it refuses, {text, code, parts}, as a sentence. In the place of this file each
 * language of the page but English has one of its own (`words/fr/core/refusal.ts` in web/src).
 */
export const refusal = ({ text }) => text;
