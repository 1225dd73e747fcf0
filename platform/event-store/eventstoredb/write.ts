// The write calls to EventStoreDB. Where an answer is lost, the same is sent again: the server recognises it by its ids.
import { ANY } from "@eventstore/db-client";
import shared from "@eventstore/db-client/generated/shared_pb.js";
import streams from "@eventstore/db-client/generated/streams_pb.js";
import { EventStoreError, NO_STREAM, type Position, type Revision } from "../port.ts";
import { Broken } from "./batch.ts";
import type { Esdb } from "./client.ts";
import type { NewRecord } from "./events.ts";
import { failureOf } from "./failed.ts";
import { toPosition } from "./position.ts";

/** Undefined where the server tells no position: it had stored the same before. */
export async function append(
  { send, namespace }: Esdb,
  stream: string,
  records: readonly NewRecord[],
  expected: Revision,
): Promise<Position | undefined> {
  const answer = await send(requestOf(`${namespace}${stream}`, records, expected));
  const error = answer.getError();
  if (error) throw refusalOf(error.getDetails()?.getTypeName() ?? "", error.getMessage());
  const position = answer.getSuccess()?.getPosition();
  if (position === undefined) return undefined;
  const [commit, prepare] = [BigInt(position.getCommitPosition()), BigInt(position.getPreparePosition())];
  // The largest number stands for none.
  return commit < 2n ** 63n ? toPosition({ commit, prepare }) : undefined;
}

function requestOf(stream: string, records: readonly NewRecord[], expected: Revision): streams.BatchAppendReq {
  const options = new streams.BatchAppendReq.Options().setStreamIdentifier(
    new shared.StreamIdentifier().setStreamName(Buffer.from(stream)),
  );
  if (expected === NO_STREAM) options.setNoStream(new shared.Empty());
  else options.setStreamPosition(String(expected));
  return new streams.BatchAppendReq().setOptions(options).setProposedMessagesList(records.map(messageOf));
}

function messageOf({ id, type, data, metadata }: NewRecord): streams.BatchAppendReq.ProposedMessage {
  const message = new streams.BatchAppendReq.ProposedMessage()
    .setId(new shared.UUID().setString(id))
    .setData(Buffer.from(data))
    .setCustomMetadata(Buffer.from(metadata));
  message.getMetadataMap().set("type", type).set("content-type", "application/json");
  return message;
}

/** Idempotent. */
export async function tombstone({ client, own, namespace }: Esdb, stream: string): Promise<void> {
  try {
    await client.tombstoneStream(`${namespace}${stream}`, { ...own, expectedRevision: ANY });
  } catch (error) {
    if (failureOf(error) !== "stream-deleted") throw error;
  }
}

/** `kind`: the name of the message that the server puts into a refusal. */
function refusalOf(kind: string, text: string): Error {
  switch (kind.split(".").at(-1)) {
    case "WrongExpectedVersion":
      return new EventStoreError("REVISION_CONFLICT", "The stream is not at the expected revision");
    case "StreamDeleted":
      return new EventStoreError("STREAM_SHREDDED", "The stream was shredded");
    case "MaximumAppendSizeExceeded":
      return new EventStoreError("APPEND_TOO_LARGE", "The server takes smaller appends than it should");
    case "AccessDenied":
      return new Error("EventStoreDB does not allow this user to write");
    case "BadRequest":
      return new Error(`EventStoreDB refused an append: ${text}`);
    // It could not be committed in time, or no leader is ready.
    default:
      return new Broken("unavailable");
  }
}
