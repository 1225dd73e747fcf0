// The folder of the `file:` adapter: one .eml per mail, the newest last by name. Holds a limited number for a limited time.
import type { Files } from "../files/port.ts";

export type Outbox = {
  /** Replaces the mail of the same id. */
  put(id: string, message: Uint8Array): Promise<void>;
  /** File names, newest first. */
  names(): Promise<readonly string[]>;
  get(name: string): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
};

export type OutboxLimits = { readonly mails: number; readonly days: number };

const FOLDER = "outbox/";
const DAY_MS = 86_400_000;
const LIMITS: OutboxLimits = { mails: 1_000, days: 30 };

/** `files`: of its own. `now`: milliseconds. */
export function createOutbox(files: Files, limits: OutboxLimits = LIMITS, now: () => number = Date.now): Outbox {
  const names = async () =>
    (await Array.fromAsync(files.list(FOLDER)))
      .map((key) => key.slice(FOLDER.length))
      .sort()
      .reverse();
  const remove = (name: string) => files.delete(FOLDER + name);

  const put = async (id: string, message: Uint8Array): Promise<void> => {
    const at = stampOf(now());
    const oldest = stampOf(now() - limits.days * DAY_MS);
    await files.put(`${FOLDER}${at}-${id}.eml`, message);
    const [mine = [], others = []] = split(await names(), (name) => idOf(name) === id);
    const tooOld = others.filter((name, index) => index >= limits.mails - 1 || name < oldest);
    for (const name of [...mine.slice(1), ...tooOld]) await remove(name);
  };
  // One after the other: two mails of one id must see each other.
  let last: Promise<void> = Promise.resolve();
  return {
    put(id, message) {
      const work = last.then(() => put(id, message));
      last = work.catch(() => undefined);
      return work;
    },
    names,
    get: (name) => files.get(FOLDER + name),
    async close() {
      await last;
      await files.close();
    },
  };
}

/** `20260102T030405678Z`: sorts by time. */
const stampOf = (ms: number): string => new Date(ms).toISOString().replace(/[-:.]/g, "");

const idOf = (name: string): string => name.slice(name.indexOf("-") + 1, -".eml".length);

function split<T>(items: readonly T[], belongs: (item: T) => boolean): readonly [T[], T[]] {
  const groups = Map.groupBy(items, belongs);
  return [groups.get(true) ?? [], groups.get(false) ?? []];
}
