// A stand-in's answers to writes.
import shared from "@eventstore/db-client/generated/shared_pb.js";
import status from "@eventstore/db-client/generated/status_pb.js";
import streams from "@eventstore/db-client/generated/streams_pb.js";
import type { ServerUnaryCall, sendUnaryData } from "@grpc/grpc-js";
import type { NewRecord, StandInLog, WriteOutcome } from "./log.ts";
import { deleted } from "./messages.ts";
import { nameIn } from "./read.ts";

/** The server's own default. */
const MOST_BYTES = 1_048_576;

/** One append of a call of many: each is carried out as it comes, and answered. */
export function answerBatch(log: StandInLog, request: streams.BatchAppendReq): streams.BatchAppendResp {
  const options = request.getOptions();
  if (options === undefined || !request.getIsFinal()) throw new Error("Only whole appends are known here");
  const stream = nameIn(options);
  const records = request.getProposedMessagesList().map(recordOf);
  const answer = new streams.BatchAppendResp()
    .setCorrelationId(request.getCorrelationId())
    .setStreamIdentifier(options.getStreamIdentifier());
  const bytes = records.reduce((sum, { data, metadata }) => sum + data.length + metadata.length, 0);
  if (bytes > MOST_BYTES) return answer.setError(refusal("MaximumAppendSizeExceeded"));
  const outcome = log.append(stream, records, options.hasNoStream() ? -1n : BigInt(options.getStreamPosition()));
  if (outcome.outcome === "DELETED") return answer.setError(refusal("StreamDeleted"));
  if (outcome.outcome === "WRONG_VERSION") return answer.setError(refusal("WrongExpectedVersion"));
  return answer.setSuccess(appended(outcome));
}

/** A status (field 3) of whose details the type's name (field 1) is read, written byte by byte: each is shorter than 128. */
function refusal(kind: string): status.Status {
  const name = Buffer.from(`type.googleapis.com/event_store.client.${kind}`);
  const details = Buffer.concat([Buffer.of(0x0a, name.length), name]);
  return status.Status.deserializeBinary(Buffer.concat([Buffer.of(0x1a, details.length), details]));
}

export function answerTombstone(
  log: StandInLog,
  call: ServerUnaryCall<streams.TombstoneReq, streams.TombstoneResp>,
  answer: sendUnaryData<streams.TombstoneResp>,
): void {
  const options = call.request.getOptions();
  if (options === undefined) throw new Error("A tombstone without options");
  const stream = nameIn(options);
  const { outcome } = log.tombstone(stream);
  if (outcome === "DELETED") answer(deleted(stream));
  else answer(null, new streams.TombstoneResp().setNoPosition(new shared.Empty()));
}

function recordOf(proposed: streams.BatchAppendReq.ProposedMessage): NewRecord {
  return {
    id: proposed.getId()?.getString() ?? "",
    type: proposed.getMetadataMap().get("type") ?? "",
    contentType: proposed.getMetadataMap().get("content-type") ?? "",
    data: proposed.getData_asU8(),
    metadata: proposed.getCustomMetadata_asU8(),
  };
}

type Stored = Extract<WriteOutcome, { readonly outcome: "STORED" | "REPEATED" }>;

function appended({ outcome, revision, position }: Stored): streams.BatchAppendResp.Success {
  const success = new streams.BatchAppendResp.Success().setCurrentRevision(revision.toString());
  // The server may not know any more where it stored what is sent again.
  if (outcome === "REPEATED") return success.setNoPosition(new shared.Empty());
  const at = new shared.AllStreamPosition().setCommitPosition(`${position}`).setPreparePosition(`${position}`);
  return success.setPosition(at);
}
