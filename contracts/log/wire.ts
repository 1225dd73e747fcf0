// Answers about the public log: where something stands in it, and what opens its commitment (docs/log.md).
import * as z from "zod";
import { SeqParam } from "../http.ts";
import { LEAF_KINDS, LEAF_ROLES } from "./fact.ts";
import { TRAIL_MOST } from "./model.ts";

const hash = z.string().max(44);
const leaf = z.int().min(0);

const LoggedProof = z.object({
  leaf,
  /** The leaf commits to it. */
  fact: z.record(z.string().max(20), z.union([z.string().max(1_000), z.number()])),
  /** Base64url. */
  salt: hash,
  /** The entry as it stands in the log. */
  entry: z.string().max(1_000),
  /** C2SP tlog-proof, which needs no connection to be checked; absent while no checkpoint has been signed over it. */
  proof: z.string().max(20_000).optional(),
});

export const LoggedReportParams = z.object({ dclrSeq: SeqParam });
export const LoggedRequestParams = z.object({ requestSeq: SeqParam });

export const LoggedReport = z.object({
  /** Absent where staff corrected the words since: what they said before is gone. */
  filed: LoggedProof.optional(),
  /** The newest words, where they were changed since. */
  now: LoggedProof.optional(),
  trail: z.array(z.object({ leaf, kind: z.enum(LEAF_KINDS), at: z.iso.datetime() })).max(TRAIL_MOST),
});

export const LoggedObjectionParams = z.object({ objectionSeq: SeqParam });
export const LoggedObjection = z.object({ decided: LoggedProof.extend({ outcome: z.string().max(20) }) });

export const LoggedRequest = z.object({
  asked: LoggedProof,
  decided: LoggedProof.extend({ outcome: z.string().max(20), by: z.enum(LEAF_ROLES) }).optional(),
});
