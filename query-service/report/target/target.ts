// GET report/target: the page of an address or a site. The look-up is that of GET report/lookup; beside it stand the public
// reports on the target, its timeline, and the targets that are named along with it.
import { paginate } from "@sb/contracts/http.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import { leadOf } from "@sb/contracts/report/filers.ts";
import type { Lookup } from "@sb/contracts/report/lookup-wire.ts";
import type { AddressDoc } from "@sb/contracts/report/model.ts";
import type { TargetPage } from "@sb/contracts/report/target-wire.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { findPublic, type Shown, viewAll } from "../list-items.ts";
import { findAddress, type LookupDeps } from "../lookup/lookup.ts";
import { requireLookup, untilAsked } from "../lookup/lookup-text.ts";
import { leadsOn } from "../same-target.ts";
import { reportLink } from "../view.ts";
import { findNamed } from "./named.ts";
import { timelineOfTarget } from "./timeline.ts";

/** People's reports that the timeline is made from, and their additions: the newest. */
const READ = 50;

export function getTarget(deps: LookupDeps): Handler<"GET report/target"> {
  const { readStore } = deps;
  return async ({ query, caller }) => {
    const lookup = await requireLookup(deps, query.adrs);
    const address = await findAddress(readStore, lookup.normalized);
    const known = await findKnown(readStore, lookup.normalized, address);
    const first = known.people.slice(0, LIMITS.pageSizeDefault);
    const [views, named] = await Promise.all([
      viewAll(readStore, first, caller),
      findNamed(deps, lookup, [...first, ...known.listed]),
    ]);
    const pagination = paginate(1, LIMITS.pageSizeDefault, address?.people ?? 0);
    const body: TargetPage = {
      lookup,
      reports: { items: [...views], pagination },
      listed: known.listed.map(({ doc, declaration }) => reportLink(doc, declaration)),
      timeline: timelineOfTarget(lookup, known),
      ...(known.more && { timelineOfNewest: READ }),
      ...named,
    };
    return { body, ...untilAsked({ partial: named.partial ?? lookup.partial }) };
  };
}

/** Public reports on a target. */
export type Known = {
  /** People's, each person's earliest, the newest first. */
  readonly people: readonly Shown[];
  /** Later ones of the same people. */
  readonly additions: readonly Shown[];
  readonly listed: readonly Shown[];
  /** There are more of people's reports than are read. */
  readonly more: boolean;
};

async function findKnown(
  readStore: ReadStore,
  addressKey: Lookup["normalized"],
  address: AddressDoc | undefined,
): Promise<Known> {
  if (!address) return { people: [], additions: [], listed: [], more: false };
  const { people, filers, sources } = address;
  const leads = await leadsOn(readStore, addressKey, address, 0, Math.min(READ, people));
  const later = filers.flatMap(({ entries }) => entries.slice(1).map(({ dclrSeq }) => String(dclrSeq)));
  const ofLists = sources.flatMap((filer) => leadOf(filer)?.dclrSeq ?? []).map(String);
  const [shown, additions, listed] = await Promise.all([
    findPublic(readStore, leads),
    findPublic(readStore, later.slice(0, READ)),
    findPublic(readStore, ofLists),
  ]);
  return { people: shown, additions, listed, more: people > READ || later.length > READ };
}
