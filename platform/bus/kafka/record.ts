// An event as a record of the topic: its stream is the key, so that a partition has whole streams in order.
import type { IHeaders, KafkaMessage, Message } from "kafkajs";
import * as z from "zod";
import type { StoredEvent } from "../../event-store/port.ts";
import type { Noted } from "./epochs.ts";

/** The facts of a record that are known without reading its value. */
export type Head = Noted & { readonly offset: bigint; readonly stream: string; readonly type: string };

export type Carried = StoredEvent & Pick<Head, "offset" | "epoch">;

const Value = z.object({
  revision: z.int().min(0),
  version: z.int().min(1),
  data: z.unknown(),
  sealed: z.string().optional(),
  personal: z.object({ owner: z.string(), sealed: z.string(), commitment: z.string().exactOptional() }).optional(),
  meta: z.object({
    eventId: z.string(),
    correlationId: z.string(),
    causationId: z.string().exactOptional(),
    actor: z.string(),
    at: z.string(),
  }),
});

/** Counts the value, which is nearly all of a record. */
export function recordOf(
  event: StoredEvent,
  epoch: number,
): Message & { readonly key: string; readonly bytes: number } {
  const { stream, type, position, ...rest } = event;
  const value = Buffer.from(JSON.stringify(rest));
  return { key: stream, value, headers: { type, position, epoch: String(epoch) }, bytes: value.length };
}

/** Undefined where the relay did not write it. */
export function headOf({ key, headers, offset }: KafkaMessage): Head | undefined {
  const [type, position, epoch] = ["type", "position", "epoch"].map((name) => textOf(headers, name));
  if (!key || type === undefined || position === undefined || !epoch) return undefined;
  return { offset: BigInt(offset), stream: key.toString(), type, position, epoch: Number(epoch) };
}

/** Throws where the relay did not write it. */
export function eventOf(head: Head, { value }: KafkaMessage): Carried {
  return { ...head, ...Value.parse(JSON.parse(value?.toString() ?? "")) };
}

function textOf(headers: IHeaders | undefined, name: string): string | undefined {
  const value = headers?.[name];
  return Buffer.isBuffer(value) ? value.toString() : undefined;
}
