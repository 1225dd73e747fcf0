// The signed set of targets, as it is kept on the device (docs/filter.md).
import { readFilter, type TargetFilter } from "@sb/knowledge/filter/read.ts";
import type { KeptSet } from "./kept-set.ts";

/** Undefined where it is not signed with the key that came with it, or is of a format that this app does not know. */
export const openSet = ({ file, publicKey }: KeptSet): TargetFilter | undefined =>
  readFilter(
    file,
    Uint8Array.from(atob(publicKey), (letter) => letter.charCodeAt(0)),
  );
