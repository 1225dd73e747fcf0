// Limits requests to delete a report: asking again about one takes new evidence, and a network and a target have so many a day.
// Each request may cost the reporter a deadline before anybody has judged it.

import { DISPUTE_LIMITS } from "@sb/contracts/dispute/codes.ts";
import { disputantStream, disputeStream } from "@sb/contracts/dispute/subject.ts";
import type { ErrorCode } from "@sb/contracts/error-codes.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { RateLimitCounters } from "@sb/platform/rate-limit/port.ts";
import type { DisputeDeps } from "./deps.ts";
import { disputeDecider } from "./rules/decider.ts";
import { disputantDecider } from "./rules/disputant.ts";

type Asking = { readonly requesterId: string; readonly dclrSeq: number; readonly digests: readonly string[] };

/**
 * Whether the request is held until a moderator lets it in, since the person's earlier one was kept, corrected or withdrawn. Refuses
 * with ALREADY_REQUESTED where one is open, and where no evidence comes that the earlier ones had not.
 */
export async function requireNewEvidence(
  deps: DisputeDeps,
  { requesterId, dclrSeq, digests }: Asking,
): Promise<boolean> {
  const { state: noted } = await load(deps, disputantDecider, disputantStream.of(requesterId));
  const known = new Set<string>();
  let isHeld = false;
  for (const requestSeq of noted.slice(-DISPUTE_LIMITS.read)) {
    const { state } = await load(deps, disputeDecider, disputeStream.of(requestSeq));
    if (state.status === "NONE" || state.status === "CLOSED") continue;
    if (state.requesterId !== requesterId || state.dclrSeq !== dclrSeq) continue;
    if (state.status === "OPEN") throw new Refused("ALREADY_REQUESTED");
    isHeld = true;
    for (const digest of state.digests) known.add(digest);
  }
  if (isHeld && !digests.some((digest) => !known.has(digest))) throw new Refused("ALREADY_REQUESTED");
  return isHeld;
}

type Counted = { readonly network: string; readonly addressKey: string };

const DAY_MS = 86_400_000;

/** The network is remembered as a keyed hash, for a day. */
export async function takeRoom(
  { vault, dailyCounters }: Pick<DisputeDeps, "vault" | "dailyCounters">,
  { network, addressKey }: Counted,
): Promise<void> {
  const byNetwork = `deletions network ${vault.mac("deletions", network)}`;
  const onTarget = `deletions target ${vault.mac("deletions", addressKey)}`;
  await takeOne(dailyCounters, byNetwork, DISPUTE_LIMITS.ofNetwork, "DISPUTES_FROM_NETWORK");
  await takeOne(dailyCounters, onTarget, DISPUTE_LIMITS.onTarget, "DISPUTES_ON_TARGET");
}

/** A refused request is not counted. Throws Refused with `code` beyond the limit. */
async function takeOne(
  counters: Pick<RateLimitCounters, "hit" | "takeBack">,
  key: string,
  limit: number,
  code: ErrorCode,
): Promise<void> {
  const { count } = await counters.hit(key, DAY_MS);
  if (count <= limit) return;
  await counters.takeBack(key);
  throw new Refused(code);
}
