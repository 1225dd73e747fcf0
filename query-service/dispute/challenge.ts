// GET report/deletion/challenge: what to sign, or to publish, to prove that a wallet or a site is one's own.
import type { DisputedTarget } from "@sb/contracts/dispute/events.ts";
import type { DisputeDoc } from "@sb/contracts/dispute/model.ts";
import { challengeSubject } from "@sb/contracts/dispute/terms.ts";
import type { Challenge } from "@sb/contracts/dispute/wire.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { proofKindOf } from "@sb/knowledge/control-proof/proof-kind.ts";
import { createChallenge } from "@sb/knowledge/control-proof/signed-challenge.ts";
import { siteProofOf } from "@sb/knowledge/control-proof/site-proof.ts";
import { tonPayload } from "@sb/knowledge/control-proof/ton.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import type { DisputeQueryDeps } from "./deps.ts";
import { findDispute } from "./documents.ts";
import { openForm } from "./open.ts";

export function getChallenge(deps: DisputeQueryDeps): Handler<"GET report/deletion/challenge"> {
  return async ({ query, caller }) => {
    const doc = await findDispute(deps.readStore, query.requestSeq);
    if (doc?.requesterId !== caller.userId) throw new Refused("NOT_FOUND");
    const form = doc.status === "OPEN" ? await openForm(deps.vault, doc) : undefined;
    if (!form) throw new Refused("DISPUTE_CLOSED");
    return { body: challengeFor(deps, doc, form.target), headers: { "cache-control": "no-store" } };
  };
}

function challengeFor(deps: DisputeQueryDeps, doc: DisputeDoc, target: DisputedTarget): Challenge {
  return (
    (target.declareType === "SITE" ? forSite(deps, doc, target) : forWallet(deps, doc, target)) ?? { kind: "NONE" }
  );
}

/** A published proof counts as long as the request has time. */
function forSite(deps: DisputeQueryDeps, { requestSeq, dueAt }: DisputeDoc, { addressKey }: DisputedTarget) {
  const proof = siteProofOf(deps, challengeSubject(requestSeq), addressKey);
  return proof && ({ kind: "SITE", dns: { ...proof.dns }, file: { ...proof.file }, expiresAt: dueAt } as const);
}

function forWallet(deps: DisputeQueryDeps, { requestSeq, requesterId: userId }: DisputeDoc, target: DisputedTarget) {
  const wallet = proofKindOf(target.chain ?? "OTHER", target.addressKey);
  if (!wallet) return undefined;
  const { host } = new URL(deps.publicUrl);
  const prover = { host, subject: challengeSubject(requestSeq), address: target.adrs, userId };
  const challenge = createChallenge(deps, prover, deps.clock());
  const payload = wallet === "TON_PROOF" && { tonPayload: tonPayload(challenge.text) };
  return { kind: "SIGNATURE", wallet, ...challenge, ...payload } as const;
}
