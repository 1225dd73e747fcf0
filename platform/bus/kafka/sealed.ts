import type { BusOptions, SealedLog } from "../port.ts";

export function requireSealed({ sealed }: Pick<BusOptions, "sealed">): SealedLog {
  if (sealed) return sealed;
  throw new Error("events are carried sealed: this bus was opened without what seals them");
}
