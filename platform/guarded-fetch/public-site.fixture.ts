// For tests: a server here that stands for a site at a public address, and what no request may reach.
import type { LookupAddress } from "node:dns";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { CERTIFICATE, PRIVATE_KEY } from "../mail/localhost.fixture.ts";
import type { Network } from "./guarded-fetch.ts";

export const HERE: LookupAddress = { address: "127.0.0.1", family: 4 };

type SiteRequest = {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};
type Respond = (response: ServerResponse, asked: SiteRequest) => void;

/** `asked` and `respond` are fresh for each test. */
export function usePublicSite(usual: Respond) {
  let server: Server;
  const site = { asked: [] as SiteRequest[], respond: usual, network };
  beforeAll(async () => {
    server = createServer({ cert: CERTIFICATE, key: PRIVATE_KEY }, async (request, response) => {
      const { method, url: path, headers } = request;
      const asked = { method, path, headers, body: await text(request) };
      site.asked.push(asked);
      site.respond(response, asked);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", resolve);
    });
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  beforeEach(() => Object.assign(site, { asked: [], respond: usual }));
  return site;

  function network(resolve: Network["resolve"] = async () => [HERE]): Network {
    const { port } = server.address() as AddressInfo;
    return { resolve, connect: { port, ca: CERTIFICATE, isAllowed: (address) => address === HERE.address } };
  }
}

/** A name that leads to one of these is refused. */
export const PRIVATE_ADDRESSES: readonly LookupAddress[] = [
  "127.0.0.1",
  "10.1.2.3",
  "172.16.0.1",
  "192.168.0.1",
  "169.254.169.254",
  "100.64.0.1",
  "::1",
  "fd00::1",
  "fe80::1",
  "::ffff:10.0.0.1",
  "::ffff:169.254.169.254",
  "64:ff9b::a00:1",
].map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));

/** Refused before any name is looked up. */
export const REFUSED_URLS = [
  "http://shop.example/",
  "https://shop.example:8443/",
  "https://user@shop.example/",
  "https://user:pass@shop.example/",
  "https://127.0.0.1/",
  "https://10.0.0.1/hook",
  "https://169.254.169.254/latest/meta-data",
  "https://2130706433/",
  "https://[::1]/",
  "https://[::ffff:127.0.0.1]/hook",
  "ftp://shop.example/",
  "file:///etc/passwd",
  "no URL",
];

export const noLookUp: Network["resolve"] = async () => {
  throw new Error("it was looked up");
};
