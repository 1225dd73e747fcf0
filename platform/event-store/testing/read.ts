// A stand-in's answers to reads: of a stream, of everything, and of everything that comes.
import streams from "@eventstore/db-client/generated/streams_pb.js";
import type { ServerWritableStream } from "@grpc/grpc-js";
import type { StandInLog, StoredRecord } from "./log.ts";
import { deleted, eventMessage, notFoundMessage } from "./messages.ts";

export type ReadCall = ServerWritableStream<streams.ReadReq, streams.ReadResp>;
type Options = streams.ReadReq.Options;

const isBackwards = (options: Options): boolean => options.getReadDirection() === 1;

/** Work that the stand-in was given: tests hold it. */
export type Counts = { calls: number; appends: number; records: number };

export function answerRead(log: StandInLog, counts: Counts, call: ReadCall): void {
  counts.calls += 1;
  const options = call.request.getOptions();
  if (options === undefined) throw new Error("A read without options");
  const stream = options.getStream();
  if (options.hasSubscription()) subscribe(log, options, call);
  else if (stream === undefined) give(call, counts, pageOfAll(log, options), true);
  else answerStream(log, counts, nameIn(stream), options, call);
}

function answerStream(log: StandInLog, counts: Counts, name: string, options: Options, call: ReadCall): void {
  if (log.isDeleted(name)) {
    call.emit("error", deleted(name));
    return;
  }
  if (log.ofStream(name).length > 0) give(call, counts, pageOfStream(log.ofStream(name), options), false);
  else {
    call.write(notFoundMessage(name));
    call.end();
  }
}

export const nameIn = (from: { getStreamIdentifier(): { getStreamName(): Uint8Array | string } | undefined }): string =>
  Buffer.from(from.getStreamIdentifier()?.getStreamName() ?? "").toString();

function give(call: ReadCall, counts: Counts, page: readonly StoredRecord[], withPosition: boolean): void {
  counts.records += page.length;
  for (const record of page) call.write(eventMessage(record, withPosition));
  call.end();
}

/** Forwards the record at the position is among them; backwards it is not. */
function pageOfAll({ all }: StandInLog, options: Options): readonly StoredRecord[] {
  const given = options.getAll();
  const position = BigInt(given?.getPosition()?.getCommitPosition() ?? (given?.hasEnd() ? 2n ** 63n : 0n));
  const [from, count] = [firstFrom(all, position), Number(options.getCount())];
  if (options.hasFilter()) {
    const found = isBackwards(options) ? all.slice(0, from).reverse() : all.slice(from);
    return found.filter(isAskedFor(options)).slice(0, count);
  }
  return isBackwards(options) ? all.slice(Math.max(0, from - count), from).reverse() : all.slice(from, from + count);
}

/** By the beginning of its stream's name, or by its type. */
function isAskedFor(options: Options): (record: StoredRecord) => boolean {
  const filter = options.getFilter();
  const names = filter?.getStreamIdentifier()?.getPrefixList() ?? [];
  if (names.length > 0) return ({ stream }) => names.some((name) => stream.startsWith(name));
  const types = new RegExp(filter?.getEventType()?.getRegex() || "");
  return ({ type }) => types.test(type);
}

/** Where the first record stands that is at this position or behind it. */
function firstFrom(all: readonly StoredRecord[], position: bigint): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.position ?? 0n) < position) low = middle + 1;
    else high = middle;
  }
  return low;
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
  const isAsked = isAskedFor(options);
  const stop = log.onRecord((record) => {
    if (isAsked(record)) call.write(eventMessage(record, true));
  });
  call.on("cancelled", () => {
    stop();
    call.end();
  });
  const confirmation = new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(crypto.randomUUID());
  call.write(new streams.ReadResp().setConfirmation(confirmation));
}
