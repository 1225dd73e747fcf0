// POST report/deletion.
import type { DisputeForm } from "@sb/contracts/dispute/events.ts";
import { disputeStream } from "@sb/contracts/dispute/subject.ts";
import type { DeletionRequest } from "@sb/contracts/dispute/wire.ts";
import { isRefused, Refused } from "@sb/contracts/refused.ts";
import type { EvidenceFile } from "@sb/contracts/report/events.ts";
import { normalizeAddress } from "@sb/knowledge/address/normalize.ts";
import { createOnce } from "@sb/platform/decide/create-once.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { readEvidence } from "../report/evidence.ts";
import { requestDeletion } from "../report/rules/disputed.ts";
import { onceFrom } from "../runtime/deps.ts";
import { requireNewEvidence, takeRoom } from "./asked-before.ts";
import type { DisputeDeps } from "./deps.ts";
import { type PublishedReport, requirePublished } from "./disputed-report.ts";
import { attach } from "./evidence.ts";
import { noteSides } from "./note.ts";
import { disputeDecider } from "./rules/decider.ts";
import { markReport } from "./settle.ts";

/** The request is stored first, then the report is marked with it: what a crash keeps from that is made up for. */
export function postDeletion(deps: DisputeDeps): Handler<"POST report/deletion"> {
  return async ({ body: form, files: uploaded, ...from }) => {
    const requesterId = from.caller.userId;
    const evidence = await readEvidence(uploaded);
    const once = onceFrom(deps, from, { form, files: evidence.map(({ file }) => [file.name, file.sha256]) });
    const { context } = once;
    const found = await findFor(deps, form);
    const { dclrSeq } = form;
    const digests = evidence.map(({ file }) => file.sha256);
    let isHeld = false;
    const creation = { ...once, stream: disputeStream.of, storesFiles: evidence.length > 0 };
    const { seq, repeated } = await createOnce(deps, creation, async (attempt) => {
      if (attempt.isFirst) {
        const { addressKey } = requireDisputable(found, form, requesterId).declaration;
        isHeld = await requireNewEvidence(deps, { requesterId, dclrSeq, digests });
        await takeRoom(deps, { network: from.network(), addressKey });
      }
      const files = evidence.length > 0 ? await attempt.put(attach(deps, evidence)) : [];
      const people = { requesterId, reporterId: found?.reporterId };
      const facts = { requestSeq: attempt.seq, dclrSeq, ...people, form: formWith(form, found, files), isHeld };
      return attempt.append(disputeDecider, { type: "Open", ...facts, at: context.at });
    });
    const { state } = await load(deps, disputeDecider, disputeStream.of(seq));
    if (state.status === "NONE") throw new Refused("CONFLICT");
    await noteSides(deps, state, context);
    return { body: { requestSeq: seq }, position: await markReport(deps, state, context), repeated };
  };
}

/** Undefined where the report went since an earlier request with the same key. */
async function findFor(deps: DisputeDeps, { dclrSeq }: DeletionRequest): Promise<PublishedReport | undefined> {
  try {
    return await requirePublished(deps, dclrSeq);
  } catch (error) {
    if (!isRefused(error)) throw error;
    return undefined;
  }
}

/** Asks the report's rules before anything is stored. */
function requireDisputable(
  found: PublishedReport | undefined,
  form: DeletionRequest,
  requesterId: string,
): PublishedReport {
  if (!found) throw new Refused("NOT_FOUND", [{ path: "dclrSeq", code: "NOT_FOUND" }]);
  requestDeletion(
    { type: "RequestDeletion", dclrSeq: form.dclrSeq, requestSeq: 0, requesterId, isAdmitted: true },
    found.state,
  );
  requireSameTarget(found, form.adrs);
  return found;
}

function requireSameTarget({ declaration }: PublishedReport, adrs: string | undefined): void {
  if (adrs === undefined || adrs === declaration.adrs) return;
  const { declareType, chain, addressKey } = declaration;
  const [named, reported] = [adrs, declaration.adrs].map((text) => normalizeAddress({ declareType, chain, text }));
  // A report has the key that the rules gave it when it was filed.
  const isSame = (key: string) => key === addressKey || (reported?.ok === true && key === reported.addressKey);
  if (!named?.ok || !isSame(named.addressKey))
    throw new Refused("ADDRESS_INVALID", [{ path: "adrs", code: "ADDRESS_INVALID" }]);
}

function formWith(
  { dclrSeq: _, adrs: __, ...form }: DeletionRequest,
  found: PublishedReport | undefined,
  files: readonly EvidenceFile[],
): DisputeForm {
  const { declareType = "SITE", chain, adrs = "", addressKey = "" } = found?.declaration ?? {};
  return { ...form, target: { declareType, chain, adrs, addressKey }, files };
}
