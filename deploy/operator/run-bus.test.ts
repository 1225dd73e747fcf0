import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineEvent } from "@sb/contracts/events.ts";
import { openBus } from "@sb/platform/bus/open.ts";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import { openEventStore } from "@sb/platform/event-store/open.ts";
import { NO_STREAM, type StreamEvent } from "@sb/platform/event-store/port.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod";
import { runBus } from "./run-bus.ts";

let folder: string;
const ends: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sb-bus-"));
  ends.push(() => rm(folder, { recursive: true }));
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function command(...args: string[]): Promise<{ readonly code: number; readonly output: string }> {
  const lines: string[] = [];
  const code = await runBus(args, { SB_DATA_DIR: folder, SB_LOG_LEVEL: "silent" }, (line) => void lines.push(line));
  return { code, output: lines.join("\n") };
}

const EVENT = "01990000-0000-7000-8000-000000000001";
const Fails = defineEvent("Fails", { version: 1, data: z.object({}) });

/** In a server of its own, whose handler fails until it is mended. */
async function holdOneBack(): Promise<{ readonly handled: readonly string[]; readonly mend: () => void }> {
  const eventStore = await openEventStore("sqlite:", folder);
  const log = { info() {}, warn() {}, error() {} };
  const bus = await openBus("inline:", folder, { eventStore, travels: () => true, log, backOff: () => 1 });
  ends.push(
    () => eventStore.close(),
    () => bus.close(),
  );
  const handled: string[] = [];
  let isMended = false;
  const handle = async ({ meta }: StreamEvent) => {
    if (!isMended) throw new Error("never");
    handled.push(meta.eventId);
  };
  await bus.subscribe(defineSubscription({ group: "report-eraser", handles: [Fails], handle }));
  const meta = { eventId: EVENT, correlationId: "c", actor: "t", at: "2026-01-02T00:00:00.000Z" };
  await eventStore.append("report-7", [{ type: "Fails", version: 1, data: {}, meta }], NO_STREAM);
  await vi.waitFor(async () => expect(await bus.paused()).toHaveLength(1), { timeout: 20_000 });
  const mend = () => {
    isMended = true;
  };
  return { handled, mend };
}

test("lists what is held back, skips it beside the server, and shows what was skipped", async () => {
  expect(await command("held")).toEqual({ code: 0, output: "Nothing is held back." });
  await holdOneBack();
  const { output } = await command("held");
  expect(output).toMatch(
    /^report-eraser {2}\S{36} {2}Fails of report-7: \d+ tries, held back since 2\S+Z: Error: never\n1 streams/,
  );
  expect(output).toContain(EVENT);
  expect(await command("skip", "report-eraser", EVENT, "the agency has it")).toMatchObject({ code: 0 });
  await vi.waitFor(async () => expect((await command("held")).output).toBe("Nothing is held back."), {
    timeout: 20_000,
  });
  expect((await command("skipped", "report-eraser")).output).toMatch(
    /Z {2}\S{36} {2}Fails of report-7, by system:operator: the agency has it\n1 /,
  );
});

test("replays beside the server what was skipped, and nothing else", async () => {
  const { handled, mend } = await holdOneBack();
  const unknown = await command("replay", "report-eraser", EVENT);
  expect(unknown).toEqual({ code: 1, output: `The event ${EVENT} was not skipped in the group report-eraser.` });
  await command("skip", "report-eraser", EVENT, "until the release that can");
  await vi.waitFor(async () => expect((await command("held")).output).toBe("Nothing is held back."), {
    timeout: 20_000,
  });
  mend();
  expect(await command("replay", "report-eraser", EVENT)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Ordered/),
  });
  await vi.waitFor(() => expect(handled).toEqual([EVENT]), { timeout: 20_000 });
  expect((await command("skipped", "report-eraser")).output).toMatch(/operator, replay ordered 2\S+Z: until the/);
});

test("says what can't be skipped", async () => {
  expect(await command("skip", "report-eraser", "event-9", "why")).toEqual({
    code: 1,
    output: "The event event-9 holds nothing back in the group report-eraser.",
  });
  expect(await command("skip", "report-eraser", "event-9", " ")).toMatchObject({ code: 1 });
});

test.each([[[]], [["skip", "report-eraser"]], [["replay", "report-eraser"]], [["held", "x"]], [["other"]]])(
  "%j shows how it is used",
  async (args) => {
    expect(await command(...args)).toMatchObject({ code: 2, output: expect.stringContaining("Usage") });
  },
);

test("a missing data folder is one clear line", async () => {
  const lines: string[] = [];
  const code = await runBus(["held"], { SB_DATA_DIR: join(folder, "missing") }, (line) => void lines.push(line));
  expect([code, lines]).toEqual([1, [expect.stringContaining("There is no data folder")]]);
});
