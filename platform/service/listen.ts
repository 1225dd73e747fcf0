import type { HttpServer } from "../http/node-server.ts";
import { StartError } from "./start-error.ts";

type Where = { readonly host: string; readonly port: number };

/** Answers with the URL. Throws StartError with one line for what an operator can change. */
export async function listen(
  server: HttpServer,
  { host, port }: Where,
  resources: AsyncDisposableStack,
): Promise<string> {
  resources.adopt(server, (running) => running.close());
  try {
    return `http://${host.includes(":") ? `[${host}]` : host}:${await server.listen({ host, port })}`;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EADDRINUSE")
      throw new StartError(`port ${port} is in use: stop what runs there, or set PORT to another`);
    if (code === "EACCES")
      throw new StartError(`port ${port} needs more rights than this user has: set PORT above 1023`);
    if (code === "EADDRNOTAVAIL") throw new StartError(`SB_HOST=${host} is no address of this machine`);
    throw error;
  }
}
