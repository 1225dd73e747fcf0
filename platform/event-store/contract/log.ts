import { describe, expect, it } from "vitest";
import { NO_STREAM, START } from "../port.ts";
import type { Stores } from "./contract.ts";
import { events } from "./events.ts";

export function logContract({ store, another, other }: Stores): void {
  describe("log", () => {
    it("has one identity for every store on the same data, and after opening anew", async () => {
      const { id } = await store().log();
      await store().append("report-1", events("a"), NO_STREAM);
      expect(id).toMatch(/./);
      expect((await store().log()).id).toBe(id);
      expect((await (await another()).log()).id).toBe(id);
    });

    it("has another identity than any other log", async () => {
      expect((await (await other()).log()).id).not.toBe((await store().log()).id);
    });

    it("ends at the last position given, to a shredded event too", async () => {
      expect((await store().log()).end).toBe(START);
      const first = await store().append("report-1", events("a"), NO_STREAM);
      expect((await store().log()).end).toBe(first.position);
      const shredded = await store().append("key-1", events("gone"), NO_STREAM);
      await store().shred("key-1");
      const { end } = await store().log();
      if (store().erasure === "SCAVENGED") return expect(end >= shredded.position).toBe(true);
      expect(await store().head()).toBe(first.position);
      expect(end).toBe(shredded.position);
    });
  });
}
