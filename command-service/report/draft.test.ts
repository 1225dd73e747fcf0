import { membershipKeyOwner } from "@sb/contracts/account/events.ts";
import { type EventStore, NO_STREAM } from "@sb/platform/event-store/port.ts";
import type { HttpReply } from "@sb/platform/http/handler.ts";
import { expect, it } from "vitest";
import { routes as reportRoutes } from "./routes.ts";
import { NOW, openBench, requestOf } from "./testing.ts";

const META = { eventId: "01980000-0000-7000-8000-000000000001", correlationId: "c", actor: "owner", at: NOW };
const joined = (membership: number) => ({
  type: "AccountJoined",
  version: 1,
  data: { userId: "owner", membership, nickname: "n", terms: [], again: membership > 1, person: "sealed" },
  meta: META,
});
const left = {
  type: "AccountDeregistered",
  version: 1,
  data: { userId: "owner", membership: 1, nickname: "n" },
  meta: META,
};

function bodyOf(reply: HttpReply<"PUT report/draft">) {
  if (!("body" in reply)) throw new Error("a stream, not a body");
  return reply.body;
}
const history = (store: EventStore, ...events: (typeof left)[]) => store.append("account-owner", events, NO_STREAM);

it("seals the draft with the key of the running membership, and overwrites the one before", async () => {
  await using bench = await openBench();
  await history(bench.deps.eventStore, joined(1), left, joined(2));
  const put = reportRoutes(bench.deps)["PUT report/draft"];
  const { revision: before } = bodyOf(await put(requestOf("owner", { body: { draft: { title: "first" } } })));
  const body = { draft: { title: "marker-draft" }, revision: before };
  const { savedAt, revision } = bodyOf(await put(requestOf("owner", { body })));
  expect([savedAt, revision === before]).toEqual([NOW, false]);
  expect([...bench.stored.keys()]).toEqual(["drafts/owner/2"]);
  const sealed = bench.stored.get("drafts/owner/2") ?? new Uint8Array();
  expect(Buffer.from(sealed).includes("marker-draft")).toBe(false);
  const bytes = await bench.deps.vault.openBytes(membershipKeyOwner("owner", 2), sealed);
  expect(JSON.parse(Buffer.from(bytes ?? []).toString())).toEqual({
    draft: { title: "marker-draft" },
    savedAt: NOW,
    revision,
  });
});

it("refuses to save over, or to discard, a revision that was not read", async () => {
  await using bench = await openBench();
  await history(bench.deps.eventStore, joined(1));
  const { "PUT report/draft": put, "DELETE report/draft": discard } = reportRoutes(bench.deps);
  const save = async (title: string, revision?: string) =>
    bodyOf(await put(requestOf("owner", { body: { draft: { title }, revision } }))).revision;
  const first = await save("first");
  const second = await save("second", first);
  for (const known of [undefined, first, "made up"])
    await expect(save("late", known)).rejects.toMatchObject({ code: "DRAFT_CHANGED" });
  await expect(discard(requestOf("owner", { query: { revision: first } }))).rejects.toMatchObject({
    code: "DRAFT_CHANGED",
  });
  expect(bench.stored.size).toBe(1);
  await discard(requestOf("owner", { query: { revision: second } }));
  await discard(requestOf("owner", { query: { revision: second } }));
  await expect(save("late", second)).rejects.toMatchObject({ code: "DRAFT_CHANGED" });
});

it("lets one of several saves at once through", async () => {
  await using bench = await openBench();
  await history(bench.deps.eventStore, joined(1));
  const put = reportRoutes(bench.deps)["PUT report/draft"];
  const saves = [1, 2, 3].map((step) => put(requestOf("owner", { body: { draft: { step } } })));
  const settled = await Promise.allSettled(saves);
  expect(settled.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
});

it("discards the draft, and is content where there is none", async () => {
  await using bench = await openBench();
  await history(bench.deps.eventStore, joined(1));
  const { "PUT report/draft": put, "DELETE report/draft": discard } = reportRoutes(bench.deps);
  await put(requestOf("owner", { body: { draft: {} } }));
  await discard(requestOf("owner", { query: {} }));
  await discard(requestOf("owner", { query: {} }));
  expect(bench.stored.size).toBe(0);
});

it("keeps no draft of somebody who left", async () => {
  await using bench = await openBench();
  await history(bench.deps.eventStore, joined(1), left);
  const put = reportRoutes(bench.deps)["PUT report/draft"];
  await expect(put(requestOf("owner", { body: { draft: {} } }))).rejects.toMatchObject({ code: "LOGIN_EXPIRED" });
});
