// How a name looks (UTS 39): letters of other scripts and digits that are read as Latin letters count as those.
import { latinOf } from "./address/latin.ts";

/** Two names with the same skeleton can't be told apart at a glance. Lower case. */
export function skeletonOf(name: string): string {
  return latinOf(name.normalize("NFKC"))
    .replace(/[I1|]/g, "l")
    .toLowerCase()
    .replaceAll("0", "o")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");
}
