import { WatchMatch } from "@sb/contracts/watch/jobs.ts";
import type { NewJob } from "@sb/platform/jobs/port.ts";
import { expect, test } from "vitest";
import { watchMatchesSubscription } from "./match-jobs.ts";

const at = "2026-11-22T09:00:00.000Z";
const meta = { eventId: "e-1", correlationId: "c", actor: "u-1", at };
const owned = { dclrSeq: 7, ownerId: "u-1" };
const consent = { agreements: [], shareReporter: false };
const was = { addressKey: "key", crimeType: "HACKING", reportedOn: "2026-11-22" };

async function jobsOf(type: string, version: number, data: object): Promise<readonly NewJob[]> {
  const jobs: NewJob[] = [];
  const { deliver } = watchMatchesSubscription({
    jobs: { enqueue: async (made) => void jobs.push(...made) },
    vault: { mac: (purpose, text) => `${purpose}.${text}` },
    eventStore: { head: async () => "0000000000000009" },
  });
  await deliver({ stream: "report-7", revision: 0, type, version, data, meta });
  return jobs;
}

const job = (more: object) => [
  { kind: WatchMatch.kind, id: "e-1", payload: { dclrSeq: 7, at, position: "0000000000000009", ...more } },
];

test.each([
  ["a public report", "DeclarationFiled", 2, { ...owned, open: "PUBLIC", ...consent }, { occasion: "REPORTED" }],
  [
    "a report that is changed in public",
    "DeclarationModified",
    2,
    { ...owned, open: "PUBLIC", ...consent, was },
    { occasion: "REPORTED", was: "watch-target.key" },
  ],
  [
    "a request to delete one",
    "DeletionRequested",
    1,
    { dclrSeq: 7, requestSeq: 8, addressKey: "key" },
    { occasion: "DISPUTED", topic: "watch-target.key" },
  ],
  [
    "a request to delete one on a script of Litecoin, which a Bitcoin address may mean too,",
    "DeletionRequested",
    1,
    { dclrSeq: 7, requestSeq: 8, addressKey: "MRvLP8fSzQLoiGGLcAWwDko68nyXfRCXVS" },
    {
      ...{ occasion: "DISPUTED", topic: "watch-target.MRvLP8fSzQLoiGGLcAWwDko68nyXfRCXVS" },
      also: ["watch-target.3KiC5FFV3HVNukzSWHXbQ7Ygp6P5gt45W1"],
    },
  ],
  [
    "a removal after a request",
    "DeletionRequestAccepted",
    1,
    { dclrSeq: 7, requestSeq: 8, addressKey: "key", outcome: "REMOVED" },
    { occasion: "CLEARED", topic: "watch-target.key" },
  ],
] as const)("%s makes one job, without the target", async (_, type, version, data, expected) => {
  expect(await jobsOf(type, version, data)).toEqual(job(expected));
});

test.each([
  ["a private report", "DeclarationFiled", 2, { ...owned, open: "PRIVATE", ...consent }],
  [
    "an entry of a published list",
    "DeclarationFiled",
    2,
    { ...owned, open: "PUBLIC", ...consent, provenance: { source: "a list" } },
  ],
  ["a report made private", "DeclarationModified", 2, { ...owned, open: "PRIVATE", ...consent, was }],
  ["a request about a private report", "DeletionRequested", 1, { dclrSeq: 7, requestSeq: 8 }],
  [
    "a correction after a request",
    "DeletionRequestAccepted",
    1,
    { dclrSeq: 7, requestSeq: 8, addressKey: "key", outcome: "CORRECTED" },
  ],
] as const)("%s makes none", async (_, type, version, data) => {
  expect(await jobsOf(type, version, data)).toEqual([]);
});
