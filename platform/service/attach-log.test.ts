import { expect, test } from "vitest";
import type { Misfit } from "../event-store/misfit.ts";
import { attachToLog } from "./attach-log.ts";

const misfit = (name: string, file: string, at = "0009", reason: Misfit["reason"] = "BEYOND_END"): Misfit => ({
  name,
  file,
  reason,
  at,
});

test("a restore that is older is one line for each kind of file, however many models and indexes there are", async () => {
  const lines: string[] = [];
  const eventStore = { name: "events.db" as const, log: async () => ({ id: "log-1", end: "0005" }) };
  const attach = (...misfits: readonly Misfit[]) => ({ attach: async () => misfits });
  const models = Array.from({ length: 30 }, (_, at) => misfit(`model${at}@1`, "/data/read.db", `00${at + 10}`));
  const indexes = Array.from({ length: 30 }, (_, at) => misfit(`index${at}@1`, `/data/search-index${at}@1.db`));
  const stores = [
    attach(...models),
    attach(...indexes),
    attach(misfit("webhook-wakes", "/data/bus.db", "", "OTHER_LOG")),
  ];
  await attachToLog(eventStore, stores, { error: (_fields: object, line?: string) => void lines.push(line ?? "") });
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(
    /^events\.db ends at 0005, but \/data\/read\.db \(model0@1, .*model29@1\) was made from events up to 0039:/,
  );
  expect(lines[1]).toMatch(/\/data\/search-\* \(index0@1, /);
  expect(lines[2]).toBe("/data/bus.db (webhook-wakes) was made from another log than events.db: it is made anew");
  await attachToLog({ ...eventStore, name: "EventStoreDB" }, stores, {
    error: (_fields: object, line?: string) => void lines.push(line ?? ""),
  });
  expect(lines.slice(3).filter((line) => line.includes("events.db"))).toEqual([]);
});
