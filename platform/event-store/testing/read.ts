// A stand-in's answers to reads: of a stream, of everything, and of everything that comes.
import streams from "@eventstore/db-client/generated/streams_pb.js";
import type { ServerWritableStream } from "@grpc/grpc-js";
import type { StandInLog, StoredRecord } from "./log.ts";
import { deleted, eventMessage, notFoundMessage } from "./messages.ts";

export type ReadCall = ServerWritableStream<streams.ReadReq, streams.ReadResp>;
type Options = streams.ReadReq.Options;

const isBackwards = (options: Options): boolean => options.getReadDirection() === 1;

export function answerRead(log: StandInLog, call: ReadCall): void {
  const options = call.request.getOptions();
  if (options === undefined) throw new Error("A read without options");
  const stream = options.getStream();
  if (options.hasSubscription()) subscribe(log, options, call);
  else if (stream === undefined) give(call, pageOfAll(log, options), true);
  else answerStream(log, nameIn(stream), options, call);
}

function answerStream(log: StandInLog, name: string, options: Options, call: ReadCall): void {
  if (log.isDeleted(name)) {
    call.emit("error", deleted(name));
    return;
  }
  if (log.ofStream(name).length > 0) give(call, pageOfStream(log.ofStream(name), options), false);
  else {
    call.write(notFoundMessage(name));
    call.end();
  }
}

export const nameIn = (from: { getStreamIdentifier(): { getStreamName(): Uint8Array | string } | undefined }): string =>
  Buffer.from(from.getStreamIdentifier()?.getStreamName() ?? "").toString();

function give(call: ReadCall, page: readonly StoredRecord[], withPosition: boolean): void {
  for (const record of page) call.write(eventMessage(record, withPosition));
  call.end();
}

/** Forwards the record at the position is among them; backwards it is not. */
function pageOfAll({ all }: StandInLog, options: Options): readonly StoredRecord[] {
  const given = options.getAll();
  const position = BigInt(given?.getPosition()?.getCommitPosition() ?? (given?.hasEnd() ? 2n ** 63n : 0n));
  const found = isBackwards(options)
    ? all.filter((record) => record.position < position).reverse()
    : all.filter((record) => record.position >= position);
  return found.slice(0, Number(options.getCount()));
}

function pageOfStream(of: readonly StoredRecord[], options: Options): readonly StoredRecord[] {
  const given = options.getStream();
  const revision = given?.hasRevision() ? BigInt(given.getRevision()) : given?.hasEnd() ? BigInt(of.length) : 0n;
  const found = isBackwards(options)
    ? of.filter((record) => record.revision <= revision).reverse()
    : of.filter((record) => record.revision >= revision);
  return found.slice(0, Number(options.getCount()));
}

/** From now on. */
function subscribe(log: StandInLog, options: Options, call: ReadCall): void {
  const types = new RegExp(options.getFilter()?.getEventType()?.getRegex() || "");
  const stop = log.onRecord((record) => {
    if (types.test(record.type)) call.write(eventMessage(record, true));
  });
  call.on("cancelled", () => {
    stop();
    call.end();
  });
  const confirmation = new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(crypto.randomUUID());
  call.write(new streams.ReadResp().setConfirmation(confirmation));
}
