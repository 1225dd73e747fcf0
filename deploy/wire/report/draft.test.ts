// A user's saved draft over HTTP.
import { expect, test } from "vitest";
import { signIn } from "../../test/people/person.ts";
import { get } from "../../test/people/typed-get.ts";
import { useServer } from "../../test/servers/use-server.ts";

const server = useServer();

type Saved = { readonly savedAt: string; readonly revision: string };
const GONE = { status: 404, body: { code: "NOT_FOUND" } };

test("saved, read, overwritten, discarded; each user has their own", async () => {
  const [person, other] = await Promise.all([
    signIn(server.url, "drafting@example.com", "Drafting"),
    signIn(server.url, "other@example.com", "Other"),
  ]);
  expect(await person.call("GET", "report/draft")).toMatchObject(GONE);
  const unfinished = { step: 2, declare: { title: "반쯤 쓴 신고 🙂", etcSrc: [{ src: null }] } };
  const saved = await person.call<Saved>("PUT", "report/draft", { draft: unfinished });
  expect(saved.status).toBe(200);
  const read = await get(person.call, "GET report/draft");
  expect(read).toEqual({ draft: unfinished, ...saved.body });
  expect(await other.call("GET", "report/draft")).toMatchObject(GONE);

  await other.call("PUT", "report/draft", { draft: { step: 9 } });
  await person.call("PUT", "report/draft", { draft: { step: 3 }, revision: saved.body.revision });
  expect((await get(person.call, "GET report/draft")).draft).toEqual({ step: 3 });
  expect((await get(other.call, "GET report/draft")).draft).toEqual({ step: 9 });

  for (let i = 0; i < 2; i += 1) expect((await person.call("DELETE", "report/draft")).status).toBe(204);
  expect(await person.call("GET", "report/draft")).toMatchObject(GONE);
  expect((await get(other.call, "GET report/draft")).draft).toEqual({ step: 9 });
});

test("of two tabs, the later writer is told and may then overwrite", async () => {
  const person = await signIn(server.url, "tabs@example.com", "Tabs");
  const save = (step: number, revision?: string) =>
    person.call<Saved>("PUT", "report/draft", { draft: { step }, revision });
  const first = await save(1);
  const other = await save(2, first.body.revision);
  expect(other.status).toBe(200);
  const changed = { status: 409, body: { code: "DRAFT_CHANGED" } };
  expect(await save(3, first.body.revision)).toMatchObject(changed);
  expect(await save(3)).toMatchObject(changed);
  expect(await person.call("DELETE", `report/draft?revision=${first.body.revision}`)).toMatchObject(changed);
  const { draft, revision } = await get(person.call, "GET report/draft");
  expect({ draft, revision }).toEqual({ draft: { step: 2 }, revision: other.body.revision });
  expect((await save(3, revision)).status).toBe(200);
});

test("of concurrent saves one is stored, complete", async () => {
  const person = await signIn(server.url, "autosave@example.com", "Autosave");
  const drafts = Array.from({ length: 10 }, (_, i) => ({ step: i, text: String(i).repeat(20_000) }));
  const answers = await Promise.all(drafts.map((draft) => person.call("PUT", "report/draft", { draft })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  const stored = answers.findIndex(({ status }) => status === 200);
  expect((await get(person.call, "GET report/draft")).draft).toEqual(drafts[stored]);
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
  ["a revision that is a number", { draft: {}, revision: 1 }, 400, "INVALID_REQUEST"],
  ["more than 256 KiB", { draft: { text: "x".repeat(256 * 1024) } }, 413, "FILE_TOO_LARGE"],
])("%s is refused, and the stored draft is kept", async (_what, body, status, code) => {
  const person = await signIn(server.url, "limits@example.com", "Limits");
  await person.call("DELETE", "report/draft");
  await person.call("PUT", "report/draft", { draft: { step: 1 } });
  expect(await person.call("PUT", "report/draft", body)).toMatchObject({ status, body: { code } });
  expect((await get(person.call, "GET report/draft")).draft).toEqual({ step: 1 });
});
