import type { Caller } from "@sb/platform/http/handler.ts";
import { expect, test, vi } from "vitest";
import { requestOf, STRANGER } from "../report/testing.ts";
import { guardQueries } from "./guard.ts";

const gone: Caller = { userId: "gone", isAdmin: false, sessionId: "s1", membership: 1 };
const isOver = vi.fn(async ({ userId }: Caller) => userId === gone.userId);
const guarded = guardQueries(isOver, {
  "GET report/export": async () => ({ stream: new Uint8Array(), mediaType: "text/plain" }),
});
const ask = (caller?: Caller) =>
  guarded["GET report/export"](requestOf(caller, { query: { format: "ndjson" as const } }));

test("an ended login is refused, on public routes too; others and visitors pass", async () => {
  await expect(ask(gone)).rejects.toMatchObject({ code: "LOGIN_EXPIRED" });
  await expect(ask(STRANGER)).resolves.toMatchObject({ mediaType: "text/plain" });
  isOver.mockClear();
  await expect(ask()).resolves.toMatchObject({ mediaType: "text/plain" });
  expect(isOver).not.toHaveBeenCalled();
});
