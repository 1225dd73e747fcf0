// A stand-in for EventStoreDB, which does not run on every machine: a gRPC server from the client's own definitions. It behaves
// as the real one where that hurts: reads of a stream tell no positions, reads of everything begin with the record at the
// position and have the server's own records and those of deleted streams in them, and answers may be lost after a write.
import gossipService from "@eventstore/db-client/generated/gossip_grpc_pb.js";
import type gossip from "@eventstore/db-client/generated/gossip_pb.js";
import type shared from "@eventstore/db-client/generated/shared_pb.js";
import streamsService from "@eventstore/db-client/generated/streams_grpc_pb.js";
import type streams from "@eventstore/db-client/generated/streams_pb.js";
import {
  type handleBidiStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  Server,
  ServerCredentials,
} from "@grpc/grpc-js";
import { createLog, type StandInLog } from "./log.ts";
import { clusterMessage, notLeader, unavailable } from "./messages.ts";
import { answerRead, type Counts } from "./read.ts";
import { answerBatch, answerTombstone } from "./write.ts";

type Address = { readonly host: string; readonly port: number };

/** Faults of the server; a test changes them while it runs. */
type Faults = {
  /** So many writes from now on are stored, but their answer is lost. */
  lostAnswers: number;
  /** Another node leads: calls that need the leader are sent there. */
  leader: Address | undefined;
  /** Milliseconds after which each call is told that nobody leads; no node tells of a leader either. 0: somebody does. */
  electingMs: number;
  /** Reads get no word. */
  isSilent: boolean;
};

export type StandIn = AsyncDisposable & {
  readonly address: Address;
  readonly url: string;
  readonly log: StandInLog;
  readonly faults: Faults;
  /** Calls so far, appends in them, and records that reads gave. */
  readonly counts: Counts;
  /** Breaks all connections. What was stored stays. */
  readonly stop: () => Promise<void>;
  /** Again at the same address. */
  readonly start: () => Promise<void>;
};

const HOST = "127.0.0.1";

export async function startStandIn(log: StandInLog = createLog()): Promise<StandIn> {
  const faults: Faults = { lostAnswers: 0, leader: undefined, electingMs: 0, isSilent: false };
  const counts: Counts = { calls: 0, appends: 0, records: 0 };
  let server = serverOf(log, faults, counts);
  const port = await bind(server, 0);
  const stop = async (): Promise<void> => server.forceShutdown();
  return {
    address: { host: HOST, port },
    url: `esdb://${HOST}:${port}?tls=false`,
    log,
    faults,
    counts,
    stop,
    start: async () => {
      server = serverOf(log, faults, counts);
      await bind(server, port);
    },
    [Symbol.asyncDispose]: stop,
  };
}

function bind(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync(`${HOST}:${port}`, ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
}

type BatchHandler = handleBidiStreamingCall<streams.BatchAppendReq, streams.BatchAppendResp>;
type TombstoneHandler = handleUnaryCall<streams.TombstoneReq, streams.TombstoneResp>;

function serverOf(log: StandInLog, faults: Faults, counts: Counts): Server {
  const isElsewhere = (call: { readonly metadata: { get(name: string): unknown[] } }): Address | undefined =>
    call.metadata.get("requires-leader").length > 0 ? faults.leader : undefined;
  /** The answer, unless it gets lost. */
  const sent = <Answer>(answer: Answer): Answer | undefined => {
    if (faults.lostAnswers === 0) return answer;
    faults.lostAnswers -= 1;
    return undefined;
  };
  /** At any time in between, so that calls fail one after the other. */
  const isRefused = (refuse: () => void): boolean => {
    if (faults.electingMs === 0) return false;
    setTimeout(refuse, faults.electingMs * Math.random());
    return true;
  };
  const read: handleServerStreamingCall<streams.ReadReq, streams.ReadResp> = (call) => {
    if (isRefused(() => call.emit("error", unavailable())) || faults.isSilent) return;
    const leader = isElsewhere(call);
    if (leader) call.emit("error", notLeader(leader));
    else answerRead(log, counts, call);
  };
  const batchAppend: BatchHandler = (call) => {
    counts.calls += 1;
    // The call breaks, and with it whatever else is under way in it.
    const fail = (error: ReturnType<typeof unavailable>) => void call.emit("error", error);
    call.on("data", (request: streams.BatchAppendReq) => {
      if (isRefused(() => fail(unavailable()))) return;
      const leader = isElsewhere(call);
      if (leader) return fail(notLeader(leader));
      counts.appends += 1;
      const given = sent(answerBatch(log, request));
      if (given) call.write(given);
      else fail(unavailable());
    });
    call.on("end", () => call.end());
  };
  const tombstone: TombstoneHandler = (call, answer) => {
    counts.calls += 1;
    const leader = isElsewhere(call);
    if (leader) return answer(notLeader(leader));
    answerTombstone(log, call, (...given) => (sent(given) ? answer(...given) : answer(unavailable())));
  };
  const members: handleUnaryCall<shared.Empty, gossip.ClusterInfo> = (call, answer) => {
    const [host = HOST, port] = call.getHost().split(":");
    answer(null, clusterMessage({ host, port: Number(port) }, faults.leader, faults.electingMs > 0));
  };
  const server = new Server();
  server.addService(streamsService.StreamsService, { read, batchAppend, tombstone });
  server.addService(gossipService.GossipService, { read: members });
  return server;
}
