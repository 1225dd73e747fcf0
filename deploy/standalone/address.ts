// Where the server is to be found: port, host, and the address people type.
import { createServer } from "node:net";
import type { Config } from "@sb/platform/config/config.ts";

export type Address = {
  readonly host: string;
  readonly port: number;
  /** No slash at its end. */
  readonly publicUrl: string;
};

/** Port 0 asks for any free one; it has to be known before anything listens, since the issuer's name holds it. */
export async function addressOf({ host, port, publicUrl }: Config): Promise<Address> {
  const chosen = port === 0 ? await freePort(host) : port;
  return { host, port: chosen, publicUrl: publicUrl ?? `http://localhost:${chosen}` };
}

function freePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, host, () => {
      const address = probe.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
