import type { Declaration } from "@sb/contracts/report/wire.ts";
import type { NormalizedAddress } from "@sb/knowledge/address/normalize.ts";
import { normalizeOnce } from "@sb/knowledge/address/normalize-once.ts";

type Declare = Pick<Declaration["declare"], "declareType" | "chain" | "adrs">;

/** The address in a form: what is known of the target, its places and the rules all ask for it. */
export const addressOf = (declare: Declare): NormalizedAddress =>
  normalizeOnce(declare, () => ({ declareType: declare.declareType, chain: declare.chain, text: declare.adrs }));
