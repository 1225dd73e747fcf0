// The connection to EventStoreDB.
import { readFileSync } from "node:fs";
import { EventStoreDBClient, type RecordedEvent } from "@eventstore/db-client";
import { ReadStream } from "@eventstore/db-client/dist/streams/utils/ReadStream.js";
import { convertGrpcEvent } from "@eventstore/db-client/dist/utils/convertGrpcEvent.js";
import grpc from "@eventstore/db-client/generated/streams_grpc_pb.js";
import { type BatchCall, createBatch, type Send } from "./batch.ts";
import { type AskedRead, createPassed, filteredRead, type Passed } from "./filtered.ts";
import type { EsdbPlace } from "./url.ts";

/** The client's stream: its own types are those of an older Node. */
export type Reading = {
  readonly readableEnded: boolean;
  iterator(options: { readonly destroyOnReturn: false }): AsyncIterable<{ readonly event?: RecordedEvent }>;
  on(name: "error", listener: (error: Error) => void): unknown;
  destroy(error: Error): unknown;
  resume(): unknown;
  cancel(): Promise<void>;
};

export type Esdb = {
  readonly client: EventStoreDBClient;
  /** Sends appends (batch.ts). */
  readonly send: Send;
  /** For each other call. */
  readonly own: { readonly credentials: EsdbPlace["login"]; readonly requiresLeader: true };
  readonly namespace: string;
  /** Reads the whole server. */
  readonly readEverything: (asked: AskedRead) => Reading;
  /** Reads what may be ours: with a namespace, only that, or else with the server's own records and those of namespaces. */
  readonly readOurs: (asked: AskedRead) => Reading;
  readonly passed: Passed;
  /** Aborted when the store is closed. */
  readonly closing: AbortSignal;
  /** Bytes of an event on average, as they were read last; 0 before. */
  readonly seen: { eventBytes: number };
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

  readFiltered(prefix: string, own: Esdb["own"], asked: AskedRead): Reading {
    const { GRPCStreamCreator: create, callArguments: given } = this;
    const request = filteredRead(prefix, asked);
    const call = (client: grpc.StreamsClient) => client.read(request, ...given(own, { deadline: Infinity }));
    return new ReadStream(create(grpc.StreamsClient, "readAll", call), convertGrpcEvent, {});
  }

  openBatch(own: Esdb["own"]): Promise<BatchCall> {
    const { GRPCStreamCreator: create, callArguments: given } = this;
    const call = (client: grpc.StreamsClient) => client.batchAppend(...given(own, { deadline: Infinity }));
    return create(grpc.StreamsClient, "append", call)();
  }
}

/**
 * How long the node that leads a cluster is looked for. By itself the client asks all nodes ten times over, five seconds each where they are
 * silent, before a call begins or fails; here a call fails soon and is tried again (failed.ts).
 */
const FINDING = { maxDiscoverAttempts: 1, gossipTimeout: 2 };

/** Connects with the first call. */
export function connectEsdb(place: EsdbPlace, closing: AbortSignal): Esdb {
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
  const own = { credentials: place.login, requiresLeader: true } as const;
  const readEverything = (asked: AskedRead): Reading => client.readAll({ ...own, ...asked });
  const { namespace } = place;
  return {
    client: client.endsNoProcess(),
    send: createBatch(() => client.openBatch(own), DEADLINE_MS),
    own,
    readEverything,
    readOurs: namespace === "" ? readEverything : (asked) => client.readFiltered(namespace, own, asked),
    passed: createPassed(),
    namespace,
    closing,
    seen: { eventBytes: 0 },
  };
}
