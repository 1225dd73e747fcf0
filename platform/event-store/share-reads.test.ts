import { expect, it } from "vitest";
import { START, type StoredEvent } from "./port.ts";
import { createPulse } from "./pulse.ts";
import { shareReads } from "./share-reads.ts";

function createReads() {
  const asked: PromiseWithResolvers<readonly StoredEvent[]>[] = [];
  const pulse = createPulse();
  const read = shareReads(() => {
    const next = Promise.withResolvers<readonly StoredEvent[]>();
    asked.push(next);
    return next.promise;
  }, pulse);
  return { asked, pulse, read };
}

it("asks once for what several want at the same time", async () => {
  const { asked, read } = createReads();
  const both = [read(START, 10), read(START, 10)];
  expect(asked).toHaveLength(1);
  asked[0]?.resolve([]);
  expect(await Promise.all(both)).toEqual([[], []]);
  void read(START, 10);
  expect(asked).toHaveLength(2);
});

it("asks again after a beat, and for another page", () => {
  const { asked, pulse, read } = createReads();
  void read(START, 10);
  void read(START, 11);
  expect(asked).toHaveLength(2);
  pulse.beat();
  void read(START, 10);
  expect(asked).toHaveLength(3);
});

it("gives a failure to all who asked, and asks anew afterwards", async () => {
  const { asked, read } = createReads();
  const both = [read(START, 10), read(START, 10)];
  asked[0]?.reject(new Error("gone"));
  for (const one of both) await expect(one).rejects.toThrow("gone");
  void read(START, 10);
  expect(asked).toHaveLength(2);
});
