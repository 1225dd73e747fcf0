// Versions of the terms over HTTP: drafted, published for a day, read in five languages, taken back, agreed to again.
import { dayOf } from "@sb/contracts/terms/versions.ts";
import { beforeAll, expect, test } from "vitest";
import { type Answer, login, type Person, personOf, seeing, signIn } from "../../test/people/person.ts";
import { get } from "../../test/people/typed-get.ts";
import { useServer } from "../../test/servers/use-server.ts";

const ADMIN = "terms-admin@example.com";
const EDITOR = "terms-editor@example.com";
const server = useServer({ env: { SB_ADMIN_EMAILS: ADMIN, SB_EDITOR_EMAILS: EDITOR } });

let admin: Person;
let editor: Person;
beforeAll(async () => {
  admin = await signIn(server.url, ADMIN, "Boss");
  editor = await signIn(server.url, EDITOR, "Writer");
});

const dayIn = (days: number) => dayOf(new Date(Date.now() + days * 86_400_000).toISOString());
type Code = "A01" | "A02" | "B01" | "B02";
type Revision = { readonly revision: number };
const textsOf = (name: string) => ({ ko: { agreeName: name, content: `## ${name}\n\n본문` } });

async function revisionOf(code: Code, headers = {}): Promise<number> {
  const { items } = await get(admin.call, "GET admin/terms", { headers });
  return items.find((item) => item.code === code)?.revision ?? 0;
}

async function draft(code: Code, texts: object, by = editor): Promise<number> {
  const body = { code, revision: await revisionOf(code), texts };
  const answer = await by.call<Revision>("POST", "admin/terms/draft", body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.revision;
}

async function publish(code: Code, texts: object, applyDt: string, asksAgain = false): Promise<Answer> {
  const revision = await draft(code, texts);
  const answer = await admin.call("POST", "admin/terms/publish", { code, revision, applyDt, asksAgain });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer;
}

test("the texts that come with the program are compared as those that were published: name and content", async () => {
  const { items } = await get(admin.call, "GET admin/terms", {});
  const { applyDt = "" } = items.find(({ code }) => code === "R02")?.versions[0] ?? {};
  const { texts } = await get(editor.call, "GET admin/terms/detail", { query: { type: "R02", date: applyDt } });
  expect(Object.keys(texts).sort()).toEqual(["de", "en", "ja", "ko", "zh"]);
  for (const text of Object.values(texts)) expect(Object.keys(text ?? {}).sort()).toEqual(["agreeName", "content"]);
});

test("an editor drafts and an admin publishes a version for a later day; until then the one before is in force", async () => {
  const applyDt = dayIn(30);
  const texts = { ...textsOf("새 개인정보 안내"), en: { agreeName: "New privacy guide", content: "## New\n\nText" } };
  const headers = seeing(await publish("B01", texts, applyDt));
  const before = await get(server.visitor, "GET terms/detail", { query: { type: "B01", lang: "en" }, headers });
  expect(before).toMatchObject({ applyDt: "2026-09-01", lang: "en" });
  const later = { type: "B01", date: applyDt };
  expect(await get(server.visitor, "GET terms/detail", { query: { ...later, lang: "en" }, headers })).toMatchObject({
    ...texts.en,
    applyDt,
    lang: "en",
  });
  // It was not translated: the Korean text, and the answer says so.
  expect(await get(server.visitor, "GET terms/detail", { query: { ...later, lang: "de" }, headers })).toMatchObject({
    ...texts.ko,
    applyDt,
    lang: "ko",
  });
  const params = { code: "B01" };
  const dates = await get(server.visitor, "GET terms/privacy/date/{code}", { params, query: { lang: "en" }, headers });
  expect(dates.items[0]).toEqual({ agreeName: "New privacy guide", applyDt });
  expect(dates.items).toHaveLength(3);
  const list = await get(admin.call, "GET admin/terms", { headers });
  expect(list.items.find(({ code }) => code === "B01")?.versions).toMatchObject([
    { applyDt, status: "SCHEDULED", languages: ["ko", "en"], publishedBy: admin.id },
    { applyDt: "2026-09-01", status: "IN_FORCE" },
    { applyDt: "2026-01-02", status: "REPLACED" },
  ]);
});

test("what is scheduled can be taken back with a reason, what is in force can't", async () => {
  const applyDt = dayIn(10);
  await publish("B02", textsOf("청소년 보호정책"), applyDt);
  const withdraw = (day: string) =>
    admin.call("POST", "admin/terms/withdraw", { code: "B02", applyDt: day, reason: "오타가 있습니다" });
  const answer = await withdraw(applyDt);
  expect(answer.status).toBe(204);
  const query = { type: "B02", date: applyDt };
  const text = await get(server.visitor, "GET terms/detail", { query, headers: seeing(answer) });
  expect(text.applyDt).toBe("2026-01-02");
  await publish("B02", textsOf("청소년 보호정책"), dayIn(0));
  expect(await withdraw(dayIn(0))).toMatchObject({ status: 422, body: { code: "TERMS_IN_FORCE" } });
});

test("an editor can't publish; who drafts on an old draft, or for a bad day, is told", async () => {
  const revision = await draft("A02", textsOf("운영정책"));
  const body = { code: "A02", revision, applyDt: dayIn(1) };
  expect(await editor.call("POST", "admin/terms/publish", body)).toMatchObject({ body: { code: "NO_MENU_ACCESS" } });
  const stale = { code: "A02", revision: revision - 1, texts: textsOf("운영정책") };
  expect(await admin.call("POST", "admin/terms/draft", stale)).toMatchObject({
    status: 409,
    body: { code: "CONTENT_CHANGED" },
  });
  for (const [applyDt, code] of [
    [dayIn(-1), "TERMS_DATE_INVALID"],
    ["2026-01-02", "TERMS_DATE_TAKEN"],
  ])
    expect(await admin.call("POST", "admin/terms/publish", { ...body, applyDt })).toMatchObject({
      status: 422,
      body: { code, fields: [{ path: "applyDt" }] },
    });
  expect(await editor.call("POST", "admin/terms/discard", { code: "A02" })).toMatchObject({ status: 204 });
});

test("a new version of what people agreed to asks them again: at the login, and before they write", async () => {
  const mina = await signIn(server.url, "mina@example.com", "Mina");
  const subject = { targets: [{ kind: "SITE", value: "x.example" }], content: "Who?", contact: "phone" };
  const applyDt = dayIn(0);
  await publish("A01", textsOf("서비스 이용약관"), applyDt, true);
  expect(await mina.call("POST", "report/analysis", subject)).toMatchObject({
    status: 422,
    body: { code: "TERMS_CHANGED" },
  });
  const again = personOf(server.url, await login(server.url, "mina@example.com"));
  expect(again.termsDue).toEqual(["A01"]);
  const agreed = await again.call("POST", "user/terms/agree", { agreements: [{ code: "A01", applyDt }] });
  expect(agreed.status).toBe(204);
  expect(await mina.call("POST", "report/analysis", subject)).toMatchObject({ status: 201 });
  const page = await get(mina.call, "GET support/my-page", { headers: seeing(agreed) });
  expect(page.agreements).toContainEqual({ code: "A01", applyDt, at: expect.any(String) });
  expect(page.agreements).toContainEqual({ code: "R02", applyDt: "2026-01-02", at: page.joinedAt });
  const juna = await signIn(server.url, "juna@example.com", "Juna");
  expect(juna.termsDue).toBeUndefined();
});
