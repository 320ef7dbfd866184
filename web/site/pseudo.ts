export const PSEUDO = "en-XA";
export const accented = (code: string, _: string) => code;
