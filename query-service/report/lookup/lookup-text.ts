// POST report/lookup/text: every address and site in a pasted text, worst first, and what else was recognised in it. GET and
// POST report/lookup read what they get in the same way: people paste there as well, and what a text holds besides an address
// must not make a reported one pass for clean.
import { Refused } from "@sb/contracts/refused.ts";
import { alarmOf, isRecognized, worstFirst } from "@sb/contracts/report/alarm.ts";
import { REPORT_LIMITS } from "@sb/contracts/report/codes.ts";
import type { LookedUp, Lookup, LookupText, NotRecognized, RecognizedText } from "@sb/contracts/report/lookup-wire.ts";
import { servicesOfHandle } from "@sb/knowledge/address/accounts.ts";
import { type Finding, findTargets, type Nearly } from "@sb/knowledge/address/finder/find.ts";
import { partlyOf } from "@sb/knowledge/address/finder/nearly.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { findAddresses, isNamed } from "../documents.ts";
import { findAddress, type LookupDeps, lookUpAll, reportedElsewhere } from "./lookup.ts";

export function getLookup(deps: LookupDeps): Handler<"GET report/lookup"> {
  return async ({ query }) => {
    const found = await requireLookup(deps, query.adrs);
    return { body: found, ...untilAsked(found) };
  };
}

export async function requireLookup(deps: LookupDeps, adrs: string): Promise<Lookup> {
  const found = await lookUp(deps, adrs);
  if (isRecognized(found)) return found;
  const { code, ...why } = found.error;
  throw new Refused(code, [], why);
}

export function postLookup(deps: LookupDeps): Handler<"POST report/lookup"> {
  return async ({ body }) => ({ body: { items: await Promise.all(body.adrs.map((adrs) => lookUp(deps, adrs))) } });
}

export function postLookupText(deps: LookupDeps): Handler<"POST report/lookup/text"> {
  return async ({ body }) => ({ body: await lookUpText(deps, body.text, REPORT_LIMITS.lookupFindings) });
}

/** An answer without look-alikes is not cached. */
export const untilAsked = ({ partial }: Pick<Lookup, "partial">) => (partial ? { until: 0 } : {});

/**
 * The worst of what the text names. Where that is nothing to be warned of, and something in the text could not be read, it is
 * not recognised: it may be what is asked about.
 */
async function lookUp(deps: LookupDeps, adrs: string): Promise<LookedUp> {
  const { items, others, omitted, partial } = await lookUpText(deps, adrs, REPORT_LIMITS.lookupTargets);
  const [worst] = items;
  if (worst && (alarmOf(worst) !== "NONE" || (omitted === 0 && !others.some(isUnread))))
    return asRequested(worst, adrs);
  return { adrs, error: { ...whyNot(others), ...(partial && { partial }) } };
}

const asRequested = (found: Lookup, adrs: string): Lookup => ({
  ...found,
  adrs,
  ...(found.adrs !== adrs && { spelled: found.adrs }),
});

/** A transaction and a name that stand beside an address are not what is asked about. */
const isUnread = ({ kind, related = [] }: RecognizedText): boolean => kind === "NEARLY" || related.length > 0;

function whyNot(others: readonly RecognizedText[]): NotRecognized {
  const nearly = others.find(({ kind }) => kind === "NEARLY");
  const similar = others.flatMap((other) => [...other.similar, ...(other.related ?? []).map(asSimilar)]);
  return { code: "NOT_RECOGNIZED", reason: nearly?.reason ?? "FORM", similar };
}

const asSimilar = ({ adrs, timesReported, listings }: Lookup["related"][number]): Lookup["similar"][number] => ({
  ...{ adrs, timesReported, timesListed: listings.length, differs: [] },
});

type Judged = { readonly item?: Lookup | undefined; readonly other?: RecognizedText; readonly partial?: boolean };

async function lookUpText(deps: LookupDeps, text: string, most: number): Promise<LookupText> {
  const findings = findTargets(text);
  const notes = findings.filter((finding) => isNote(finding, findings));
  const told = findings.filter((finding) => !notes.includes(finding));
  // Readings of what can't be cut stand beside a note that says so: those that are left out are not passed for clean.
  const [readings, targets] = [told.filter(isReading), told.filter((finding) => !isReading(finding))];
  const judged: Judged[] = [];
  // Sequentially: a text with many addresses must not delay other users' lookups.
  for (const finding of [...targets.slice(0, most), ...readings.slice(0, REPORT_LIMITS.lookupFindings)])
    judged.push(await judge(deps, finding, readingOf(finding, notes)));
  if (judged.every(({ item, other }) => !item && !other)) judged.push(await judgeRest(deps, text));
  const items = judged.flatMap(({ item }) => item ?? []).sort(worstFirst);
  const others = judged.flatMap(({ other }) => other ?? []);
  const isPartial = judged.some(({ item, partial }) => partial || item?.partial);
  return { items, others, omitted: Math.max(0, targets.length - most), ...(isPartial && { partial: true }) };
}

