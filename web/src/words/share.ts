export { challenge, type Goal, type Opponents, send, share } from "./en/share.ts";
