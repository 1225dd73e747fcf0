// Files reports: one, or several on targets of one incident, whose facts and evidence are told once (docs/decisions/0115).
import { isRefused, Refused } from "@sb/contracts/refused.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import type { Declaration, IncidentDeclaration } from "@sb/contracts/report/wire.ts";
import { draftClaim, findClaim, makeClaim } from "@sb/platform/decide/claim.ts";
import { type Created, createOnce, type OnceRequest } from "@sb/platform/decide/create-once.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { onceFrom } from "../runtime/deps.ts";
import type { ReportDeps } from "./deps.ts";
import { attach, type Evidence, readEvidence } from "./evidence.ts";
import { turnAt } from "./networks.ts";
import { requireNewFacts } from "./new-facts.ts";
import { takePlace } from "./places.ts";
import { reportDecider } from "./rules/decider.ts";
import { addressOf } from "./rules/require-address.ts";
import { requireGoodForm } from "./rules/require-good-form.ts";

type Filing = {
  readonly form: Declaration;
  readonly evidence: readonly Evidence[];
  readonly once: OnceRequest;
  readonly network: string;
  readonly incident?: string;
};

export function postReport(deps: ReportDeps): Handler<"POST report"> {
  return async ({ body: form, files: uploaded, ...from }) => {
    const evidence = await readEvidence(uploaded);
    const once = onceFrom(deps, from, { form, files: namesOf(evidence) });
    const { seq, position, repeated } = await file(deps, { form, evidence, once, network: from.network() });
    return { body: { dclrSeq: seq }, position, repeated };
  };
}

const namesOf = (evidence: readonly Evidence[]) => evidence.map(({ file }) => [file.name, file.sha256]);

async function file(deps: ReportDeps, { form, evidence, once, network, incident }: Filing): Promise<Created> {
  const { context, person: ownerId } = once;
  const agreements = await deps.terms.agreementsTo(form.terms, context.at);
  const turn = turnAt(deps, { userId: ownerId, declare: form.declare, network, at: context.at });
  const today = context.at.slice(0, 10);
  const creation = { ...once, stream: reportStream.of, storesFiles: evidence.length > 0 };
  const created = createOnce(deps, creation, async (attempt) => {
    const dclrSeq = attempt.seq;
    if (attempt.isFirst) await requireNewFacts(deps, ownerId, form);
    await turn.take();
    const place = await takePlace(deps, { dclrSeq, ownerId }, form.declare, context, attempt.isNew);
    const files = evidence.length > 0 ? await attempt.put(attach(deps, evidence)) : [];
    const facts = { dclrSeq, ownerId, form, files, agreements, today, network: turn.taken(), incident };
    return attempt.append(reportDecider, { type: "File", ...facts }, place);
  });
  return turn.unless(created, (done) => done.repeated);
}

/**
 * A refusal of any target comes before one is filed. Each has a claim of its own, made of the incident and the target: a
 * request that broke off in between is sent again, and files the rest.
 */
export function postIncident(deps: ReportDeps): Handler<"POST report/incident"> {
  return async ({ body, files: uploaded, ...from }) => {
    const evidence = await readEvidence(uploaded);
    const once = onceFrom(deps, from, { body, files: namesOf(evidence) });
    const parts = partsOf(body, once);
    for (const part of parts) await requirePart(deps, part, evidence);
    await claimWhole(deps, once);
    const incident = incidentOf(deps, once.person, body.incident);
    const created: Created[] = [];
    for (const part of parts) {
      const filing = { form: part.form, evidence, once: part.once, network: from.network(), incident };
      created.push(await at(part.path, () => file(deps, filing)));
    }
    return {
      body: { reports: created.map(({ seq }) => ({ dclrSeq: seq })) },
      position: created.reduce((last, { position }) => (position > last ? position : last), created[0]?.position ?? ""),
      repeated: created.every(({ repeated }) => repeated),
    };
  };
}

/** One target of an incident, with the form that its report is filed by. */
type Part = { readonly form: Declaration; readonly path: string; readonly once: OnceRequest };

/** One for each target: two spellings of one are one. */
function partsOf({ incident, others, ...form }: IncidentDeclaration, once: OnceRequest): readonly Part[] {
  const forms = [
    form,
    ...others.map((target) => ({
      ...form,
      declare: { ...form.declare, chain: undefined, customChain: undefined, ...target },
    })),
  ];
  const parts = new Map<string, Part>();
  for (const [index, each] of forms.entries()) {
    const path = index === 0 ? "declare" : `others.${index - 1}`;
    const address = addressOf(each.declare);
    const target = address.ok ? address.addressKey : path;
    // The target alone: an incident that is sent again with other words files none of its targets twice.
    const claim = { route: `${once.route} target`, key: `${incident} ${target}`, body: null };
    if (!parts.has(target)) parts.set(target, { form: each, path, once: { ...once, ...claim } });
  }
  return [...parts.values()];
}

/** Refuses what filing would refuse; nothing where it is filed already. */
async function requirePart(deps: ReportDeps, { form, path, once }: Part, evidence: readonly Evidence[]): Promise<void> {
  const { context, person: ownerId, key = "" } = once;
  if (await findClaim(deps, draftClaim(deps, { ...once, key }, context))) return;
  await at(path, async () => {
    requireGoodForm(form, attach(deps, evidence).name(0));
    await requireNewFacts(deps, ownerId, form);
    await takePlace(deps, { dclrSeq: 0, ownerId }, form.declare, context);
  });
}

/** The same key with another body is refused, as on each row that creates. */
async function claimWhole(deps: ReportDeps, { key, context, ...request }: OnceRequest): Promise<void> {
  if (key !== undefined) await makeClaim(deps, draftClaim(deps, { ...request, key }, context));
}

/** Nobody's name for an incident is another person's, and it tells nobody anything. */
const incidentOf = ({ vault }: Pick<ReportDeps, "vault">, ownerId: string, incident: string): string =>
  vault.mac("incident", JSON.stringify([ownerId, incident])).slice(0, 22);

const OF_TARGET = ["declareType", "chain", "customChain", "adrs"];

/** A refusal of another target names its fields there. */
async function at<Result>(path: string, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!isRefused(error)) throw error;
    const fields = error.fields.map((field) => {
      const name = /^declare\.(\w+)$/.exec(field.path)?.[1] ?? "";
      return OF_TARGET.includes(name) ? { ...field, path: `${path}.${name}` } : field;
    });
    throw new Refused(error.code, fields, error.extra);
  }
}
