// Invariants of the counts for any history of reports by several people and lists on several addresses.
import type { Published } from "@sb/contracts/report/events.ts";
import { filerOf } from "@sb/contracts/report/filers.ts";
import { type AddressDoc, type CountsDoc, IMPORTER, type ReportDoc } from "@sb/contracts/report/model.ts";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { type Contents, type Given, history, projected } from "../runtime/testing.ts";
import { reportProjection } from "./projection.ts";
import { declaration, deleted, filed, imported, modified, place } from "./testing.ts";

const ADDRESSES = ["evil.example", "other.example"] as const;
const CRIMES = ["HACKING", "DRUGS"] as const;
/** More than fit into one address's document. */
const PEOPLE = Array.from({ length: 12 }, (_, i) => `u${i}`);
const LISTS = ["a/list/1", "a/list/2", "b/list"];

type Action = {
  readonly seq: number;
  readonly who: number;
  readonly where: number;
  readonly crime: number;
  readonly day: number;
  readonly what: "PUBLIC" | "PRIVATE" | "DELETE" | "IMPORT";
};
const action: fc.Arbitrary<Action> = fc.record({
  seq: fc.integer({ min: 1, max: 25 }),
  who: fc.nat(PEOPLE.length - 1),
  where: fc.nat(1),
  crime: fc.nat(1),
  day: fc.integer({ min: 1, max: 5 }),
  what: fc.constantFrom("PUBLIC", "PUBLIC", "PUBLIC", "PRIVATE", "DELETE", "IMPORT"),
});

type Known = { readonly ownerId: string; readonly was: Published | undefined; readonly reportedOn: string };

/** The events that the rules would have allowed: each says where its report was before. */
function eventsOf(actions: readonly Action[]): readonly Given[] {
  const reports = new Map<number, Known | "DELETED">();
  return actions.flatMap(({ seq, who, where, crime, day, what }): readonly Given[] => {
    const known = reports.get(seq);
    if (known === "DELETED") return [];
    const reportedOn = known?.reportedOn ?? `2026-01-0${day}`;
    const ownerId = known?.ownerId ?? (what === "IMPORT" ? IMPORTER : (PEOPLE[who] ?? ""));
    const said = declaration({ addressKey: ADDRESSES[where] ?? "", crimeType: CRIMES[crime] ?? "DRUGS" });
    if (what === "DELETE") {
      reports.set(seq, "DELETED");
      return known ? [deleted(seq, known.was, ownerId)] : [];
    }
    const isOpen = what === "PUBLIC" || ownerId === IMPORTER;
    const { addressKey, crimeType } = said;
    reports.set(seq, { ownerId, reportedOn, was: isOpen ? place({ addressKey, crimeType, reportedOn }) : undefined });
    const facts = {
      ownerId,
      reportedOn,
      ...(isOpen ? { declaration: said } : { open: "PRIVATE" as const, declaration: undefined }),
    };
    if (known) return [modified(seq, known.was, facts)];
    return [ownerId === IMPORTER ? imported(seq, LISTS[who % 3] ?? "", reportedOn, facts) : filed(seq, facts)];
  });
}

const inList = (lists: Contents["lists"], name: string) => (lists[name] ?? []).map(Number);
const byNumber = (a: number, b: number) => a - b;

/** The counts of the live public reports, counted anew. */
function expected({ docs }: Contents) {
  const live = Object.entries(docs)
    .filter(([key]) => key.startsWith("report/"))
    .map(([, doc]) => doc as unknown as ReportDoc)
    .filter(({ declaration: said }) => said !== undefined);
  const groups = Map.groupBy(live, (doc) => `${doc.declaration?.addressKey} ${filerOf(doc)}`);
  const leads = [...groups.values()].map((group) =>
    group.reduce((a, b) => {
      const [dayA, dayB] = [a.reportedOn ?? "9", b.reportedOn ?? "9"];
      return dayB < dayA || (dayB === dayA && b.dclrSeq < a.dclrSeq) ? b : a;
    }),
  );
  return { live, leads };
}

const seqsOf = (docs: readonly ReportDoc[]) => docs.map(({ dclrSeq }) => dclrSeq).sort(byNumber);
const isListed = ({ ownerId }: ReportDoc) => ownerId === IMPORTER;

it("the people of an address are the distinct owners of its live public reports, and each leads once", () =>
  fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 60 }), fc.integer({ min: 1, max: 60 }), async (actions, batch) => {
      const { contents } = await projected(reportProjection, history(eventsOf(actions)), batch);
      const { live, leads } = expected(contents);
      for (const addressKey of ADDRESSES) {
        const here = live.filter(({ declaration: said }) => said?.addressKey === addressKey);
        const doc = contents.docs[`address/${addressKey}`] as AddressDoc | undefined;
        const people = new Set(here.filter((each) => !isListed(each)).map(({ ownerId }) => ownerId));
        const lists = new Set(here.filter(isListed).map(filerOf));
        expect([doc?.people ?? 0, doc?.sources.length ?? 0]).toEqual([people.size, lists.size]);
        const counted = Object.values(doc?.crimeTypes ?? {}).reduce((sum, count) => sum + count, 0);
        expect(counted).toBe(people.size);
      }
      const ofPeople = leads.filter((each) => !isListed(each));
      expect(inList(contents.lists, "report:people").sort(byNumber)).toEqual(seqsOf(ofPeople));
      expect(inList(contents.lists, "report:listed").sort(byNumber)).toEqual(seqsOf(leads.filter(isListed)));
      expect(inList(contents.lists, "report:additions").sort(byNumber)).toEqual(
        seqsOf(live.filter((each) => !leads.includes(each))),
      );
      const counts = contents.docs["counts/all"] as CountsDoc | undefined;
      expect(counts?.people ?? 0).toBe(ofPeople.length);
      expect(Object.values(counts?.days ?? {}).reduce((sum, count) => sum + count, 0)).toBe(ofPeople.length);
    }),
    { numRuns: 150 },
  ));
