// A server in a process of its own, which sends the port that it listens on.
import { fork, type Serializable } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export type ForkedServer = AsyncDisposable & { readonly url: string };

/** `first`: what it is told to begin with. Rejects where it ends before it listens. */
export async function forkServer(file: URL, args: readonly string[], first?: Serializable): Promise<ForkedServer> {
  const child = fork(fileURLToPath(file), args);
  const ended = once(child, "exit");
  if (first !== undefined) child.send(first);
  const [port] = await Promise.race([once(child, "message"), ended.then(() => [])]);
  if (typeof port !== "number") throw new Error("The server ended before it listened");
  return {
    url: `http://localhost:${port}`,
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await ended;
    },
  };
}
