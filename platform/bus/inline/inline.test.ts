import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openEventStore } from "../../event-store/open.ts";
import type { EventStore, StreamEvent } from "../../event-store/port.ts";
import { uuidv7 } from "../../ids.ts";
import type { LogFields } from "../../log-port.ts";
import { testBus } from "../contract/contract.ts";
import type { GroupProcess } from "../contract/world.ts";
import { openBus } from "../open.ts";
import type { Bus, BusOptions, EventFailure } from "../port.ts";
import { defineSubscription } from "../subscription.ts";
import { eventsOf } from "../testing/testing.ts";

const CHILD = fileURLToPath(new URL("../testing/consumer-child.ts", import.meta.url));

/** Retries `check` until it no longer throws, patiently enough for a busy machine. */
const until = (check: () => void | Promise<void>): Promise<void> => vi.waitFor(check, { timeout: 20_000 });

async function createPlace(logged: LogFields[] = [], failures: EventFailure[] = []) {
  const folder = await mkdtemp(join(tmpdir(), "sb-bus-"));
  const eventStore = await openEventStore("sqlite:", folder);
  const note = (fields: LogFields) => void logged.push(fields);
  const options: BusOptions = {
    eventStore,
    travels: (stream) => !stream.startsWith("key-"),
    log: { info: note, warn: note, error: note },
    backOff: () => 1,
    onFailure: (failure) => void failures.push(failure),
  };
  return {
    eventStore,
    open: (overridden: Partial<BusOptions> = {}) => openBus("inline:", folder, { ...options, ...overridden }),
    sessionMs: undefined,
    startProcess: (group: string) => startProcess(folder, group),
    folder,
    emit: (stream: string, ...types: string[]) => emit(eventStore, stream, types),
    async remove() {
      await eventStore.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function startProcess(folder: string, group: string): Promise<GroupProcess> {
  const child = spawn(process.execPath, [CHILD, folder, group], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  await until(() => expect(output).toMatch(/^ready$/m));
  return {
    // Up to the last whole line: it may be killed in the middle of one.
    delivered: () =>
      output
        .split("\n")
        .slice(0, -1)
        .filter((line) => line !== "ready"),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

async function emit(eventStore: EventStore, stream: string, types: readonly string[]): Promise<void> {
  const { revision } = await eventStore.readStream(stream);
  const events = types.map((type) => {
    const eventId = uuidv7();
    return {
      type,
      version: 1,
      data: { type },
      meta: { eventId, correlationId: eventId, actor: "t", at: "2026-01-01" },
    };
  });
  await eventStore.append(stream, events, revision);
}

testBus("inline", createPlace);

describe("the inline bus", () => {
  const logged: LogFields[] = [];
  const failures: EventFailure[] = [];
  let place: Awaited<ReturnType<typeof createPlace>>;
  let bus: Bus | undefined;
  beforeEach(async () => {
    logged.length = 0;
    failures.length = 0;
    bus = undefined;
    place = await createPlace(logged, failures);
  });
  afterEach(async () => {
    await bus?.close();
    await place.remove();
  });

  test("delivers an event once if nothing fails, over many batches and a restart", async () => {
    const seen: string[] = [];
    const handle = async ({ type }: StreamEvent): Promise<void> => void seen.push(type);
    const types = Array.from({ length: 250 }, (_, at) => `T${at}`);
    await place.emit("a-1", ...types);
    bus = await place.open();
    const handles = eventsOf(...types, "last");
    await bus.subscribe(defineSubscription({ group: "one", handles, handle }));
    await until(() => expect(seen).toHaveLength(250));
    await bus.close();
    bus = await place.open();
    await bus.subscribe(defineSubscription({ group: "one", handles, handle }));
    await place.emit("a-1", "last");
    await until(() => expect(seen).toContain("last"));
    expect(seen).toEqual([...types, "last"]);
  });

  test("brings a page at once to a group that takes it so, and holds back only what fails by itself", async () => {
    const pages: (readonly string[])[] = [];
    const alone: string[] = [];
    await place.emit("a-1", "A", "B");
    await place.emit("a-2", "X", "Y");
    await place.emit("a-3", "C");
    bus = await place.open();
    await bus.subscribe({
      ...{ group: "one", handles: eventsOf("A", "B", "C", "X", "Y") },
      async deliver({ type }) {
        if (type === "X") throw new Error("never");
        alone.push(type);
      },
      async deliverAll(events) {
        pages.push(events.map(({ type }) => type));
        if (pages.length === 1) throw new Error("not all of them");
      },
    });
    await until(() => expect(alone).toEqual(["A", "B", "C"]));
    await place.emit("a-4", "A", "B");
    await until(() => expect(pages).toHaveLength(2));
    expect(pages).toEqual([
      ["A", "B", "X", "Y", "C"],
      ["A", "B"],
    ]);
    expect(await bus.paused()).toMatchObject([{ stream: "a-2", eventType: "X" }]);
    expect(alone).toEqual(["A", "B", "C"]);
  });

  test("reports which event failed in which group and how often, without its content", async () => {
    let tries = 0;
    const handle = async (): Promise<void> => {
      tries += 1;
      if (tries < 3) throw new Error("it can't be handled: the words of the victim");
    };
    bus = await place.open();
    await bus.subscribe(defineSubscription({ group: "one", handles: eventsOf("A"), handle }));
    await place.emit("a-1", "A");
    await until(() => expect(tries).toBe(3));
    const [event] = await place.eventStore.readAll("", 1);
    const named = { group: "one", eventId: event?.meta.eventId, eventType: "A" };
    expect(failures).toEqual([
      { ...named, failures: 1 },
      { ...named, failures: 2 },
    ]);
    const code = "EVENT_HELD_BACK";
    await until(() => expect(logged).toHaveLength(3));
    expect(logged).toEqual([
      expect.objectContaining({ ...failures[0], code }),
      expect.objectContaining({ ...failures[1], code }),
      expect.objectContaining({ code: "EVENT_RELEASED" }),
    ]);
    expect(JSON.stringify(logged)).not.toContain("victim");
  });

  test("resumes after the event store could not be followed", async () => {
    const seen: string[] = [];
    let follows = 0;
    const { eventStore } = place;
    const follow: EventStore["follow"] = (options) => {
      follows += 1;
      if (follows < 3) throw new Error("not yet");
      return eventStore.follow(options);
    };
    bus = await place.open({ eventStore: { ...eventStore, follow } });
    await bus.subscribe(
      defineSubscription({ group: "one", handles: eventsOf("A"), handle: async ({ type }) => void seen.push(type) }),
    );
    await place.emit("a-1", "A");
    await until(() => expect(seen).toEqual(["A"]));
    expect(follows).toBe(3);
  });

  test("accepts one consumer per group, and another once that has stopped", async () => {
    bus = await place.open();
    const subscription = defineSubscription({ group: "one", handles: [], handle: async () => {} });
    const consumer = await bus.subscribe(subscription);
    await expect(bus.subscribe(subscription)).rejects.toThrow("one");
    await consumer.stop();
    await bus.subscribe(subscription);
  });

  test("does not bring what was skipped again when its own file is lost", async () => {
    const seen: string[] = [];
    const handle = async ({ type }: StreamEvent): Promise<void> => {
      if (type === "B") throw new Error("never");
      seen.push(type);
    };
    const subscription = defineSubscription({ group: "one", handles: eventsOf("A", "B", "C"), handle });
    bus = await place.open();
    await bus.subscribe(subscription);
    await place.emit("a-1", "A", "B", "C");
    await until(async () => expect(await bus?.paused()).toHaveLength(1));
    const [{ eventId = "" } = {}] = await bus.paused();
    await bus.skip({ group: "one", eventId, reason: "it can't be told any more" });
    await until(() => expect(seen).toEqual(["A", "C"]));
    await bus.close();
    for (const end of ["", "-wal", "-shm"]) await rm(join(place.folder, `bus.db${end}`), { force: true });
    failures.length = 0;
    bus = await place.open();
    await bus.subscribe(subscription);
    await until(() => expect(seen).toEqual(["A", "C", "A", "C"]));
    expect(failures).toEqual([]);
  });

  test("waits as a whole while too many streams are held back, and says so", async () => {
    const seen: string[] = [];
    let isRepaired = false;
    const handle = async ({ stream, type }: StreamEvent): Promise<void> => {
      if (type === "B" && !isRepaired) throw new Error("not now");
      seen.push(`${stream} ${type}`);
    };
    bus = await place.open({ pausedMax: 2 });
    await bus.subscribe(defineSubscription({ group: "one", handles: eventsOf("A", "B"), handle }));
    await place.emit("a-1", "B");
    await place.emit("a-2", "B");
    await until(() => expect(logged).toContainEqual(expect.objectContaining({ code: "GROUP_HELD_BACK", held: 2 })));
    await place.emit("a-3", "A");
    const tries = failures.length;
    await until(() => expect(failures.length).toBeGreaterThan(tries + 4));
    expect(seen).toEqual([]);
    isRepaired = true;
    await until(() => expect(seen.toSorted()).toEqual(["a-1 B", "a-2 B", "a-3 A"]));
  });

  test("takes its turn once it can, where its lock can't be made at first", async () => {
    const seen: string[] = [];
    await writeFile(join(place.folder, "bus.db-groups"), "");
    bus = await place.open();
    const handle = async ({ type }: StreamEvent): Promise<void> => void seen.push(type);
    await bus.subscribe(defineSubscription({ group: "one", handles: eventsOf("A"), handle }));
    await place.emit("a-1", "A");
    await until(() => expect(logged.length).toBeGreaterThan(1));
    await rm(join(place.folder, "bus.db-groups"));
    await until(() => expect(seen).toEqual(["A"]));
  });

  test("rejects a group that could be no file", async () => {
    bus = await place.open();
    for (const group of ["", "../one", "One", "one ", "one--two"]) {
      await expect(bus.subscribe({ group, handles: [], deliver: async () => {} })).rejects.toThrow("no name");
    }
  });

  test("rejects the URL of another kind of bus", async () => {
    await expect(openBus("amqp://user:secret@host", "/nowhere", await options())).rejects.toThrow(/amqp:$/);
  });

  const options = async (): Promise<BusOptions> => ({
    eventStore: place.eventStore,
    travels: () => true,
    log: { info() {}, warn() {}, error() {} },
  });
});
