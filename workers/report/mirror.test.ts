import type { PublicDeclaration } from "@sb/contracts/report/events.ts";
import { ReportMirror } from "@sb/contracts/report/jobs.ts";
import type { ReportDoc } from "@sb/contracts/report/model.ts";
import { reportExamples } from "@sb/contracts/report/stored-examples.ts";
import type { NewJob } from "@sb/platform/jobs/port.ts";
import type { Doc } from "@sb/platform/read-store/port.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { runOf } from "../runtime/testing.ts";
import { mirrorHandler, mirrorSubscription } from "./mirror.ts";

const meta = { eventId: "e-1", correlationId: "c", actor: "u-1", at: "2026-01-02T03:04:05.000Z" };
const declaration: PublicDeclaration = {
  ...{ declareType: "SITE", crimeType: "HACKING", adrs: "evil.example", addressKey: "evil.example" },
  ...{ title: "A title", comment: "Words", etcSrc: [] },
};
const doc: ReportDoc = {
  ...{ dclrSeq: 7, ownerId: "u-1", open: "PUBLIC", status: "RECEIVED", filedAt: meta.at, declaration },
  ...{ pendingRequests: [], deliveries: [], sealed: "sealed", extras: 0, revision: 0 },
};

describe("events of reports", () => {
  const jobs: NewJob[] = [];
  beforeEach(() => {
    jobs.length = 0;
  });
  const partners = { put: async () => undefined, close: async () => undefined };
  const subscription = mirrorSubscription({ jobs: { enqueue: async (made) => void jobs.push(...made) }, partners });
  const deliver = (type: string, version: number, data: unknown) =>
    subscription.deliver({ stream: "report-7", revision: 0, type, version, data, meta });

  test.each(reportExamples.filter(({ type }) => type !== "ExtraInfoAdded"))(
    "make a job where something public may have changed: $type $version",
    async ({ type, version, data }) => {
      await deliver(type, version, data);
      const { open, was, provenance, addressKey } = data as Record<string, unknown>;
      const isPublic = (open === "PUBLIC" && !provenance) || was !== undefined || addressKey !== undefined;
      expect(jobs.map(({ id, payload }) => [id, Object.keys(payload as object)])).toEqual(
        isPublic ? [["e-1", ["dclrSeq"]]] : [],
      );
    },
  );

  test("of private reports tell nothing, not even a number", async () => {
    const owned = { dclrSeq: 7, ownerId: "u-1" };
    await deliver("DeclarationFiled", 2, { ...owned, open: "PRIVATE", agreements: [], shareReporter: false });
    await deliver("DeclarationModified", 2, { ...owned, open: "PRIVATE", agreements: [], shareReporter: false });
    await deliver("DeclarationDeleted", 1, owned);
    await deliver("DeletionRequested", 1, { dclrSeq: 7, requestSeq: 1 });
    expect(jobs).toEqual([]);
  });

  test("wait for a topic: the group begins when there is one", () => {
    expect(subscription.isOff).toBe(false);
    expect(mirrorSubscription({ jobs: { enqueue: async () => undefined } }).isOff).toBe(true);
  });
});

describe("the job", () => {
  let report: Doc | undefined;
  let isReached: boolean;
  let meanwhile: () => void;
  const published: (readonly [string, string | null])[] = [];
  beforeEach(() => {
    report = { ...doc };
    isReached = true;
    meanwhile = () => undefined;
    published.length = 0;
  });
  const unused = async () => {
    throw new Error("not asked for here");
  };
  const { handle } = mirrorHandler({
    readStore: {
      whenReached: async () => isReached,
      model: () => ({
        get: async () => report,
        getMany: async (keys) => keys.map(() => undefined),
        list: unused,
        listAfter: unused,
      }),
    },
    eventStore: { head: async () => "1" },
    partners: {
      async put(key, value) {
        published.push([key, value]);
        meanwhile();
      },
      close: async () => undefined,
    },
  });
  const run = () => handle(runOf(ReportMirror.kind, { dclrSeq: 7 }));
  const titles = () => published.map(([, value]) => (value === null ? null : JSON.parse(value).title));

  test("publishes the report as it is now, under its number", async () => {
    await run();
    expect(published).toEqual([["7", expect.stringContaining('"title":"A title"')]]);
    expect(published[0]?.[1]).not.toContain("u-1");
  });

  test("says that a report is gone which was deleted or made private", async () => {
    report = undefined;
    await run();
    report = { ...doc, open: "PRIVATE", declaration: undefined };
    await run();
    expect(published).toEqual([
      ["7", null],
      ["7", null],
    ]);
  });

  test("publishes again what changed while it published: old words must not stand after newer ones", async () => {
    meanwhile = () => {
      if (published.length === 1) report = { ...doc, declaration: { ...declaration, title: "Another" } };
      if (published.length === 2) report = undefined;
    };
    await run();
    expect(titles()).toEqual(["A title", "Another", null]);
  });

  test("is put off where the reports are not up to date", async () => {
    isReached = false;
    await expect(run()).rejects.toMatchObject({ code: "PUT_OFF", reason: "MODEL_BEHIND" });
    expect(published).toEqual([]);
  });
});
