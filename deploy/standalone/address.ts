// Where the server listens: port, host, and the public URL.
import { createServer } from "node:net";
import type { Config } from "@sb/platform/config/config.ts";

export type Address = {
  readonly host: string;
  readonly port: number;
  /** Without a trailing slash. */
  readonly publicUrl: string;
};

/** Port 0 picks a free port now, before the server listens: the issuer identifier contains it. */
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
