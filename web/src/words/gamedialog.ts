export { game } from "./en/gamedialog.ts";
