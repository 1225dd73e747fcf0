// The process that draws previews. Pictures come from strangers: one that takes too much takes it from this process alone,
// which is ended then, and not from the threads that serve requests.
import { PICTURE_LOADERS } from "@sb/contracts/pictures.ts";
import sharp from "sharp";
import { keepWithin } from "./budget.ts";
import { cleanCopy } from "./clean-copy.ts";

export type ToDraw = {
  readonly bytes: Uint8Array;
  readonly maxSide: number | undefined;
  readonly minSide: number | undefined;
};
export type Drawn = { readonly copy: Uint8Array | undefined };

keepWithin({ cpuMs: 2_000, memoryBytes: 200_000_000 });
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: PICTURE_LOADERS });

process.on("message", async ({ bytes, maxSide, minSide }: ToDraw) => {
  const drawn: Drawn = { copy: await cleanCopy(bytes, maxSide, minSide) };
  process.send?.(drawn);
});
