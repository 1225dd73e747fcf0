// A user's saved draft over HTTP.
import { expect, test } from "vitest";
import { signIn } from "../../test/person.ts";
import { get } from "../../test/typed-get.ts";
import { useServer } from "../../test/use-server.ts";

const server = useServer();

const GONE = { status: 404, body: { code: "NOT_FOUND" } };

test("saved, read, overwritten, discarded; each user has their own", async () => {
  const [person, other] = await Promise.all([
    signIn(server.url, "drafting@example.com", "Drafting"),
    signIn(server.url, "other@example.com", "Other"),
  ]);
  expect(await person.call("GET", "report/draft")).toMatchObject(GONE);
  const unfinished = { step: 2, declare: { title: "반쯤 쓴 신고 🙂", etcSrc: [{ src: null }] } };
  const saved = await person.call<{ savedAt: string }>("PUT", "report/draft", { draft: unfinished });
  expect(saved.status).toBe(200);
  const read = await get(person.call, "GET report/draft");
  expect(read).toEqual({ draft: unfinished, savedAt: saved.body.savedAt });
  expect(await other.call("GET", "report/draft")).toMatchObject(GONE);

  await other.call("PUT", "report/draft", { draft: { step: 9 } });
  await person.call("PUT", "report/draft", { draft: { step: 3 } });
  expect((await get(person.call, "GET report/draft")).draft).toEqual({ step: 3 });
  expect((await get(other.call, "GET report/draft")).draft).toEqual({ step: 9 });

  for (let i = 0; i < 2; i += 1) expect((await person.call("DELETE", "report/draft")).status).toBe(204);
  expect(await person.call("GET", "report/draft")).toMatchObject(GONE);
  expect((await get(other.call, "GET report/draft")).draft).toEqual({ step: 9 });
});

test("concurrent saves leave one complete draft", async () => {
  const person = await signIn(server.url, "autosave@example.com", "Autosave");
  const drafts = Array.from({ length: 10 }, (_, i) => ({ step: i, text: String(i).repeat(20_000) }));
  const answers = await Promise.all(drafts.map((draft) => person.call("PUT", "report/draft", { draft })));
  expect(answers.map(({ status }) => status)).toEqual(drafts.map(() => 200));
  expect(drafts).toContainEqual((await get(person.call, "GET report/draft")).draft);
});

test("a draft survives a restart", async () => {
  const person = await signIn(server.url, "overnight@example.com", "Overnight");
  await person.call("PUT", "report/draft", { draft: { step: 4 } });
  await server.restart();
  expect((await get(person.call, "GET report/draft")).draft).toEqual({ step: 4 });
});

test.each([
  ["no draft", {}, 416, "REQUIRED_FIELD_MISSING"],
  ["a text", { draft: "later" }, 400, "INVALID_REQUEST"],
  ["a list", { draft: [] }, 400, "INVALID_REQUEST"],
  ["more than 256 KiB", { draft: { text: "x".repeat(256 * 1024) } }, 413, "FILE_TOO_LARGE"],
])("%s is refused, and the stored draft is kept", async (_what, body, status, code) => {
  const person = await signIn(server.url, "limits@example.com", "Limits");
  await person.call("PUT", "report/draft", { draft: { step: 1 } });
  expect(await person.call("PUT", "report/draft", body)).toMatchObject({ status, body: { code } });
  expect((await get(person.call, "GET report/draft")).draft).toEqual({ step: 1 });
});
