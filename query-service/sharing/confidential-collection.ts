// One agency's confidential reports as a collection of TAXII: an incident for each report, sealed to the agency's key.
import { setImmediate } from "node:timers/promises";
import type { PublicKey } from "@sb/contracts/agency/events.ts";
import type { AgencyDoc } from "@sb/contracts/agency/model.ts";
import { commonObjects } from "@sb/knowledge/stix/common.ts";
import { ownUuid } from "@sb/knowledge/stix/ids.ts";
import { BEGINNING } from "@sb/knowledge/stix/object.ts";
import type { Collection, CollectionEntry, Entries } from "@sb/knowledge/taxii/port.ts";
import type { EventStore } from "@sb/platform/event-store/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import type { CollectionDeps } from "./collection.ts";
import { type GivenRef, givenAfter, givenByUuid, newestGiven } from "./given.ts";
import { sealedIncident } from "./sealed-incident.ts";

export type ConfidentialDeps = CollectionDeps & { readonly eventStore: EventStore; readonly vault: Vault };

/** An agency that may have what is confidential, and has a key for it. */
export type Entitled = AgencyDoc & { readonly publicKey: PublicKey };

/** Each is opened and encrypted when it is asked for. */
const PAGE_MAX = 100;
const BEGINNING_MICROS = Date.parse(BEGINNING) * 1_000;

export const confidentialCollection = (deps: ConfidentialDeps, agency: Entitled): Collection => ({
  id: ownUuid(`collection of agency ${agency.agencySeq}`),
  alias: "confidential",
  title: "Confidential reports",
  description: "What this agency was given in confidence, encrypted to its public key, and what was revoked of it.",
  pageMax: PAGE_MAX,
  after: (after, limit) => entriesAfter(deps, agency, after, limit),
  find: (ids) => findByIds(deps, agency, ids),
});

/** The objects that all bundles for this agency bring along stand at the beginning. */
const commonOf = ({ tlp }: Entitled): readonly CollectionEntry[] =>
  commonObjects(tlp).map((object, at) => ({ added: BEGINNING_MICROS + at, object }));

async function entriesAfter(deps: ConfidentialDeps, agency: Entitled, after: number, limit: number): Promise<Entries> {
  const first = commonOf(agency).filter(({ added }) => added > after);
  // Entries that change while this is read stand at the end of the order by then: they are left to a later page.
  const newest = await newestGiven(deps.readStore);
  const read = await givenAfter(deps.readStore, agency.agencySeq, after, limit);
  const places = read.filter(({ added }) => added > after && added <= newest).sort((a, b) => a.added - b.added);
  const entries = [...first, ...(await entriesOf(deps, agency, places.slice(0, Math.max(0, limit - first.length))))];
  return { entries: entries.slice(0, limit), more: first.length + read.length > limit || read.length === limit };
}

async function findByIds(
  deps: ConfidentialDeps,
  agency: Entitled,
  ids: readonly string[],
): Promise<readonly CollectionEntry[]> {
  const uuids = ids.filter((id) => id.startsWith("incident--")).map((id) => id.slice("incident--".length));
  const places = await givenByUuid(deps.readStore, agency.agencySeq, uuids);
  const wanted = new Set(ids);
  const common = commonOf(agency).filter(({ object }) => wanted.has(object.id));
  return [...common, ...(await entriesOf(deps, agency, places))];
}

async function entriesOf(deps: ConfidentialDeps, agency: Entitled, places: readonly GivenRef[]) {
  const entries: CollectionEntry[] = [];
  for (const place of places) {
    entries.push({ added: place.added, object: await sealedIncident(deps, agency, place) });
    await setImmediate();
  }
  return entries;
}
