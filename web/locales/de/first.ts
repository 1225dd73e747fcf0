export { codes } from "./codes.ts";
export { common } from "./common.ts";
export { errors } from "./errors.ts";
export { home } from "./home.ts";
export { messages } from "./messages.ts";
