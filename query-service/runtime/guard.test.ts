import type { Caller } from "@sb/platform/http/handler.ts";
import { expect, test, vi } from "vitest";
import { requestOf, STRANGER } from "../report/testing.ts";
import { guardQueries } from "./guard.ts";

const gone: Caller = { userId: "gone", isAdmin: false };
const hasLeft = vi.fn(async (userId: string) => userId === gone.userId);
const guarded = guardQueries(hasLeft, {
  "GET report/export": async () => ({ stream: new Uint8Array(), mediaType: "text/plain" }),
});
const ask = (caller?: Caller) =>
  guarded["GET report/export"](requestOf(caller, { query: { format: "ndjson" as const } }));

test("who has left is refused, on public routes too; others and visitors pass", async () => {
  await expect(ask(gone)).rejects.toMatchObject({ code: "LOGIN_EXPIRED" });
  await expect(ask(STRANGER)).resolves.toMatchObject({ mediaType: "text/plain" });
  hasLeft.mockClear();
  await expect(ask()).resolves.toMatchObject({ mediaType: "text/plain" });
  expect(hasLeft).not.toHaveBeenCalled();
});
