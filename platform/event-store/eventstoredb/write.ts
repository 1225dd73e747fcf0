// The write calls to EventStoreDB. Where an answer is lost, the same is sent again: the server recognises it by its ids.
import { ANY, type EventData, type ExpectedRevision, NO_STREAM as NO_SERVER_STREAM } from "@eventstore/db-client";
import { EventStoreError, NO_STREAM, type Position, type Revision } from "../port.ts";
import type { Esdb } from "./client.ts";
import { failureOf } from "./failed.ts";
import { type ServerPosition, toPosition } from "./position.ts";

/** Undefined where the server tells no position: it had stored the same before. */
export async function append(
  { client, own, namespace }: Esdb,
  stream: string,
  events: readonly EventData[],
  expected: Revision,
): Promise<Position | undefined> {
  const expectedRevision: ExpectedRevision = expected === NO_STREAM ? NO_SERVER_STREAM : BigInt(expected);
  try {
    const options = { ...own, expectedRevision };
    const { position } = await client.appendToStream(`${namespace}${stream}`, [...events], options);
    return position && isTold(position) ? toPosition(position) : undefined;
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Idempotent. */
export async function tombstone({ client, own, namespace }: Esdb, stream: string): Promise<void> {
  try {
    await client.tombstoneStream(`${namespace}${stream}`, { ...own, expectedRevision: ANY });
  } catch (error) {
    if (failureOf(error) !== "stream-deleted") throw error;
  }
}

/** The largest number stands for none. */
const isTold = ({ commit }: ServerPosition): boolean => commit < 2n ** 63n;

function refusalOf(error: unknown): unknown {
  switch (failureOf(error)) {
    case "wrong-expected-version":
      return new EventStoreError("REVISION_CONFLICT", "The stream is not at the expected revision");
    case "stream-deleted":
      return new EventStoreError("STREAM_SHREDDED", "The stream was shredded");
    case "maximum-append-size-exceeded":
      return new EventStoreError("APPEND_TOO_LARGE", "The server takes smaller appends than it should");
    default:
      return error;
  }
}
