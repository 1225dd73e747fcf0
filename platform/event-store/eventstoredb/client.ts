// The connection to EventStoreDB.
import { readFileSync } from "node:fs";
import { EventStoreDBClient } from "@eventstore/db-client";
import type { EsdbPlace } from "./url.ts";

export type Esdb = {
  readonly client: EventStoreDBClient;
  /**
   * For each call. With a login of its own, the client gives each append a call of its own. Otherwise all appends of the
   * process share one: if it breaks, all that are under way fail, and an answer that comes late ends the process.
   */
  readonly own: { readonly credentials: EsdbPlace["login"]; readonly requiresLeader: true };
  readonly namespace: string;
};

/** Milliseconds in which the server answers, or it is asked again. */
export const DEADLINE_MS = 5_000;

class Client extends EventStoreDBClient {
  /**
   * After a failure the client looks for another node, and awaits that nowhere. Where none is found, each call is told; without
   * this, the process would end.
   */
  endsNoProcess(): this {
    const { handleError } = this;
    this.handleError = (...failed) => handleError(...failed).catch(() => undefined);
    return this;
  }
}

/**
 * How long the node that leads a cluster is looked for. By itself the client asks all nodes ten times over, five seconds each where they are
 * silent, before a call begins or fails; here a call fails soon and is tried again (failed.ts).
 */
const FINDING = { maxDiscoverAttempts: 1, gossipTimeout: 2 };

/** Connects with the first call. */
export function connectEsdb(place: EsdbPlace): Esdb {
  const [first, ...others] = place.hosts;
  if (first === undefined) throw new Error("An EventStoreDB has a host");
  const rootCertificate = place.certificates && readFileSync(place.certificates);
  const channel = { insecure: !place.isSecure, ...(rootCertificate && { rootCertificate }) };
  const settings = { defaultDeadline: DEADLINE_MS };
  const client = place.isDiscovered
    ? new Client({ ...settings, ...FINDING, discover: first }, channel, place.login)
    : others.length > 0
      ? new Client({ ...settings, ...FINDING, endpoints: [first, ...others] }, channel, place.login)
      : new Client({ ...settings, endpoint: first }, channel, place.login);
  return {
    client: client.endsNoProcess(),
    own: { credentials: place.login, requiresLeader: true },
    namespace: place.namespace,
  };
}
