import { late } from "../routing/late.ts";

/** Its libraries are a chunk of their own. */
export const Drawn = late(async () => (await import("./drawn-markdown.tsx")).DrawnMarkdown);
