/**
 * The sizes of the window at which the page changes, for style sheets by their names, `@media (--narrow)`
 * (`site/widths.ts`); no other number may stand there. What depends on the room of a part, and not on that of the
 * window, asks by `@container`.
 */

/** A phone upright: what can be left out is. */
export const small = "(max-width: 480px)";
export const grown = "(min-width: 481px)";
/** One column. */
export const narrow = "(max-width: 700px)";
/** A tablet or less. */
export const medium = "(max-width: 999px)";
export const wide = "(min-width: 1000px)";
/** A laptop or less: what says more than is needed is left out. */
export const laptop = "(max-width: 1400px)";
/** Everything grows with the type. */
export const large = "(min-width: 1800px) and (min-height: 950px)";
export const huge = "(min-width: 2400px) and (min-height: 1250px)";

/** The panel stands beside the board, elsewhere below it. */
export const beside = "(min-width: 1000px) and (min-aspect-ratio: 1 / 1)";
/** As on most laptops, within the browser's own bars: a row more is a smaller board. */
export const low = "(min-width: 1000px) and (min-aspect-ratio: 1 / 1) and (max-height: 800px)";
export const below = "not all and ((min-width: 1000px) and (min-aspect-ratio: 1 / 1))";
/** A phone on its side. */
export const lying =
    "(min-width: 520px) and (max-width: 999px) and (max-height: 480px) and (min-aspect-ratio: 1 / 1)";
/** A little window, as at a zoom of 300 % or more: one walks over a page that is as wide as it. */
export const little = "(max-width: 519px) and (max-height: 400px)";

/** Of the frame in another page: the search beside the board; wider than high; small. */
export const framedWide = "(min-width: 640px)";
export const framedOblong = "(min-aspect-ratio: 11 / 10)";
export const framedSmall = "(max-width: 420px)";
