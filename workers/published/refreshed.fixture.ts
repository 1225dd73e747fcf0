// For tests: a list that is fetched from a publisher, for rules that stand here for the real ones.
import { mkdtemp, rm } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { ListLogin } from "@sb/contracts/published/events.ts";
import type { ListDoc } from "@sb/contracts/published/model.ts";
import type { ListSource, PublishedRemote, TakeStep } from "@sb/contracts/published/remote.ts";
import { readParts } from "@sb/platform/files/in-parts.ts";
import { openFiles } from "@sb/platform/files/open.ts";
import type { Files } from "@sb/platform/files/port.ts";
import { usePublicSite } from "@sb/platform/guarded-fetch/public-site.fixture.ts";
import type { NewJob } from "@sb/platform/jobs/port.ts";
import { openLeases } from "@sb/platform/lease/open.ts";
import type { Leases } from "@sb/platform/lease/port.ts";
import { afterEach, beforeEach } from "vitest";
import { runOf } from "../runtime/testing.ts";
import type { Limits } from "./fetch-list.ts";
import { publishedRefreshHandler } from "./refresh.ts";

const facts = {
  name: "Drainers",
  publisher: "Example Team",
  licence: "CC0",
  mayShare: true,
  source: { url: "https://localhost/lists/drainers.txt" },
  everyHours: 6,
  takenFor: "FRAUD_OTHER",
} as const;

export type Refreshed = {
  /** The publisher's server. */
  readonly site: ReturnType<typeof usePublicSite>;
  files: Files;
  leases: Leases;
  now: string;
  /** Answers of the rules to come. */
  step: TakeStep[];
  /** Whatever the rules were told by the last refresh. */
  noted: unknown[];
  made: NewJob[];
  doc: Partial<ListDoc>;
  source: Partial<ListSource>;
  login: ListLogin | undefined;
  readonly published: PublishedRemote;
  /** Answers with what the rules are told. */
  refresh(payload?: object, limits?: Limits, signal?: AbortSignal, exceptOrigin?: string): Promise<readonly unknown[]>;
  /** Files that are left behind. */
  left(): Promise<readonly string[]>;
};

/** `respond`: as the publisher answers at first. All of it begins anew with each test. */
export function useRefreshed(respond: (response: ServerResponse) => void): Refreshed {
  const site = usePublicSite(respond);
  let folder: string;
  const beginning = () => ({
    ...{ now: "2026-11-20T00:00:00.000Z", step: [], noted: [], made: [], doc: {}, source: {}, login: undefined },
  });
  const published: PublishedRemote = {
    findSource: async () => ({ ...facts, ...refreshed.source }),
    async take(_listSeq, { key, parts, name }) {
      const answer = refreshed.step.shift() ?? { state: "TAKEN", listed: 6, changed: 0, delisted: 0 };
      if (answer.state !== "RUNNING")
        refreshed.noted.push({ name, text: await text(readParts(refreshed.files, key, parts)) });
      return answer;
    },
    noteUnchanged: async () => void refreshed.noted.push("UNCHANGED"),
    noteFailure: async (_listSeq, { code, status, names = [] }) =>
      void refreshed.noted.push([code, status, ...names].filter((each) => each !== undefined).join(" ")),
  };
  const refreshed: Refreshed = {
    ...{ ...beginning(), site, published },
    // They are opened before each test.
    ...{ files: undefined as never, leases: undefined as never },
    async refresh(payload = {}, limits, signal, exceptOrigin) {
      refreshed.noted = [];
      const { files, leases } = refreshed;
      const { kind, handle } = publishedRefreshHandler({
        ...{ published, files, leases, limits, listNetwork: { ...site.network(), exceptOrigin } },
        clock: () => refreshed.now,
        readStore: {
          model: () => ({ get: async () => ({ ...facts, listSeq: 17, state: "ACTIVE", ...refreshed.doc }) }),
        },
        jobs: { enqueue: async (jobs) => void refreshed.made.push(...jobs) },
        vault: { open: async () => refreshed.login },
        log: { info() {}, warn() {}, error() {} },
      });
      await handle(runOf(kind, { listSeq: 17, ...payload }, signal));
      return refreshed.noted;
    },
    left: () => Array.fromAsync(refreshed.files.list("published/incoming/")),
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "sb-lists-"));
    const files = await openFiles("file:", folder);
    Object.assign(refreshed, { ...beginning(), files, leases: await openLeases("local:", folder) });
  });
  afterEach(async () => {
    await refreshed.leases.close();
    await refreshed.files.close();
    await rm(folder, { recursive: true });
  });
  return refreshed;
}
