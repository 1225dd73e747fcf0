// A stand-in's answers to writes.
import shared from "@eventstore/db-client/generated/shared_pb.js";
import streams from "@eventstore/db-client/generated/streams_pb.js";
import type { ServerReadableStream, ServerUnaryCall, sendUnaryData } from "@grpc/grpc-js";
import type { NewRecord, StandInLog, WriteOutcome } from "./log.ts";
import { deleted, tooLarge } from "./messages.ts";
import { nameIn } from "./read.ts";

/** The server's own default. */
const MOST_BYTES = 1_048_576;

export async function answerAppend(
  log: StandInLog,
  call: ServerReadableStream<streams.AppendReq, streams.AppendResp>,
  answer: sendUnaryData<streams.AppendResp>,
): Promise<void> {
  const [header, ...messages]: streams.AppendReq[] = await call.toArray();
  const options = header?.getOptions();
  if (options === undefined) throw new Error("An append without options");
  const stream = nameIn(options);
  const records = messages.map(recordOf);
  const bytes = records.reduce((sum, { data, metadata }) => sum + data.length + metadata.length, 0);
  if (bytes > MOST_BYTES) return answer(tooLarge(MOST_BYTES));
  const outcome = log.append(stream, records, options.hasNoStream() ? -1n : BigInt(options.getRevision()));
  if (outcome.outcome === "DELETED") answer(deleted(stream));
  else answer(null, appended(outcome));
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

function recordOf(message: streams.AppendReq): NewRecord {
  const proposed = message.getProposedMessage();
  if (proposed === undefined) throw new Error("An append without an event");
  return {
    id: proposed.getId()?.getString() ?? "",
    type: proposed.getMetadataMap().get("type") ?? "",
    contentType: proposed.getMetadataMap().get("content-type") ?? "",
    data: proposed.getData_asU8(),
    metadata: proposed.getCustomMetadata_asU8(),
  };
}

function appended(outcome: Exclude<WriteOutcome, { readonly outcome: "DELETED" }>): streams.AppendResp {
  const answer = new streams.AppendResp();
  if (outcome.outcome === "WRONG_VERSION") {
    const wrong = new streams.AppendResp.WrongExpectedVersion();
    if (outcome.current < 0n) wrong.setCurrentNoStream(new shared.Empty());
    else wrong.setCurrentRevision(outcome.current.toString());
    return answer.setWrongExpectedVersion(wrong);
  }
  const success = new streams.AppendResp.Success().setCurrentRevision(outcome.revision.toString());
  // The server may not know any more where it stored what is sent again.
  if (outcome.outcome === "REPEATED") return answer.setSuccess(success.setNoPosition(new shared.Empty()));
  const position = outcome.position.toString();
  success.setPosition(new streams.AppendResp.Position().setCommitPosition(position).setPreparePosition(position));
  return answer.setSuccess(success);
}
