// For the tests of report routes: the real event store and vault, files in memory.

import { randomBytes } from "node:crypto";
import type { ReportCommandKey } from "@sb/contracts/report/routes.ts";
import { createHandleCommand } from "@sb/platform/decide/handle.ts";
import type { EventStore } from "@sb/platform/event-store/port.ts";
import { openTempEventStore, type TempEventStore } from "@sb/platform/event-store/testing/testing.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { HttpRequest, UploadedFile } from "@sb/platform/http/handler.ts";
import { createKeysInLog } from "@sb/platform/keys/in-log.ts";
import { openMemory } from "@sb/platform/rate-limit/memory.ts";
import { openEvents } from "@sb/platform/vault/open-events.ts";
import { createVault } from "@sb/platform/vault/vault.ts";
import { createAccountGate } from "../account/gate.ts";
import { createTermsBook } from "../terms/book.ts";
import type { ReportDeps } from "./deps.ts";

export const NOW = "2026-03-01T09:00:00.000Z";

export type Bench = AsyncDisposable & {
  readonly deps: ReportDeps;
  /** Another process on the same store. */
  readonly another: () => Promise<Bench>;
  /** The content of the files port. */
  readonly stored: Map<string, Uint8Array>;
};

export async function openBench(): Promise<Bench> {
  const temp: TempEventStore = await openTempEventStore();
  const masterKey = randomBytes(32);
  const stored = new Map<string, Uint8Array>();
  const dispose = () => temp[Symbol.asyncDispose]();
  const benchOn = (log: EventStore): Bench => ({
    deps: depsOn(log, masterKey, stored),
    another: async () => benchOn(await temp.another()),
    stored,
    [Symbol.asyncDispose]: dispose,
  });
  return benchOn(temp.eventStore);
}

function depsOn(log: EventStore, masterKey: Uint8Array, stored: Map<string, Uint8Array>): ReportDeps {
  const vault = createVault({ keys: createKeysInLog(log, { clock: () => NOW }), root: masterKey });
  const eventStore = openEvents(log, vault);
  return {
    eventStore,
    vault,
    handle: createHandleCommand({ eventStore, vault }),
    accounts: createAccountGate({ eventStore }),
    terms: createTermsBook({ eventStore }),
    files: filesIn(stored),
    reportsOn: async () => [],
    clearedFor: async () => false,
    dailyCounters: openMemory(),
    clock: () => NOW,
  };
}

function filesIn(stored: Map<string, Uint8Array>): Files {
  return {
    put: async (key, bytes) => void stored.set(key, bytes),
    get: async (key) => stored.get(key),
    delete: async (key) => void stored.delete(key),
    list: async function* (prefix) {
      yield* [...stored.keys()].filter((key) => key.startsWith(prefix));
    },
    all: async function* () {
      yield* [...stored.keys()];
    },
    close: async () => undefined,
  };
}

type RequestParts<K extends ReportCommandKey> = Partial<
  Pick<HttpRequest<K>, "body" | "query" | "files" | "idempotencyKey">
>;

/** A request of a signed-in person. */
export function requestOf<K extends ReportCommandKey>(userId: string, asked: RequestParts<K>): HttpRequest<K> {
  return {
    // The test calls the handler by its name.
    route: undefined as unknown as K,
    body: undefined as HttpRequest<K>["body"],
    params: undefined as HttpRequest<K>["params"],
    query: undefined as HttpRequest<K>["query"],
    files: [],
    idempotencyKey: undefined,
    ...asked,
    caller: { userId, isAdmin: false, sessionId: "s1", membership: 1 },
    cookies: {},
    minPosition: undefined,
    requestId: "request-1",
    client: () => "",
    network: () => "",
  };
}

/** A picture of one pixel. */
export const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

export const upload = (name: string, bytes: Uint8Array): UploadedFile => ({ name, mediaType: "image/png", bytes });
