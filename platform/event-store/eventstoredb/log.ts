// Which log it is: an event in a stream of its own, made once, at random.
import { randomUUID } from "node:crypto";
import { START as STREAM_START } from "@eventstore/db-client";
import { uuidv7 } from "../../ids.ts";
import { hasErrorCode, NO_STREAM } from "../port.ts";
import type { Esdb } from "./client.ts";
import { LOG_STREAM } from "./events.ts";
import { failureOf } from "./failed.ts";
import { readFirst } from "./read.ts";
import { append } from "./write.ts";

/** The log's identity, made where there is none yet. Safe to run twice, and by several processes at once. */
export async function readLogId(esdb: Esdb): Promise<string> {
  return (await findLogId(esdb)) ?? (await makeLogId(esdb));
}

async function makeLogId(esdb: Esdb): Promise<string> {
  const id = randomUUID();
  const made = { id: uuidv7(), type: "LogMade", data: JSON.stringify({ id }), metadata: "{}" };
  try {
    await append(esdb, LOG_STREAM, [made], NO_STREAM);
    return id;
  } catch (error) {
    if (!hasErrorCode(error, "REVISION_CONFLICT")) throw error;
    return (await findLogId(esdb)) ?? lost();
  }
}

async function findLogId(esdb: Esdb): Promise<string | undefined> {
  try {
    const data = (await readFirst(esdb, LOG_STREAM, STREAM_START))?.data;
    const isKnown = typeof data === "object" && data !== null && "id" in data && typeof data.id === "string";
    return isKnown ? String(data.id) : undefined;
  } catch (error) {
    if (failureOf(error) === "stream-not-found") return undefined;
    throw error;
  }
}

function lost(): never {
  throw new Error("EventStoreDB lost the identity of the log");
}
