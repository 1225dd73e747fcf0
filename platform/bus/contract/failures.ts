// An event that a handler rejects, or that cannot be read, comes again.
import { expect, test } from "vitest";
import type { StreamEvent } from "../../event-store/port.ts";
import { defineSubscription } from "../subscription.ts";
import { eventsOf } from "../testing/testing.ts";
import { type BusWorld, handles, until } from "./world.ts";

export function failuresContract({ bus, place }: BusWorld): void {
  test("brings what was rejected again, before anything after it in its stream", async () => {
    const handled: string[] = [];
    let failures = 0;
    const handle = async ({ type }: StreamEvent): Promise<void> => {
      if (type === "B" && failures < 3) {
        failures += 1;
        throw new Error("not now");
      }
      handled.push(type);
    };
    await bus().subscribe(defineSubscription({ group: "one", handles, handle }));
    await place().emit("a-1", "A", "B", "C");
    await until(() => expect(handled).toContain("C"));
    expect(failures).toBe(3);
    expect([...new Set(handled)]).toEqual(["A", "B", "C"]);
  });

  test("brings what can't be read again, and never unread", async () => {
    const handled: string[] = [];
    let unreadable = 0;
    const broken = eventsOf("B").map((definition) => ({
      ...definition,
      read: () => {
        unreadable += 1;
        throw new Error("of another shape");
      },
    }));
    const handle = async ({ type }: StreamEvent): Promise<void> => void handled.push(type);
    await bus().subscribe(defineSubscription({ group: "one", handles: [...eventsOf("A", "C"), ...broken], handle }));
    await place().emit("a-1", "A", "B", "C");
    await until(() => expect(unreadable).toBeGreaterThan(2));
    expect(new Set(handled)).toEqual(new Set(["A"]));
  });
}
