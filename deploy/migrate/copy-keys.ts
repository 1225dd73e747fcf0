// Copies keys as they were wrapped, and the memory of those that were destroyed.

import type { LogSource } from "@sb/platform/event-store/source.ts";
import { createKeysInLog, KEY_STREAMS, keyNameOf } from "@sb/platform/keys/in-log.ts";
import type { FoundKey, KeyName, Keys } from "@sb/platform/keys/port.ts";
import { createSlots } from "@sb/platform/s3/slots.ts";

const AT_ONCE = 48;
/** Keys that are looked at together. */
const PAGE = 500;

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

/** Idempotent. Throws where the target has another key of a name, or destroyed it. */
export async function copyKeys(
  source: Pick<KeySource, "pages">,
  target: Pick<Keys, "make" | "findMany" | "destroy">,
  onProgress: (keys: number) => void,
): Promise<void> {
  const inSlot = createSlots(AT_ONCE);
  let copied = 0;
  for await (const page of source.pages()) {
    const there = await target.findMany(page.map(({ name }) => name));
    await Promise.all(page.map((key, at) => inSlot(() => settle(key, there[at] ?? { status: "NONE" }, target))));
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
  if (there.status === "NONE" && (await target.make(name, found.wrapped)) === found.wrapped) return;
  throw new Error("the target has keys of its own, or destroyed one since: it was in use. Begin with an empty one");
}

export const isSame = (a: FoundKey, b: FoundKey): boolean => a.status === b.status && a.wrapped === b.wrapped;
