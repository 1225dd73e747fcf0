// POST report/lookup/text: every address and site in a pasted text, worst first, and what else was recognised in it.
import { LIMITS } from "@sb/contracts/limits.ts";
import type { Lookup, LookupText, RecognizedText } from "@sb/contracts/report/lookup-wire.ts";
import { type Finding, findTargets } from "@sb/platform/address/finder/find.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { findMeant } from "./look-alikes.ts";
import { findAddress, type LookupDeps, lookUpAll, reportedElsewhere, worstFirst } from "./lookup.ts";

export function postLookupText(deps: LookupDeps): Handler<"POST report/lookup/text"> {
  return async ({ body }) => ({ body: await lookUpText(deps, body.text) });
}

type Judged = { readonly item?: Lookup | undefined; readonly other?: RecognizedText };

async function lookUpText(deps: LookupDeps, text: string): Promise<LookupText> {
  const findings = findTargets(text);
  const judged: Judged[] = [];
  // Sequentially: a text with many addresses must not delay other users' lookups.
  for (const finding of findings.slice(0, LIMITS.lookupFindings)) judged.push(await judge(deps, finding));
  if (findings.length === 0) judged.push(await judgeUnknown(deps, text));
  const items = judged.flatMap(({ item }) => item ?? []).sort(worstFirst);
  const others = judged.flatMap(({ other }) => other ?? []);
  return { items, others, omitted: Math.max(0, findings.length - LIMITS.lookupFindings) };
}

async function judge(deps: LookupDeps, finding: Finding): Promise<Judged> {
  const { text } = finding;
  switch (finding.kind) {
    case "TARGET":
      return { item: await lookUpAll(deps, text, finding.identities) };
    case "MAIL_HOST": {
      // Most are mail services, which no verdict is asked for.
      if (!(await findAddress(deps.readStore, finding.addressKey))) return {};
      const site = { declareType: "SITE", addressKey: finding.addressKey, likelyChains: [] } as const;
      return { item: await lookUpAll(deps, text, [site]) };
    }
    case "NAME":
      return { other: { kind: "NAME", text, similar: [] } };
    case "TRANSACTION_HASH":
    case "NEARLY": {
      const known = await judgeUnknown(deps, text);
      const isExplained = known.item === undefined || ("reason" in finding && finding.reason === "CHECKSUM");
      return isExplained ? { ...known, other: await explained(deps, finding) } : known;
    }
  }
}

/** On a chain without rules of ours an address may look like anything: it is one where somebody reported it as one. */
async function judgeUnknown(deps: LookupDeps, text: string): Promise<Judged> {
  const recognized = await reportedElsewhere(deps.readStore, text.trim());
  return { item: await lookUpAll(deps, text.trim(), recognized) };
}

type Unjudged = Extract<Finding, { kind: "NEARLY" | "TRANSACTION_HASH" }>;

async function explained({ searchEngine }: LookupDeps, finding: Unjudged): Promise<RecognizedText> {
  const { kind, text } = finding;
  if (kind === "TRANSACTION_HASH") return { kind, text, similar: [] };
  const { reason, chain, length, expected, meant } = finding;
  return {
    ...{ kind, text, reason },
    ...(chain && { chain }),
    ...(length !== undefined && { length, expected }),
    ...(meant !== undefined && { meant }),
    similar: meant === undefined ? await findMeant(searchEngine, text) : [],
  };
}
