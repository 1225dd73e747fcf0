// Copies keys as they were wrapped, and the memory of those that were destroyed.

import type { LogSource } from "@sb/platform/event-store/source.ts";
import { createKeysInLog, KEY_STREAMS, keyNameOf } from "@sb/platform/keys/in-log.ts";
import { type FoundKey, hasKeysErrorCode, type KeyName, type Keys } from "@sb/platform/keys/port.ts";
import { createSlots } from "@sb/platform/s3/slots.ts";

const AT_ONCE = 48;
/** Keys that are looked at together. */
const PAGE = 500;

const NONE: FoundKey = { status: "NONE" };

type NamedKey = { readonly name: KeyName; readonly found: FoundKey };

export type KeySource = {
  /** All that were ever made or destroyed, in pages. */
  readonly pages: () => AsyncGenerator<readonly NamedKey[], void, undefined>;
  readonly find: Keys["find"];
};

/** The keys of a log that holds them itself. */
export function keysIn(source: LogSource): KeySource {
  const keys = createKeysInLog({ readStream: source.readStream, appendInOrder: neverWritten, shred: neverWritten });
  return {
    find: keys.find,
    async *pages() {
      for (let after = ""; ; ) {
        const page = source.streams(KEY_STREAMS, after, PAGE);
        const names = page.map(({ stream }) => keyNameOf(stream));
        const found = await keys.findMany(names);
        yield names.map((name, at) => ({ name, found: found[at] ?? { status: "NONE" } }));
        if (page.length < PAGE) return;
        after = page.at(-1)?.stream ?? after;
      }
    },
  };
}

async function neverWritten(): Promise<never> {
  throw new Error("The source is only read");
}

/**
 * Idempotent. Throws where the target has another key of a name, or destroyed it. What is there already is looked at, up to a page of
 * which nothing is there: behind it, keys are made without a look, which says as much and is half the requests.
 */
export async function copyKeys(
  source: Pick<KeySource, "pages">,
  target: Pick<Keys, "make" | "findMany" | "destroy">,
  onProgress: (keys: number) => void,
): Promise<void> {
  const inSlot = createSlots(AT_ONCE);
  let [copied, isBehindAll] = [0, false];
  for await (const page of source.pages()) {
    const there = isBehindAll ? page.map(() => NONE) : await target.findMany(page.map(({ name }) => name));
    isBehindAll = there.length > 0 && there.every(({ status }) => status === "NONE");
    await Promise.all(page.map((key, at) => inSlot(() => settle(key, there[at] ?? NONE, target))));
    copied += page.length;
    onProgress(copied);
  }
}

async function settle(
  { name, found }: NamedKey,
  there: FoundKey,
  target: Pick<Keys, "make" | "destroy">,
): Promise<void> {
  if (isSame(found, there)) return;
  if (found.status === "DESTROYED") return target.destroy(name);
  if (found.status !== "LIVE") throw new Error("a key that was neither made nor destroyed");
  if (there.status === "NONE" && (await made(name, found.wrapped, target)) === found.wrapped) return;
  throw new Error("the target has keys of its own, or destroyed one since: it was in use. Begin with an empty one");
}

/** The key that is there then; undefined where it was destroyed. */
async function made(name: KeyName, wrapped: string, target: Pick<Keys, "make">): Promise<string | undefined> {
  try {
    return await target.make(name, wrapped);
  } catch (error) {
    if (hasKeysErrorCode(error, "KEY_DESTROYED")) return undefined;
    throw error;
  }
}

export const isSame = (a: FoundKey, b: FoundKey): boolean => a.status === b.status && a.wrapped === b.wrapped;
