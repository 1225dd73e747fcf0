// The world that each part of the bus's contract works with.
import { expect, vi } from "vitest";
import type { EventStore, StreamEvent } from "../../event-store/port.ts";
import type { Bus } from "../port.ts";
import { eventsOf } from "../testing/testing.ts";

/** A new bus without events. Retries must come within milliseconds. Streams of the kind `key` don't travel. */
export type BusPlace = {
  readonly eventStore: Pick<EventStore, "head" | "readStream">;
  /** May be called again, as by another process. */
  open(): Promise<Bus>;
  /** How long a process may be silent until others take over its groups, in milliseconds; undefined where that has no limit. */
  readonly sessionMs: number | undefined;
  /** Another process that consumes this group's events of the type A. */
  startProcess(group: string): Promise<GroupProcess>;
  /** Appends events of these types to a stream and makes sure that the bus gets them. */
  emit(stream: string, ...types: string[]): Promise<void>;
  remove(): Promise<void>;
};

export type GroupProcess = {
  /** `stream revision` of what was delivered there, in that order. */
  delivered(): readonly string[];
  /** By SIGKILL; resolves when it is gone. */
  kill(): Promise<void>;
};

export type BusWorld = {
  /** The bus under test, without events at first. */
  readonly bus: () => Bus;
  readonly place: () => BusPlace;
  /** Closes the bus and opens it again, as a restart does. */
  readonly reopen: () => Promise<void>;
  /** Subscribes a group that keeps what it gets in `seen`. */
  readonly collect: (group: string, seen: StreamEvent[]) => ReturnType<Bus["subscribe"]>;
};

export const handles = eventsOf("A", "B", "C", "X", "Y");

/** Resolves when `check` no longer throws, with time enough for a busy machine. */
export const until = (check: () => void | Promise<void>): Promise<void> => vi.waitFor(check, { timeout: 20_000 });

/** `revision type` of a stream's events, each once, in the order they came. */
export const typesOf = (seen: readonly StreamEvent[], stream: string): readonly string[] => [
  ...new Set(seen.filter((event) => event.stream === stream).map(({ type, revision }) => `${revision} ${type}`)),
];

export const has = (seen: readonly StreamEvent[], type: string) => (): void =>
  expect(seen.map((event) => event.type)).toContain(type);
