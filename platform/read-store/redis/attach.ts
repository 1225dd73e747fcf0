// Notes which log the read models are made from, and drops those that do not fit it.
import type { Redis } from "ioredis";
import { type Misfit, misfitOf } from "../../event-store/misfit.ts";
import type { LogMark } from "../../event-store/port.ts";
import { createScript } from "../../redis/script.ts";
import { listOf, positionIn } from "./answers.ts";
import { ATTACH } from "./scripts.ts";

/** Another projector that writes meanwhile makes it begin anew, so many times at most. */
const TRIES = 100;

type Found = Misfit & { readonly entry: string };

export function createAttach(client: Redis, root: string): (log: LogMark) => Promise<readonly Misfit[]> {
  const run = createScript(client, ATTACH);

  async function tryOnce(log: LogMark): Promise<readonly Misfit[] | undefined> {
    const noted = await client.get(`${root}:log`);
    const ready = new Set(await client.hkeys(`${root}:ready`));
    const found = misfitsIn(await client.hgetall(`${root}:models`), ready, noted ?? undefined, log);
    const drops = found.flatMap(({ name, entry }) => [name, entry]);
    const [outcome] = listOf(await run([root, noted ?? "", log.id, ...drops]));
    return outcome === "OK" ? found.map(({ entry, ...misfit }) => misfit) : undefined;
  }
  return async (log) => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const misfits = await tryOnce(log);
      if (misfits) return misfits;
    }
    throw new Error("the read models in Redis change without end while they are compared with the log");
  };
}

const misfitsIn = (
  models: Readonly<Record<string, string>>,
  ready: ReadonlySet<string>,
  madeFrom: string | undefined,
  log: LogMark,
): readonly Found[] =>
  Object.entries(models).flatMap(([name, entry]): Found[] => {
    const at = positionIn(entry);
    const reason = misfitOf(at, madeFrom, log, ready.has(name));
    return reason ? [{ name, file: "Redis", reason, at, entry }] : [];
  });
