/** Parts of the page that are on their way. */
export const coming = {
    coming: "Loading…",
    long: "A part of the page takes long to come. You can play meanwhile.",
};
