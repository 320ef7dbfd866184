export { lookInside } from "./en/lookinside.ts";
