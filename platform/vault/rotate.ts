// Replaces the master key in two steps, between which both keys open the same root: so services can be restarted with the new
// one by one. Each step may be repeated, wherever it was cut short (docs/decisions/0071).
import { randomBytes } from "node:crypto";
import type { Keys } from "../keys/port.ts";
import { MARK_NAME, markOf } from "./check-master-key.ts";
import { findRoot, type Root, rootRecord, rootWithoutRecord } from "./root.ts";
import { createVault } from "./vault.ts";

export type Prepared = {
  /** The store was made before there were records: the old master key is its root, and stays it. */
  readonly isRootOldKey: boolean;
  readonly hasNewTokens: boolean;
};

type Prepare = {
  readonly keys: Keys;
  /** The master key that the services run with. */
  readonly current: Uint8Array;
  readonly next: Uint8Array;
  /** Access tokens of the old key are refused by who runs with the new one, and the other way round. */
  readonly renewTokens: boolean;
};

type Finish = { readonly keys: Keys; readonly old: Uint8Array; readonly current: Uint8Array };

/** Lets the next master key open this store too. Throws one line, with nothing changed, where a key does not fit. */
export async function prepareRotation({ keys, current, next, renewTokens }: Prepare): Promise<Prepared> {
  requireTwo(current, next);
  const { root, tokenRoot } = await requireRoot(keys, current, "The current master key");
  const record = rootRecord(next);
  if ((await keys.find(record.name)).status === "DESTROYED")
    throw new Error("The new master key was in use before and was replaced: take another one");
  await keys.make(record.name, record.wrap({ root, tokenRoot: renewTokens ? randomBytes(32) : tokenRoot }));
  const stored = await findRoot(keys, next);
  if (stored === undefined || !isSame(stored.root, root))
    throw new Error("The new master key opens another root than the current one: take another key");
  const hasNewTokens = !isSame(stored.tokenRoot, tokenRoot);
  if (renewTokens && !hasNewTokens)
    throw new Error(
      "The new master key was prepared without new tokens before: take another one, or remove master.key.next",
    );
  return { isRootOldKey: isSame(root, current), hasNewTokens };
}

/** From now on only the current master key opens the store. Answers whether the old one still did. */
export async function finishRotation({ keys, old, current }: Finish): Promise<boolean> {
  requireTwo(old, current);
  const kept = await findRoot(keys, current);
  if (kept === undefined) throw new Error("The current master key has no record yet: run the command without --finish");
  await requireRoot(keys, current, "The current master key");
  const { name } = rootRecord(old);
  if ((await keys.find(name)).status === "DESTROYED") return false;
  const opened = (await findRoot(keys, old)) ?? rootWithoutRecord(old);
  if (!isSame(opened.root, kept.root)) throw new Error("The old master key is not one of this store");
  await keys.destroy(name);
  if ((await keys.find(name)).status !== "DESTROYED") throw new Error("The old master key still opens the store");
  return true;
}

/** The root that the key opens, proven by the mark that lies beside the keys. */
async function requireRoot(keys: Keys, masterKey: Uint8Array, which: string): Promise<Root> {
  const root = (await findRoot(keys, masterKey)) ?? rootWithoutRecord(masterKey);
  const mark = await keys.find(MARK_NAME);
  if (mark.status === "NONE") throw new Error("This store was never in use: there is nothing to rotate");
  if (mark.wrapped !== markOf(createVault({ keys, ...root }))) throw new Error(`${which} is not the one of this store`);
  return root;
}

function requireTwo(one: Uint8Array, other: Uint8Array): void {
  if (isSame(one, other)) throw new Error("The old and the new master key are the same");
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0;
