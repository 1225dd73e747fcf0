// A process that draws every card as its own number, and breaks over one titled `broken`.
import type { Card } from "./card.ts";

process.on("message", ({ words: { title } }: Card) => {
  if (title === "broken") throw new Error("broken");
  process.send?.(new TextEncoder().encode(String(process.pid)));
});
