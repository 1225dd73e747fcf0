// A bus on a Kafka of its own: topics and groups with a prefix that nobody else has, and a relay.
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, vi } from "vitest";
import { openEventStore } from "../../event-store/open.ts";
import type { EventStore } from "../../event-store/port.ts";
import { uuidv7 } from "../../ids.ts";
import type { LogFields } from "../../log-port.ts";
import type { GroupProcess } from "../contract/world.ts";
import { openBus } from "../open.ts";
import type { BusOptions } from "../port.ts";
import { removeFromKafka } from "./kafka-remove.ts";

const CHILD = fileURLToPath(new URL("./consumer-child.ts", import.meta.url));
const SESSION_MS = 2_000;

export const until = (check: () => void | Promise<void>): Promise<void> => vi.waitFor(check, { timeout: 25_000 });

/** `server`: kafka://host:port. */
export async function createKafkaPlace(server: string, partitions = 1, logged: LogFields[] = []) {
  const folder = await mkdtemp(join(tmpdir(), "sb-kafka-bus-"));
  const eventStore = await openEventStore("sqlite:", folder);
  const prefix = `t-${randomUUID()}`;
  const url = `${server}?prefix=${prefix}&partitions=${partitions}&session=${SESSION_MS}`;
  const note = (fields: LogFields) => void logged.push(fields);
  const options: BusOptions = {
    eventStore,
    sealed: { follow: eventStore.follow, open: async (events) => events },
    travels: (stream) => !stream.startsWith("key-"),
    log: { info() {}, warn: note, error: note },
    backOff: () => 1,
  };
  const open = (overridden: Partial<BusOptions> = {}) => openBus(url, "", { ...options, ...overridden });
  const relaying = await open();
  const relay = relaying.relay();
  return {
    url,
    prefix,
    eventStore,
    relay,
    open,
    sessionMs: SESSION_MS,
    startProcess: (group: string) => startProcess([folder, group, url]),
    emit: (stream: string, ...types: string[]) => emit(eventStore, stream, types),
    async remove() {
      await relaying.close();
      await eventStore.close();
      await rm(folder, { recursive: true });
      await removeFromKafka(url, `${prefix}.`);
    },
  };
}

async function startProcess(args: readonly string[]): Promise<GroupProcess> {
  const child = spawn(process.execPath, [CHILD, ...args], { stdio: ["ignore", "pipe", "inherit"] });
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
    const meta = { eventId, correlationId: eventId, actor: "t", at: "2026-01-01" };
    return { type, version: 1, data: { type }, meta };
  });
  await eventStore.append(stream, events, revision);
}
