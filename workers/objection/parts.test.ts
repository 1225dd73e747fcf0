import { OBJECTION_MODEL } from "@sb/contracts/objection/model.ts";
import type { ToPublisher } from "@sb/contracts/objection/subject.ts";
import type { Mail } from "@sb/platform/mail/port.ts";
import { expect, test } from "vitest";
import { runOf } from "../runtime/testing.ts";
import { languageOf, objectionLookHandler, objectionMailHandler } from "./parts.ts";

const message: ToPublisher = {
  ...{ to: "abuse@lists.example", list: "Drainers", target: "zq-shop.com", declareType: "SITE" },
  ...{ openedAt: "2026-11-27T10:00:00.000Z", isOwner: true },
};

async function told(given: ToPublisher | undefined) {
  const sent: Mail[] = [];
  const noted: number[] = [];
  const { kind, handle } = objectionMailHandler({
    objections: { findMessage: async () => given, noteTold: async (seq) => void noted.push(seq) },
    mailer: { send: async (mail) => void sent.push(mail) },
    publicUrl: "https://safer-block.example",
  });
  await handle(runOf(kind, { objectionSeq: 9 }));
  return { sent, noted };
}

test("the publisher is told which entry somebody objects to, and nothing of them but what they agreed to", async () => {
  const { sent, noted } = await told(message);
  expect(sent).toMatchObject([{ to: "abuse@lists.example", language: "en" }]);
  expect(sent[0]?.text).toContain("https://safer-block.example/s/zq-shop.com");
  expect(sent[0]?.text).not.toContain("Reason");
  expect(noted).toEqual([9]);
  const { sent: shared } = await told({ ...message, reason: "We sell shoes there." });
  expect(shared[0]?.text).toContain("Reason: We sell shoes there.");
});

test("nobody is told of one that is over by then", async () => {
  expect(await told(undefined)).toEqual({ sent: [], noted: [] });
});

test.each([
  ["abuse@police.go.kr", "ko"],
  ["info@list.co.jp", "ja"],
  ["hinweis@liste.DE", "de"],
  ["abuse@list.com.tw", "zh"],
  ["team@example.org", "en"],
])("%s is written to in %s", (email, language) => {
  expect(languageOf(email)).toBe(language);
});

test.each<[string, object | undefined, readonly number[]]>([
  ["are closed where their entries are gone", { state: "ACTIVE" }, [2]],
  ["are all closed where the list was withdrawn", { state: "WITHDRAWN" }, [1, 2]],
])("open objections to a list %s", async (_, list, expected) => {
  const objections = { "1": "zq-listed.com", "2": "zq-gone.com" };
  const docs: Readonly<Record<string, object | undefined>> = {
    ...Object.fromEntries(
      Object.entries(objections).map(([seq, addressKey]) => [seq, { objectionSeq: Number(seq), addressKey }]),
    ),
    "7": list,
    "zq-listed.com": { listings: [{ listSeq: 7 }] },
    "zq-gone.com": { listings: [{ listSeq: 8 }] },
  };
  const closed: number[] = [];
  const { kind, handle } = objectionLookHandler({
    objections: { close: async (seq) => void closed.push(seq) },
    eventStore: { head: async () => "1" as never },
    readStore: {
      whenReached: async () => true,
      model: (name) => ({
        list: async () => ({ members: name === OBJECTION_MODEL ? Object.keys(objections) : [], total: 2 }),
        getMany: async (keys) => keys.map(({ id }) => docs[id] as never),
      }),
    },
  });
  await handle(runOf(kind, { listSeq: 7 }));
  expect(closed).toEqual(expected);
});