const isReading = (finding: Finding): boolean =>
  finding.kind === "CANDIDATE" || (finding.kind === "NEARLY" && finding.isUnsure === true);

/** A target in letters of other alphabets is found as it is written and as it reads. It is one. */
const isNote = (finding: Finding, among: readonly Finding[]): boolean =>
  readAs(finding) !== undefined && among.some((each) => each.kind === "TARGET" && isAbout(finding, each));

const readAs = (finding: Finding): string | undefined => (finding.kind === "NEARLY" ? finding.meant : undefined);

/** A host as it is written, a wallet as it reads. */
const isAbout = (note: Finding, { text }: Finding): boolean => note.text === text || readAs(note) === text;

const readingOf = (finding: Finding, notes: readonly Finding[]): string | undefined =>
  notes.flatMap((note) => (isAbout(note, finding) ? (readAs(note) ?? []) : []))[0];

async function judge(deps: LookupDeps, finding: Finding, reads: string | undefined): Promise<Judged> {
  const { text } = finding;
  switch (finding.kind) {
    case "TARGET": {
      const item = await lookUpAll(deps, text, finding.identities);
      return { item: item && { ...item, ...(reads !== undefined && { reads }) } };
    }
    case "MAIL_HOST": {
      // Most are mail services, which no verdict is asked for.
      if (!(await findAddress(deps.readStore, finding.addressKey))) return {};
      const site = { declareType: "SITE", addressKey: finding.addressKey, likelyChains: [] } as const;
      return { item: await lookUpAll(deps, text, [site]) };
    }
    case "CANDIDATE": {
      const { identities } = finding;
      const known = await Promise.all(identities.map(({ addressKey }) => findAddress(deps.readStore, addressKey)));
      const reported = identities.filter((_, i) => known[i]);
      return { item: await lookUpAll(deps, text, reported) };
    }
    case "HANDLE":
      return { other: await accountsOf(deps, finding) };
    case "NAME":
      return { other: { kind: "NAME", text, similar: [] } };
    case "TRANSACTION_HASH":
    case "NEARLY": {
      if (isReading(finding)) return whereOneFits(await explained(deps, finding));
      const known = await judgeUnknown(deps, text);
      const isExplained = known.item === undefined || ("reason" in finding && finding.reason === "CHECKSUM");
      return isExplained ? { ...known, ...(await explained(deps, finding)) } : known;
    }
  }
}

/** A name is another person's on each service: those of its accounts that are reported, and all of them to choose from. */
async function accountsOf({ readStore }: LookupDeps, { text, name }: Handle): Promise<RecognizedText> {
  const accounts = servicesOfHandle(name).map(({ addressKey }) => addressKey);
  const known = await findAddresses(readStore, accounts);
  const related = accounts.flatMap((adrs) => {
    const doc = known.get(adrs);
    if (!doc || !isNamed(doc)) return [];
    return { adrs, relation: "SPELLING" as const, timesReported: doc.people, listings: doc.listings };
  });
  return { kind: "HANDLE", text, similar: [], accounts, related };
}

/** On a chain without rules of ours an address may look like anything: it is one where somebody reported it as one. */
async function judgeUnknown(deps: LookupDeps, text: string): Promise<Judged> {
  const recognized = await reportedElsewhere(deps.readStore, text.trim());
  return { item: await lookUpAll(deps, text.trim(), recognized) };
}

/** A text in which nothing was found: a reported address all the same, or why it is none, where it looks like a part of one. */
async function judgeRest(deps: LookupDeps, text: string): Promise<Judged> {
  const known = await judgeUnknown(deps, text);
  const nearly = known.item ? undefined : partlyOf(text.trim());
  return nearly ? { other: { kind: "NEARLY", text: nearly.text, ...whyNearly(nearly), similar: [] } } : known;
}

type Handle = Extract<Finding, { kind: "HANDLE" }>;
type Unjudged = Extract<Finding, { kind: "NEARLY" | "TRANSACTION_HASH" }>;

async function explained({ lookAlikes }: LookupDeps, finding: Unjudged): Promise<Judged> {
  const { kind, text } = finding;
  if (kind === "TRANSACTION_HASH") return { other: { kind, text, similar: [] } };
  const { meant, head, tails } = finding;
  const isShort = head !== undefined && tails !== undefined;
  const ask = () => (isShort ? lookAlikes.fitting(head, tails) : lookAlikes.meantBy(text));
  const similar = meant === undefined ? await ask() : [];
  return {
    other: { kind, text, ...whyNearly(finding), similar: [...(similar ?? [])] },
    partial: similar === undefined,
  };
}

/** Words with dots between them are no address: they are told only where a reported one fits. */
const whereOneFits = (judged: Judged): Judged =>
  judged.other?.similar.length === 0 ? { ...(judged.partial && { partial: true }) } : judged;

/** Without the reported addresses that may be meant. */
export const whyNearly = ({ reason, chain, length, expected, meant }: Nearly) => ({
  reason,
  ...(chain && { chain }),
  ...(length !== undefined && { length, expected }),
  ...(meant !== undefined && { meant }),
});
