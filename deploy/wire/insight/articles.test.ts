// Articles over HTTP: written by an editor, found, read, liked and talked about by everybody, withdrawn and deleted.
import { beforeAll, expect, test } from "vitest";
import { type Person, seeing, signIn } from "../../test/people/person.ts";
import { get } from "../../test/people/typed-get.ts";
import { STAFF, shareServer } from "../../test/servers/use-server.ts";

const EDITOR = STAFF.editor;
const server = shareServer();
const GONE = { status: 404, body: { code: "NOT_FOUND" } };

let editor: Person;
let reader: Person;
beforeAll(async () => {
  editor = await signIn(server.url, EDITOR, "Editor");
  reader = await signIn(server.url, "reader@example.com", "Reader");
});

const korean = {
  category: "CASE",
  language: "ko",
  title: "가짜 거래소 사례",
  content: "## 처음\n\n출금이 **막혔습니다**.",
};
const german = { category: "POLICY", language: "de", title: "Neue Regeln", content: "Für Börsen gilt ab jetzt mehr." };

const write = async (article: object): Promise<number> => {
  const answer = await editor.call<{ viewSeq: number }>("POST", "admin/safer-view", article);
  expect(answer.status).toBe(201);
  return answer.body.viewSeq;
};
/** Reads after it see it. */
const act = async (what: string, body: object) => {
  const answer = await editor.call("POST", `admin/safer-view/${what}`, body);
  expect(answer.status).toBeLessThan(300);
  return seeing(answer);
};
const listed = async (query: Record<string, string>, headers: Record<string, string>) =>
  (await get(server.visitor, "GET insight/safer-view", { query, headers })).items.map(({ viewSeq }) => viewSeq);

test("only editors see a draft; published, everybody finds and reads it; withdrawn, nobody does", async () => {
  const viewSeq = await write(korean);
  const path = `insight/safer-view/${viewSeq}`;
  expect(await server.visitor("GET", path)).toMatchObject(GONE);
  const headers = await act("publish", { viewSeq });
  const found = await get(server.visitor, "GET insight/safer-view", { query: { searchKeyword: "거래소" }, headers });
  expect(found.items).toMatchObject([{ viewSeq, summary: "처음 출금이 막혔습니다.", highlights: { title: [[3, 6]] } }]);
  const view = await get(server.visitor, "GET insight/safer-view/{viewSeq}", { params: { viewSeq }, headers });
  expect(view).toMatchObject({ ...korean, readingMinutes: 1, likeCount: 0, liked: false, commentCount: 0 });

  const later = await act("withdraw", { viewSeq, reason: "A mistake in it" });
  expect(await server.visitor("GET", path, undefined, later)).toMatchObject(GONE);
  expect(await listed({}, later)).not.toContain(viewSeq);
  const admins = await get(editor.call, "GET admin/safer-view/{viewSeq}", { params: { viewSeq }, headers: later });
  expect(admins).toMatchObject({ ...korean, status: "WITHDRAWN", withdrawn: { reason: "A mistake in it" } });
});

test("the list is filtered by category and language, the editors' one by status too", async () => {
  const published = await write(german);
  const headers = await act("publish", { viewSeq: published });
  const draft = await write({ ...german, title: "" });
  expect(await listed({ language: "de" }, headers)).toEqual([published]);
  expect(await listed({ language: "de", category: "CASE" }, headers)).toEqual([]);
  const changed = { ...german, viewSeq: draft, title: "Entwurf", version: 0 };
  const answer = await editor.call("POST", "admin/safer-view/modify", changed);
  expect(answer).toMatchObject({ status: 200, body: { viewSeq: draft, version: 1 } });
  const query = { language: "de", status: "DRAFT", searchKeyword: "Entwurf" };
  const drafts = await get(editor.call, "GET admin/safer-view", { query, headers: seeing(answer) });
  expect(drafts.items).toMatchObject([{ viewSeq: draft, title: "Entwurf", status: "DRAFT" }]);
  expect(await editor.call("POST", "admin/safer-view/modify", changed)).toMatchObject({ body: { code: "CONFLICT" } });
});

test("people like it and talk about it; deleted, it takes all of that along", async () => {
  const viewSeq = await write({ ...korean, title: "이야기" });
  await act("publish", { viewSeq });
  const say = (path: string, body: object) =>
    reader.call<{ commentSeq: number }>("POST", `insight/safer-view/${path}`, { viewSeq, ...body });
  const { commentSeq } = (await say("comment", { content: "고맙습니다." })).body;
  await say("comment/reply", { commentSeq, content: "저도요." });
  const liked = await say("like", { like: true });
  expect(liked).toMatchObject({ status: 200, body: { viewSeq, liked: true } });
  const headers = seeing(liked);
  const asked = { query: { viewSeq }, headers };
  const comments = await get(server.visitor, "GET insight/safer-view/comment/list", asked);
  expect(comments.items).toMatchObject([{ nick: "Reader", content: "고맙습니다.", replies: [{ content: "저도요." }] }]);
  const view = { params: { viewSeq }, headers };
  expect(await get(reader.call, "GET insight/safer-view/{viewSeq}", view)).toMatchObject({
    ...{ likeCount: 1, liked: true, commentCount: 2 },
  });
  expect(await say("comment", { content: "카톡 abc123 주세요, 텔레그램 @getback_kr" })).toMatchObject({
    body: { code: "CONTACT_OFFERED" },
  });

  const gone = await act("delete", { viewSeq, reason: "It was a test." });
  expect(
    await server.visitor("GET", `insight/safer-view/comment/list?viewSeq=${viewSeq}`, undefined, gone),
  ).toMatchObject(GONE);
  // The comments follow: nobody can delete what is deleted already, and nobody can read it.
  await expect
    .poll(async () => (await reader.call("POST", "report/comment/flag", { commentSeq, reason: "OTHER" })).status)
    .toBe(404);
});

test("it is published at its time", async () => {
  const viewSeq = await write({ ...korean, title: "예약" });
  const past = await editor.call("POST", "admin/safer-view/schedule", { viewSeq, publishAt: "2026-01-01T00:00:00Z" });
  expect(past).toMatchObject({ status: 422, body: { code: "TIME_PAST" } });
  await act("schedule", { viewSeq, publishAt: new Date(Date.now() + 1_500).toISOString() });
  await expect
    .poll(async () => (await server.visitor("GET", `insight/safer-view/${viewSeq}`)).status, { timeout: 20_000 })
    .toBe(200);
});
