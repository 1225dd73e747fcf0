// Starts the baseline server.
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Bodies } from "./express-server.ts";

export type ExpressServer = AsyncDisposable & { readonly url: string };

export async function startExpress(bodies: Bodies): Promise<ExpressServer> {
  const child = fork(fileURLToPath(new URL("express-server.ts", import.meta.url)));
  const ended = once(child, "exit");
  child.send(bodies);
  const [port] = await Promise.race([once(child, "message"), ended.then(() => [])]);
  if (typeof port !== "number") throw new Error("The Express server ended before it listened");
  return {
    url: `http://localhost:${port}`,
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await ended;
    },
  };
}
