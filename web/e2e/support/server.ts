// One standalone server per test worker, with its own data folder.
import { startServer as start, temporaryDir } from "../../../deploy/test/servers/server.ts";

export type ServerSettings = {
  readonly env?: Readonly<Record<string, string>>;
  /** Demo content is off unless this is set. */
  readonly demo?: boolean;
};

export type Server = {
  readonly url: string;
  /** Its data folder. */
  readonly dir: string;
  readonly stop: () => Promise<void>;
};

/** Resolves once the server prints its URL. */
export async function startServer({ env = {}, demo = false }: ServerSettings): Promise<Server> {
  const dir = temporaryDir();
  const server = await start({ dataDir: dir.path, env, args: demo ? [] : ["--empty"] });
  const stop = async () => {
    await server.stop();
    dir[Symbol.dispose]();
  };
  return { url: server.url, dir: dir.path, stop };
}
