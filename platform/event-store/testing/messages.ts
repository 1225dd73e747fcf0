// The client's own definitions of what a server says.
import { randomUUID } from "node:crypto";
import gossip from "@eventstore/db-client/generated/gossip_pb.js";
import shared from "@eventstore/db-client/generated/shared_pb.js";
import streams from "@eventstore/db-client/generated/streams_pb.js";
import { Metadata, type StatusObject, status } from "@grpc/grpc-js";
import type { StoredRecord } from "./log.ts";

/** The server's value where it tells no position: in reads of a stream. */
const NO_POSITION = (2n ** 64n - 1n).toString();

export function eventMessage(record: StoredRecord, withPosition: boolean): streams.ReadResp {
  const position = withPosition ? record.position.toString() : NO_POSITION;
  const event = new streams.ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(record.id))
    .setStreamIdentifier(streamMessage(record.stream))
    .setStreamRevision(record.revision.toString())
    .setCommitPosition(position)
    .setPreparePosition(position)
    .setData(record.data)
    .setCustomMetadata(record.metadata);
  event
    .getMetadataMap()
    .set("type", record.type)
    .set("content-type", record.contentType)
    .set("created", "17500000000000000");
  const read = new streams.ReadResp.ReadEvent().setEvent(event);
  if (withPosition) read.setCommitPosition(position);
  else read.setNoPosition(new shared.Empty());
  return new streams.ReadResp().setEvent(read);
}

export function notFoundMessage(stream: string): streams.ReadResp {
  const missing = new streams.ReadResp.StreamNotFound().setStreamIdentifier(streamMessage(stream));
  return new streams.ReadResp().setStreamNotFound(missing);
}

const streamMessage = (stream: string) => new shared.StreamIdentifier().setStreamName(Buffer.from(stream));

type Address = { readonly host: string; readonly port: number };

/** A node's gossip of its cluster: itself, and the leader where that is another one. */
export function clusterMessage(own: Address, leader: Address | undefined, isElecting: boolean): gossip.ClusterInfo {
  const { LEADER, FOLLOWER, DISCOVERLEADER } = gossip.MemberInfo.VNodeState;
  if (isElecting) return new gossip.ClusterInfo().setMembersList([memberMessage(own, DISCOVERLEADER)]);
  const members = leader ? [memberMessage(own, FOLLOWER), memberMessage(leader, LEADER)] : [memberMessage(own, LEADER)];
  return new gossip.ClusterInfo().setMembersList(members);
}

const memberMessage = ({ host, port }: Address, state: gossip.MemberInfo.VNodeState): gossip.MemberInfo =>
  new gossip.MemberInfo()
    .setInstanceId(new shared.UUID().setString(randomUUID()))
    .setTimeStamp("17500000000000000")
    .setState(state)
    .setIsAlive(true)
    .setHttpEndPoint(new gossip.EndPoint().setAddress(host).setPort(port));

type Failure = Partial<StatusObject> & { readonly code: number };

export const deleted = (stream: string): Failure =>
  failure(status.FAILED_PRECONDITION, "Event stream is deleted.", {
    exception: "stream-deleted",
    "stream-name": stream,
  });

export const notLeader = ({ host, port }: Address): Failure =>
  failure(status.NOT_FOUND, "Leader info available", {
    exception: "not-leader",
    "leader-endpoint-host": host,
    "leader-endpoint-port": String(port),
  });

export const unavailable = (): Failure => failure(status.UNAVAILABLE, "Server Is Not Ready", {});

function failure(code: number, details: string, trailers: Readonly<Record<string, string>>): Failure {
  const metadata = new Metadata();
  for (const [name, value] of Object.entries(trailers)) metadata.set(name, value);
  return { code, details, metadata };
}
