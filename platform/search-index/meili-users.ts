// Who uses which index: each open engine notes its own, and notes again that it is there. Those that ended without a word are
// forgotten after a while.
import { randomUUID } from "node:crypto";
import { hasFailedWith } from "./meili-failed.ts";
import type { MeiliServer } from "./meili-server.ts";
import type { MeiliServers } from "./meili-servers.ts";

const NOTED_EVERY_MS = 30_000;
/** The machines' clocks may differ by less than this. */
const FORGOTTEN_AFTER_MS = 180_000;

export type MeiliUsers = ReturnType<typeof createMeiliUsers>;

export function createMeiliUsers(servers: MeiliServers, prefix: string) {
  const engines = `${prefix}_engines`;
  const id = randomUUID();
  /** The indexes, by what they are called there. */
  const names = new Set<string>();
  const note = async (): Promise<void> => {
    const doc = { id, kind: "engine", names: [...names], at: Date.now() };
    await servers.answering((server) => server.put(engines, [doc]));
  };
  // A server that is away now hears of it the next time.
  const timer = setInterval(() => void note().catch(() => undefined), NOTED_EVERY_MS).unref();
  const listed = async (server: MeiliServer): Promise<Readonly<Record<string, unknown>>[]> => {
    try {
      return await server.list(engines, ["names", "at"]);
    } catch (error) {
      if (hasFailedWith(error, "index_not_found")) return [];
      throw error;
    }
  };
  return {
    /** Resolves when others can see it. */
    async add(uid: string): Promise<void> {
      if (names.has(uid)) return;
      names.add(uid);
      await note();
    },
    async remove(uid: string): Promise<void> {
      if (names.delete(uid)) await note();
    },
    async inUse(): Promise<ReadonlySet<string>> {
      const answers = await servers.answering(listed);
      const alive = answers
        .flatMap(({ value }) => value)
        // Far ahead it was noted by a clock that was put back since: whoever lives has noted it again.
        .filter(({ at }) => Math.abs(Number(at) - Date.now()) < FORGOTTEN_AFTER_MS);
      return new Set(alive.flatMap((doc) => (Array.isArray(doc.names) ? doc.names.map(String) : [])));
    },
    async close(): Promise<void> {
      clearInterval(timer);
      names.clear();
      // Where all are away, they forget this one by themselves.
      await servers.answering((server) => server.removeDoc(engines, id)).catch(() => undefined);
    },
  };
}
