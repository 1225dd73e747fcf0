import { reportExamples } from "@sb/contracts/report/stored-examples.ts";
import type { NewJob } from "@sb/platform/jobs/port.ts";
import { beforeEach, expect, test } from "vitest";
import { receiptSubscription } from "./receipts.ts";

const meta = { eventId: "e-1", correlationId: "c", actor: "u-1", at: "2026-01-02T03:04:05.000Z" };
const filings = reportExamples.filter(({ type }) => type === "DeclarationFiled");

const jobs: NewJob[] = [];
beforeEach(() => {
  jobs.length = 0;
});
const { deliver } = receiptSubscription({ enqueue: async (made) => void jobs.push(...made) });
const filed = (data: unknown, version: number) => ({
  stream: "report-7",
  revision: 0,
  type: "DeclarationFiled",
  version,
  data,
  meta,
});

test.each(filings)("a person's filing makes a job of ids, an entry of a list none: version $version", async (event) => {
  const { data, version } = event as { readonly data: object; readonly version: number };
  await deliver(filed(data, version));
  await deliver(filed(data, version));
  if ("provenance" in data) return expect(jobs).toEqual([]);
  const { dclrSeq, ownerId } = data as { readonly dclrSeq?: number; readonly ownerId?: string };
  expect(new Set(jobs.map(({ id }) => id))).toEqual(new Set(["e-1"]));
  expect(jobs[0]?.payload).toEqual({ mail: "REPORT_FILED", userId: ownerId, dclrSeq, filedAt: meta.at });
});

test("both kinds of filings are among the examples", () => {
  const isListed = ({ data }: (typeof filings)[number]) => "provenance" in (data as object);
  expect(new Set(filings.map(isListed))).toEqual(new Set([true, false]));
});
