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
/** The folder is looked at again after so many mails: to look costs more than to write one, and another process may put mails there too. */
const LOOK_EVERY = 100;

/** `files`: of its own. `now`: milliseconds. */
export function createOutbox(files: Files, limits: OutboxLimits = LIMITS, now: () => number = Date.now): Outbox {
  const names = async () =>
    (await Array.fromAsync(files.list(FOLDER)))
      .map((key) => key.slice(FOLDER.length))
      .sort()
      .reverse();
  /** Names of the mails in the folder, by id, the oldest first. */
  let known = new Map<string, string>();
  let unseen = Number.POSITIVE_INFINITY;

  /** Takes a mail in, and answers with the one that goes for it: of two with one id the older. */
  const note = (name: string): readonly string[] => {
    const before = known.get(idOf(name));
    if (before !== undefined && before > name) return [name];
    known.delete(idOf(name));
    known.set(idOf(name), name);
    return before === undefined || before === name ? [] : [before];
  };
  const look = async (): Promise<readonly string[]> => {
    known = new Map();
    unseen = 0;
    return (await names()).toReversed().flatMap(note);
  };
  const takeOutdated = (): readonly string[] => {
    const oldest = stampOf(now() - limits.days * DAY_MS);
    const outdated: string[] = [];
    for (const [id, name] of known) {
      if (known.size <= limits.mails && name >= oldest) break;
      known.delete(id);
      outdated.push(name);
    }
    return outdated;
  };
  const tidyUp = async (name: string): Promise<void> => {
    unseen += 1;
    const replaced = unseen > LOOK_EVERY ? await look() : note(name);
    for (const gone of [...replaced, ...takeOutdated()]) await files.delete(FOLDER + gone);
  };
  // Mails are written at once, so that they share what is synced, and noted one after the other: two of one id must see each other.
  let last: Promise<void> = Promise.resolve();
  const underWay = new Set<Promise<void>>();
  const put = async (id: string, message: Uint8Array): Promise<void> => {
    const name = `${stampOf(now())}-${id}.eml`;
    await files.put(FOLDER + name, message);
    const tidied = last.then(() => tidyUp(name));
    last = tidied.catch(() => undefined);
    await tidied;
  };
  return {
    async put(id, message) {
      const work = put(id, message).finally(() => underWay.delete(work));
      underWay.add(work);
      await work;
    },
    names,
    get: (name) => files.get(FOLDER + name),
    async close() {
      await Promise.allSettled(underWay);
      await files.close();
    },
  };
}

/** `20260102T030405678Z`: sorts by time. */
const stampOf = (ms: number): string => new Date(ms).toISOString().replace(/[-:.]/g, "");

const idOf = (name: string): string => name.slice(name.indexOf("-") + 1, -".eml".length);
