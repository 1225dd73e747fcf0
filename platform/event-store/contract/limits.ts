import { describe, expect, it } from "vitest";
import { APPEND_BYTES } from "../bodies.ts";
import { NO_STREAM, START } from "../port.ts";
import type { Stores } from "./contract.ts";
import { event, events } from "./events.ts";

/** Bytes of an event besides its text. */
const ENVELOPE_BYTES = 1_000;

export function limitsContract({ store }: Stores): void {
  describe("an append", () => {
    it("may be 900 kB large", async () => {
      const text = "x".repeat(APPEND_BYTES - ENVELOPE_BYTES);
      await store().append("report-1", [event(text)], NO_STREAM);
      expect((await store().readStream("report-1")).events[0]?.data).toEqual({ text });
    });

    it.each([
      ["in one event", ["x".repeat(APPEND_BYTES)]],
      ["in many", Array.from({ length: 10 }, () => "x".repeat(APPEND_BYTES / 10))],
      ["in bytes, not in characters", ["가".repeat(APPEND_BYTES / 3)]],
    ])("is refused when it is larger, %s, before anything is written", async (_, large) => {
      const refused = { code: "APPEND_TOO_LARGE" };
      await expect(store().append("report-1", events(...large), NO_STREAM)).rejects.toMatchObject(refused);
      const appends = [events("small"), events(...large)].map((batch, at) => ({
        stream: `report-${at}`,
        events: batch,
        expected: NO_STREAM,
        // Not even what need not wait for it.
        ...(at === 1 && { after: new Promise<never>(() => undefined) }),
      }));
      await expect(store().appendInOrder(appends)).rejects.toMatchObject(refused);
      expect(await store().head()).toBe(START);
    });

    it.each(["", "e-1", "01980000-0000-7000-8000-00000000000G", "01980000-0000-7000-8000-00000000000A"])(
      "is refused with the event id %j, which is no UUID in lower case",
      async (eventId) => {
        const { meta, ...rest } = event("a");
        const appending = store().append("report-1", [event("b"), { ...rest, meta: { ...meta, eventId } }], NO_STREAM);
        await expect(appending).rejects.toMatchObject({ code: "EVENT_ID_INVALID" });
        expect(await store().head()).toBe(START);
      },
    );
  });
}
