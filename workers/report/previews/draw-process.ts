// The process that draws previews. Pictures come from strangers: one that takes too much takes it from this process alone,
// which is ended then, and not from the threads that serve requests.
import sharp from "sharp";
import { cleanCopy } from "./clean-copy.ts";

export type ToDraw = { readonly bytes: Uint8Array };
export type Drawn = { readonly copy: Uint8Array | undefined };

sharp.concurrency(1);
sharp.cache(false);

process.on("message", async ({ bytes }: ToDraw) => {
  const drawn: Drawn = { copy: await cleanCopy(bytes) };
  process.send?.(drawn);
});
