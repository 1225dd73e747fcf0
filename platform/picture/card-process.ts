// The process that draws cards (cards.ts).
import sharp from "sharp";
import { type Card, drawCard } from "./card.ts";

sharp.concurrency(1);
sharp.cache(false);

process.on("message", async (card: Card) => process.send?.(await drawCard(card)));
