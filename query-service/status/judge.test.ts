import type { StatusPart } from "@sb/contracts/status/wire.ts";
import { describe, expect, test } from "vitest";
import { judge, type Names, type Seen } from "./judge.ts";

const NAMES: Names = {
  lookup: ["report@7", "published@1"],
  search: ["report-index@7"],
  filingGroups: ["report-eraser"],
  deliveryGroups: ["delivery-shares"],
  deliveryJobs: ["delivery-send"],
  mailJobs: ["watch-mail"],
};
const NOW = Date.parse("2026-11-27T12:00:00.000Z");
const MINUTE = 60_000;

const projection = (name: string, lagMs = 0) =>
  ({ projection: name, state: "live", ready: true, lagEvents: 0, lagMs }) as const;
const group = (name: string, lag = 0) => ({ group: name, held: 0, lag });

const WELL: Seen = {
  away: [],
  isDiskFull: false,
  unready: [],
  projections: [projection("report@7"), projection("published@1"), projection("report-index@7")],
  groups: [group("report-eraser"), group("delivery-shares")],
  jobs: [{ kind: "delivery-send", lagMs: 0 }],
  lists: [{ seenAt: "2026-11-27T10:00:00.000Z", everyHours: 6 }],
};

const toldOf = (part: StatusPart, seen: Partial<Seen>) => {
  const { part: _, ...told } = judge({ ...WELL, ...seen }, NAMES, NOW).find((each) => each.part === part) ?? {};
  return told;
};

test("where all is well, every part runs", () => {
  expect(judge(WELL, NAMES, NOW).map(({ part, state }) => [part, state])).toEqual(
    ["FILING", "LOOKUP", "SEARCH", "DELIVERY", "MAIL", "LISTS"].map((part) => [part, "RUNNING"]),
  );
});

describe("reports are taken in", () => {
  test.each(["eventStore", "keys", "files"])("not without %s", (port) => {
    expect(toldOf("FILING", { away: [port] })).toEqual({ state: "DOWN" });
  });

  test("not on a full disk, nor where no process decides", () => {
    expect(toldOf("FILING", { isDiskFull: true })).toEqual({ state: "DOWN" });
    expect(toldOf("FILING", { groups: [group("delivery-shares")] })).toEqual({ state: "DOWN" });
  });

  test("perhaps, where the other processes can't be heard", () => {
    expect(toldOf("FILING", { away: ["readStore"], groups: [] })).toEqual({ state: "UNKNOWN" });
  });
});

describe("look-ups and searches", () => {
  test("are down while a model is built, and never say that nothing is listed", () => {
    expect(toldOf("LOOKUP", { unready: ["published@1"] })).toEqual({ state: "DOWN" });
    expect(toldOf("SEARCH", { unready: ["published@1"] })).toEqual({ state: "RUNNING" });
    expect(toldOf("SEARCH", { away: ["search"] })).toEqual({ state: "DOWN" });
  });

  test("say how late new reports are, in whole minutes", () => {
    const behind = (ms: number) => [
      projection("report@7", ms),
      projection("published@1"),
      projection("report-index@7"),
    ];
    expect(toldOf("LOOKUP", { projections: behind(MINUTE - 1) })).toEqual({ state: "RUNNING" });
    expect(toldOf("LOOKUP", { projections: behind(7.9 * MINUTE) })).toEqual({ state: "DELAYED", delayMinutes: 7 });
  });

  test("are late where no projector tells of itself, and unknown where it can't be asked", () => {
    expect(toldOf("LOOKUP", { projections: [] })).toEqual({ state: "DELAYED" });
    expect(toldOf("LOOKUP", { projections: undefined })).toEqual({ state: "UNKNOWN" });
  });
});

describe("deliveries and mails", () => {
  test("wait as long as their oldest job, each by itself", () => {
    const jobs = [
      { kind: "delivery-send", lagMs: 12 * MINUTE },
      { kind: "watch-mail", lagMs: 1 },
    ];
    expect(toldOf("DELIVERY", { jobs })).toEqual({ state: "DELAYED", delayMinutes: 12 });
    expect(toldOf("MAIL", { jobs })).toEqual({ state: "RUNNING" });
  });

  test("wait as long as the reports that nobody has shared yet", () => {
    const groups = [group("report-eraser"), group("delivery-shares", 3 * MINUTE)];
    expect(toldOf("DELIVERY", { groups })).toEqual({ state: "DELAYED", delayMinutes: 3 });
  });

  test("are down without a process that carries them, and unknown without the jobs", () => {
    expect(toldOf("DELIVERY", { groups: [group("report-eraser")] })).toEqual({ state: "DOWN" });
    expect(toldOf("MAIL", { jobs: undefined })).toEqual({ state: "UNKNOWN" });
  });
});

describe("published lists", () => {
  test("say when one was last seen, and are late where one is overdue", () => {
    const lists = [...(WELL.lists ?? []), { seenAt: "2026-11-24T12:00:00.000Z", everyHours: 24 }];
    expect(toldOf("LISTS", { lists })).toEqual({ state: "DELAYED", refreshedAt: "2026-11-27T10:00:00.000Z" });
    expect(toldOf("LISTS", { lists: [{ seenAt: undefined, everyHours: 1 }] })).toEqual({ state: "DELAYED" });
  });

  test("are not spoken of where none is fetched", () => {
    expect(toldOf("LISTS", { lists: [] })).toEqual({});
  });
});
