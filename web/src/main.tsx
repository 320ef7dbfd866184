/** The page begins: all that it needs stands in one chunk, which is compressed best as a whole. */
import { begin } from "./begin.tsx";

void begin();
