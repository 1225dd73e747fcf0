// A made-up population of targets in read models, as their projections keep them: two of three are wallets; two of three were reported by one
// person, few by many; a third stands on an imported list as well. All follows from a target's number.
import { hash } from "node:crypto";
import { isListed, type Voice } from "@sb/contracts/report/belief.ts";
import type { Filer } from "@sb/contracts/report/filers.ts";
import { type AddressDoc, REPORT_COLLECTIONS, REPORT_LISTS, REPORT_MODEL } from "@sb/contracts/report/model.ts";
import {
  believedOf,
  SHARING_COLLECTIONS,
  SHARING_LISTS,
  SHARING_MODEL,
  type TargetDoc,
} from "@sb/contracts/sharing/model.ts";
import { rangeOf } from "@sb/knowledge/address/range.ts";
import { targetId } from "@sb/knowledge/stix/target-id.ts";
import { targetOf } from "@sb/knowledge/stix/target-of.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { createRandom } from "../search/random.ts";

export type Made = {
  readonly addressKey: string;
  readonly report: readonly ReadOp[];
  readonly sharing: readonly ReadOp[];
};

const CRIMES = ["FRAUD_INVESTMENT", "FRAUD_ROMANCE", "FRAUD_OTHER", "HACKING"] as const;
const FIRST_DAY = Date.parse("2024-01-01T00:00:00.000Z");
const DAY_MS = 86_400_000;
const DAYS = 1_000;

function keyOf(at: number): string {
  const hex = hash("sha256", `target ${at}`, "hex");
  return at % 3 === 2 ? `claim-${hex.slice(0, 10)}.com` : `0x${hex.slice(0, 40)}`;
}

/** `range`: where it is kept in place of its own, for a sample of ranges. `more`: people who reported it since. */
export function makeTarget(at: number, { range, more = 0 }: { range?: string; more?: number } = {}): Made {
  const random = createRandom(133, at);
  const addressKey = keyOf(at);
  const people = (random.next() < 2 / 3 ? 1 : 2 + random.zipf(6)) + more;
  const crimeType = random.pick(CRIMES);
  const filers = Array.from({ length: people }, (_, person): Filer => {
    const filedAt = new Date(FIRST_DAY + random.below(DAYS) * DAY_MS + 36_000_000).toISOString();
    const entry = { dclrSeq: at * 100 + person + 1, crimeType, filedAt, reportedOn: filedAt.slice(0, 10) };
    return { by: `person-${at}-${person}`, entries: [entry], more: 0 };
  });
  const source = { dclrSeq: at * 100, crimeType, reportedOn: "2025-05-05" };
  const sources: Filer[] = random.next() < 1 / 3 ? [{ by: "list owner/list", entries: [source], more: 0 }] : [];
  const doc: AddressDoc = {
    ...{ people, crimeTypes: { [crimeType]: people }, filers, sources },
    ...(random.next() < 0.02 && { disputed: 1 }),
  };
  const target = targetDocOf(addressKey, filers, at);
  const lead = { dclrSeq: at, declaration: { addressKey } };
  const { declareType } = target.target;
  return {
    addressKey,
    report: [
      { op: "put", collection: REPORT_COLLECTIONS.address, id: addressKey, doc },
      { op: "put", collection: REPORT_COLLECTIONS.report, id: String(at), doc: lead },
      { op: "listAdd", list: REPORT_LISTS.people, member: String(at), score: at },
      { op: "listAdd", list: REPORT_LISTS.range(range ?? rangeOf(addressKey).prefix), member: addressKey, score: 0 },
    ],
    sharing: [
      { op: "put", collection: SHARING_COLLECTIONS.target, id: targetId(target.target), doc: target },
      ...(isListed(believedOf(target))
        ? [{ op: "listAdd", list: SHARING_LISTS.blocked[declareType], member: addressKey, score: at } as const]
        : []),
    ],
  };
}

function targetDocOf(addressKey: string, filers: readonly Filer[], at: number): TargetDoc {
  const entries = filers.flatMap(({ by, entries: [lead] }) => {
    const day = Math.floor(Date.parse(lead?.filedAt ?? "") / DAY_MS);
    const voice: Voice = { by, isNew: at % 5 === 0, network: "FIRST", day };
    return [{ ...voice, dclrSeq: lead?.dclrSeq ?? 0 }];
  });
  return { target: targetOf(addressKey), added: at, changed: at, entries, more: 0 };
}

/** Targets that the models are told of at once. */
export const BATCH = 5_000;

/** By the read model that has them. */
export const opsOf = (made: readonly Made[]): Readonly<Record<string, readonly ReadOp[]>> => ({
  [REPORT_MODEL]: made.flatMap((each) => each.report),
  [SHARING_MODEL]: made.flatMap((each) => each.sharing),
});
