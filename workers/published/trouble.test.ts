import type { ListDoc } from "@sb/contracts/published/model.ts";
import type { Mail } from "@sb/platform/mail/port.ts";
import { expect, test } from "vitest";
import { runOf } from "../runtime/testing.ts";
import { publishedTroubleHandler } from "./trouble.ts";

const at = "2026-11-20T00:00:00.000Z";
const list = { listSeq: 17, name: "Drainers", state: "ACTIVE", attempt: { at, outcome: "HELD", failures: 0 } } as const;

async function told(doc: Partial<ListDoc> | undefined, more: object = {}): Promise<readonly Mail[]> {
  const sent: Mail[] = [];
  const { kind, handle } = publishedTroubleHandler({
    readStore: { model: () => ({ get: async () => doc }) },
    mailer: { send: async (mail) => void sent.push(mail) },
    adminEmails: ["boss@mail.example", "deputy@mail.example"],
    publicUrl: "https://safer-block.example",
  });
  await handle(runOf(kind, { listSeq: 17, trouble: "HELD", ...more }));
  return sent;
}

test("each admin gets a mail of their own, which names the list and leads to all of them", async () => {
  const sent = await told({ ...list, good: { at, seenAt: at, entries: 6, keptOut: [] } });
  expect(sent.map(({ to }) => to)).toEqual(["boss@mail.example", "deputy@mail.example"]);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
  expect(sent[0]?.subject).toContain("Drainers");
  expect(sent[0]?.text).toContain("https://safer-block.example/admin/list");
  expect(sent[0]?.text).toContain("2026");
});

test.each<[string, Partial<ListDoc> | undefined]>([
  ["gone", undefined],
  ["withdrawn", { ...list, state: "WITHDRAWN" }],
  ["well again", { ...list, attempt: { at, outcome: "TAKEN", failures: 0 } }],
])("nobody is told of a list that is %s by then", async (_, doc) => {
  expect(await told(doc)).toEqual([]);
  expect(await told(doc, { trouble: "FAILING" })).toEqual([]);
});

test("it waits for the read model to know of the attempt", async () => {
  const before = { ...list, attempt: { at, outcome: "TAKEN", failures: 0 } } as const;
  await expect(told(before, { attemptBefore: at })).rejects.toMatchObject({ code: "PUT_OFF", reason: "MODEL_BEHIND" });
  expect(await told(list, { attemptBefore: "2026-11-19T00:00:00.000Z" })).toHaveLength(2);
});
