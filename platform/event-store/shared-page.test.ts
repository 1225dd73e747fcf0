import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import type { StoredEvent } from "./port.ts";
import { createSharedPage, type PageRequest } from "./shared-page.ts";

const meta = { eventId: "", correlationId: "", actor: "", at: "" };
const event = (position: string): StoredEvent => ({
  position,
  stream: "a-1",
  revision: 0,
  type: "A",
  version: 1,
  data: {},
  meta,
});
const asked: PageRequest = { after: "", limit: 10, maxBytes: undefined };

/** A page, and how often it was read. */
function counted(...events: readonly StoredEvent[]) {
  const page = createSharedPage();
  let reads = 0;
  const get = (more: Partial<PageRequest> = {}) =>
    page.get({ ...asked, ...more }, () => {
      reads += 1;
      return events;
    });
  return { get, forget: page.forget, reads: () => reads };
}

test("a page is read once in a turn, whoever asks for it", async () => {
  const { get, reads } = counted(event("1"));
  expect(get()).toBe(get());
  // It ended before either limit.
  expect(get({ limit: 5 })).toBe(get({ limit: 1 }));
  expect(reads()).toBe(1);
  await setImmediate();
  get();
  expect(reads()).toBe(2);
});

test("another page is read", () => {
  const { get, reads } = counted(event("1"), event("2"));
  get();
  get({ after: "1" });
  get({ after: "1", limit: 1 });
  get({ after: "1", maxBytes: 5 });
  expect(reads()).toBe(4);
});

test("a page that may go on is read again with a larger limit", () => {
  const { get, reads } = counted(event("1"), event("2"));
  get({ limit: 2 });
  get({ limit: 3 });
  expect(reads()).toBe(2);
});

test("nothing that was read before a commit is shared after it", () => {
  const { get, forget, reads } = counted(event("1"));
  get();
  forget();
  get();
  expect(reads()).toBe(2);
});
