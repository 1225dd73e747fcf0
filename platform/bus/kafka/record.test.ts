import type { KafkaMessage } from "kafkajs";
import { describe, expect, test } from "vitest";
import { uuidv7 } from "../../ids.ts";
import { eventOf, headOf, recordOf } from "./record.ts";

const eventId = uuidv7();
const event = {
  stream: "report-1",
  revision: 3,
  position: "0000000000000007",
  type: "DeclarationFiled",
  version: 2,
  data: { open: "PUBLIC", empty: null },
  sealed: "c2VhbGVk",
  personal: { owner: "report-1", sealed: "eA" },
  meta: { eventId, correlationId: eventId, causationId: eventId, actor: "a", at: "2026-01-01T00:00:00.000Z" },
};

const sent = (message: { key: string; value: unknown; headers?: object }): KafkaMessage => ({
  key: Buffer.from(message.key),
  value: message.value as Buffer,
  headers: Object.fromEntries(Object.entries(message.headers ?? {}).map(([name, text]) => [name, Buffer.from(text)])),
  timestamp: "0",
  attributes: 0,
  offset: "12",
});

describe("a record", () => {
  test("brings the whole event, keyed by its stream", () => {
    const message = sent(recordOf(event, 4));
    const head = headOf(message);
    expect(head).toEqual({
      offset: 12n,
      epoch: 4,
      stream: "report-1",
      type: "DeclarationFiled",
      position: event.position,
    });
    expect(head && eventOf(head, message)).toEqual({ ...event, offset: 12n, epoch: 4 });
  });

  test("of somebody else has no head, or no event", () => {
    expect(headOf(sent({ key: "report-1", value: Buffer.from("{}") }))).toBeUndefined();
    const { key, headers = {} } = recordOf(event, 1);
    const foreign = sent({ key, headers, value: Buffer.from('{"revision":"x"}') });
    const head = headOf(foreign);
    expect(() => head && eventOf(head, foreign)).toThrow();
  });
});
