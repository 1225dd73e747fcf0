// POST report/deletion/proof: a signature is verified here; a site is looked at by a job.

import { disputeStream } from "@sb/contracts/dispute/subject.ts";
import { challengeSubject } from "@sb/contracts/dispute/terms.ts";
import type { ProofBody } from "@sb/contracts/dispute/wire.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { type ControlProof, proofKindOf } from "@sb/knowledge/control-proof/proof-kind.ts";
import { findChallenge, type SignedChallenge } from "@sb/knowledge/control-proof/signed-challenge.ts";
import { siteProofOf } from "@sb/knowledge/control-proof/site-proof.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import { contextOf } from "../runtime/deps.ts";
import type { DisputeDeps } from "./deps.ts";
import { disputeDecider } from "./rules/decider.ts";
import type { OpenedState } from "./rules/state.ts";
import { requireOwnOpen } from "./rules/there.ts";

export function postProof(deps: DisputeDeps): Handler<"POST report/deletion/proof"> {
  return async ({ body, ...from }) => {
    const { userId } = from.caller;
    const { requestSeq } = body;
    const stream = disputeStream.of(requestSeq);
    const open = requireOwnOpen((await load(deps, disputeDecider, stream)).state, userId);
    const context = contextOf(deps, from);
    const command =
      body.kind === "SIGNATURE"
        ? ({ type: "Prove", userId, nonce: await requireSigned(deps, open, body, context.at) } as const)
        : ({ type: "AskCheck", userId, kind: body.kind, checkId: requireSite(deps, open) } as const);
    const { state, position } = await deps.handle(disputeDecider, stream, command, context);
    const isProven = state.status !== "NONE" && state.isProven;
    return { body: { requestSeq, state: isProven ? "PROVEN" : "CHECKING" }, position };
  };
}

type Signed = Extract<ProofBody, { readonly kind: "SIGNATURE" }>;

/** The nonce of the challenge that was signed. */
async function requireSigned(deps: DisputeDeps, open: OpenedState, body: Signed, at: string): Promise<string> {
  const { target } = open;
  const kind = target && target.declareType === "WALLET" && proofKindOf(target.chain ?? "OTHER", target.addressKey);
  if (!target || !kind) throw new Refused("PROOF_NOT_POSSIBLE");
  if (open.usedNonces.includes(body.nonce)) throw new Refused("CHALLENGE_USED");
  const { host } = new URL(deps.publicUrl);
  const prover = { host, subject: challengeSubject(open.requestSeq), address: target.adrs, userId: open.requesterId };
  const challenge = findChallenge(deps, prover, body, at);
  if (challenge === "EXPIRED") throw new Refused("CHALLENGE_EXPIRED");
  if (challenge === "UNKNOWN") throw new Refused("PROOF_INVALID");
  const proof = proofOf(kind, body, deps.publicUrl, challenge);
  if (!proof || !(await isProved(target.addressKey, challenge.text, proof))) throw new Refused("PROOF_INVALID");
  return body.nonce;
}

/** The libraries of wallets take 20 MB: the first proof loads them. */
async function isProved(addressKey: string, text: string, proof: ControlProof): Promise<boolean> {
  const { provesControl } = await import("@sb/knowledge/control-proof/control-proof.ts");
  return provesControl(addressKey, text, proof);
}

/** Minutes that a wallet's clock may be ahead of ours. */
const AHEAD_MS = 5 * 60_000;

/** The domain and the time are a part of what a wallet of TON signs: both must be ours. */
function proofOf(
  kind: ControlProof["kind"],
  { signature, ton }: Signed,
  publicUrl: string,
  { expiresAt }: SignedChallenge,
): ControlProof | undefined {
  if (kind !== "TON_PROOF") return signature === undefined ? undefined : { kind, signature };
  const { host, hostname } = new URL(publicUrl);
  const isOurs =
    (ton?.domain === host || ton?.domain === hostname) && ton.timestamp * 1_000 <= Date.parse(expiresAt) + AHEAD_MS;
  return ton && isOurs ? { kind, proof: ton } : undefined;
}

/** The id of a new look at the site. */
function requireSite(deps: DisputeDeps, { target, requestSeq }: OpenedState): string {
  const isSite = target?.declareType === "SITE";
  if (!isSite || !siteProofOf(deps, challengeSubject(requestSeq), target.addressKey))
    throw new Refused("PROOF_NOT_POSSIBLE");
  return uuidv7();
}
