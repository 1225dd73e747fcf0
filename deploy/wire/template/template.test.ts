// Answer templates over HTTP: an editor writes them, and whoever answers is offered them.
import { beforeAll, expect, test } from "vitest";
import { type Person, seeing, signIn } from "../../test/people/person.ts";
import { get } from "../../test/people/typed-get.ts";
import { STAFF, shareServer } from "../../test/servers/use-server.ts";

const server = shareServer();

let editor: Person;
let moderator: Person;
beforeAll(async () => {
  editor = await signIn(server.url, STAFF.editor, "Redactor1");
  moderator = await signIn(server.url, STAFF.moderator, "Judge1");
});

const thanks = {
  use: "DISPUTE",
  title: "유지 결정",
  content: "신고를 그대로 두기로 했습니다.",
  translations: { de: { content: "Die Meldung bleibt bestehen." } },
};

test("an editor writes, changes and archives a template; staff are offered it, and nobody else", async () => {
  const written = await editor.call<{ seq: number }>("POST", "admin/template", thanks);
  expect(written.status).toBe(201);
  const { seq } = written.body;
  const query = { use: "DISPUTE" };
  const offered = async (headers: Record<string, string>) =>
    (await get(moderator.call, "GET admin/template", { query, headers })).items;
  expect(await offered(seeing(written))).toMatchObject([{ seq, ...thanks, state: "LIVE", revision: 1 }]);
  expect(await moderator.call("POST", "admin/template", thanks)).toMatchObject({ status: 403 });
  const member = await signIn(server.url, "member@example.com", "Visitor1");
  expect(await member.call("GET", "admin/template")).toMatchObject({ status: 403 });

  const change = { seq, revision: 1, ...thanks, translations: {}, title: "결정: 유지" };
  const changed = await editor.call("POST", "admin/template/modify", change);
  expect((await offered(seeing(changed)))[0]).toMatchObject({ title: "결정: 유지", translations: {} });
  expect(await editor.call("POST", "admin/template/modify", change)).toMatchObject({
    status: 409,
    body: { code: "CONTENT_CHANGED" },
  });

  const archived = await editor.call("POST", "admin/template/archive", { seq, archived: true });
  expect(await offered(seeing(archived))).toEqual([]);
  const again = await editor.call("POST", "admin/template/archive", { seq, archived: false });
  expect(await offered(seeing(again))).toHaveLength(1);
  const deleted = await editor.call("POST", "admin/template/delete", { seq, reason: "It was a test." });
  expect(await offered(seeing(deleted))).toEqual([]);
});
