// Figures of a target besides its counts, for anybody: since when it is known, and how far the reports on it are believed.
import { isListed, isWeak } from "@sb/contracts/report/belief.ts";
import { leadOf } from "@sb/contracts/report/filers.ts";
import { type Level, levelOf } from "@sb/contracts/report/level.ts";
import {
  type AddressDoc,
  REPORT_COLLECTIONS,
  REPORT_LISTS,
  REPORT_MODEL,
  type ReportDoc,
} from "@sb/contracts/report/model.ts";
import { believedOf } from "@sb/contracts/sharing/model.ts";
import type { LevelStanding } from "./levels.ts";

/** A read store, as far as it is asked here (platform/read-store/port.ts). */
type Readable = {
  model(name: string): {
    getMany(documents: readonly { readonly collection: string; readonly id: string }[]): Promise<readonly unknown[]>;
    list(
      list: string,
      query: { readonly offset: number; readonly limit: number; readonly newestFirst: boolean },
    ): Promise<{ readonly members: readonly string[] }>;
  };
};

export type Belief = {
  readonly level: Level;
  readonly weak?: true;
  readonly listed?: true;
  readonly confirmedAt?: string;
  readonly ownerObjects?: true;
};

/** `now`: ISO 8601 in UTC. A published list that names it is believed as one established member is. */
export function beliefOf({ target, address, listings, facts }: LevelStanding, now: string): Belief {
  const level = levelOf(facts, now);
  if (!target) return { level };
  const believed = believedOf(target);
  return {
    level,
    ...(isWeak(believed) && address && listings.listings.length === 0 && { weak: true }),
    ...(isListed(believed) && { listed: true }),
    ...(target.confirmed && { confirmedAt: target.confirmed.at }),
    ...(facts.ownerObjects && { ownerObjects: true }),
  };
}

type Reported = { readonly firstReportedAt?: string; readonly lastReportedAt?: string };

/** When people filed their first reports: most are in the document, the others in a list in the order of time. */
export async function reportedBetween(
  readStore: Readable,
  addressKey: string,
  { filers, people }: Pick<AddressDoc, "filers" | "people">,
): Promise<Reported> {
  const inside = filers.flatMap((filer) => leadOf(filer)?.filedAt ?? []);
  const outside = people > filers.length ? await ends(readStore, REPORT_LISTS.address(addressKey)) : [];
  const dates = [...inside, ...outside].sort();
  const [firstReportedAt, lastReportedAt] = [dates[0], dates.at(-1)];
  return { ...(firstReportedAt && { firstReportedAt }), ...(lastReportedAt && { lastReportedAt }) };
}

async function ends(readStore: Readable, list: string): Promise<readonly string[]> {
  const model = readStore.model(REPORT_MODEL);
  const endOf = (newestFirst: boolean) => model.list(list, { offset: 0, limit: 1, newestFirst });
  const [first, last] = await Promise.all([endOf(false), endOf(true)]);
  const ids = [...first.members, ...last.members].map((id) => ({ collection: REPORT_COLLECTIONS.report, id }));
  const docs = (await model.getMany(ids)) as readonly (ReportDoc | undefined)[];
  return docs.flatMap((doc) => doc?.filedAt ?? []);
}
