// The life of an account on the real process: issuer, commands and read model over HTTP.
import type { MyPage } from "@sb/contracts/account/wire.ts";
import { expect, test } from "vitest";
import { type Answer, authorize, login, type Person, request, signIn } from "../../test/people/person.ts";
import { useServer } from "../../test/servers/use-server.ts";

const server = useServer({ env: { SB_ADMIN_EMAILS: "boss@mail.example", SB_LOG_LEVEL: "info" } });

const cookieOf = (answer: Answer): string => (answer.headers.getSetCookie()[0] ?? "").split(";", 1)[0] ?? "";
const positionOf = (answer: Answer) => ({ "sb-min-position": answer.headers.get("sb-position") ?? "none" });
const refresh = (cookie: string) => request(server.url, "POST", "user/refresh", undefined, { cookie });
const join = (registrationToken: string, nickname: string) =>
  request<Person>(server.url, "POST", "home/join", { registrationToken, nickname, terms: ["A01", "R02"] });
const myPage = (person: Person, headers: Record<string, string> = {}) =>
  person.call<MyPage>("GET", "support/my-page", undefined, headers);

async function registrationToken(email: string): Promise<string> {
  const { body } = await login(server.url, email);
  if (body.status !== "INCOMPLETE") throw new Error(`${email} has an account already`);
  return body.registrationToken;
}

test("log in, join, read my page at once, refresh, detect a reused token, log out", async () => {
  const joined = await join(await registrationToken("flow@mail.example"), "흐름1");
  expect(joined.status).toBe(201);
  const headers = { authorization: `Bearer ${joined.body.accessToken}`, ...positionOf(joined) };
  const page = await request<MyPage>(server.url, "GET", "support/my-page", undefined, headers);
  expect(page.body).toMatchObject({
    userId: joined.body.id,
    email: "flow@mail.example",
    nickname: "흐름1",
    reportCount: 0,
  });

  const first = cookieOf(joined);
  const [once, twice] = await Promise.all([refresh(first), refresh(first)]);
  expect([once.status, twice.status]).toEqual([200, 200]);
  expect(cookieOf(twice)).toBe(cookieOf(once));
  const second = await refresh(cookieOf(once));
  expect((await refresh(first)).body).toMatchObject({ status: 403, code: "LOGIN_EXPIRED" });
  expect((await refresh(cookieOf(second))).body).toMatchObject({ status: 403, code: "LOGIN_EXPIRED" });

  const again = await signIn(server.url, "flow@mail.example", "unused");
  expect(again.id).toBe(joined.body.id);
  const out = await request(server.url, "POST", "user/logout", undefined, { cookie: again.cookie });
  expect(out.status).toBe(204);
  expect((await refresh(again.cookie)).status).toBe(403);
});

test("a code works once, with its own verifier and nonce, and only for our redirect URI", async () => {
  const good = await authorize(server.url, "code@mail.example");
  const status = async (changes: object) =>
    (await request(server.url, "POST", "user/login", { ...good, ...changes })).status;
  expect(await status({ redirectUri: "https://evil.example/login/callback" })).toBe(400);
  expect(await status({ codeVerifier: "x".repeat(43) })).toBe(401);
  const other = await authorize(server.url, "code@mail.example");
  expect((await request(server.url, "POST", "user/login", { ...other, nonce: "another" })).status).toBe(401);
  const third = await authorize(server.url, "code@mail.example");
  expect((await request(server.url, "POST", "user/login", third)).status).toBe(200);
  expect((await request(server.url, "POST", "user/login", third)).status).toBe(401);
});

test("deregistration ends all logins, and the same Google account comes back as the same person", async () => {
  const person = await signIn(server.url, "leaver@mail.example", "leaver1");
  const left = await person.call("POST", "user/delete");
  expect(left.status).toBe(204);
  expect((await refresh(person.cookie)).status).toBe(403);
  expect((await person.call("POST", "user/nick/change", { newNick: "ghost" })).status).toBe(403);
  expect((await myPage(person, positionOf(left))).status).toBe(403);
  const back = await signIn(server.url, "leaver@mail.example", "leaver1");
  expect(back.id).toBe(person.id);
  expect((await back.call("POST", "user/nick/change", { newNick: "leaver2" })).status).toBe(204);
});

test("my page is private; the admin flag follows the verified e-mail", async () => {
  const boss = await signIn(server.url, "Boss@mail.example", "boss1");
  const person = await signIn(server.url, "person@mail.example", "person1");
  expect([boss.isAdmin, person.isAdmin]).toEqual([true, false]);
  const page = await boss.call("GET", `support/my-page?userId=${person.id}`);
  expect(page.status).toBe(404);
  const own = await boss.call<MyPage>("GET", `support/my-page?userId=${boss.id}`);
  expect(own.body).toMatchObject({ userId: boss.id, isAdmin: true, email: "boss@mail.example" });
});

test("the terms are in the requested language", async () => {
  const { body } = await request(server.url, "GET", "terms/detail?type=B01&lang=de&date=2026-01-02");
  expect(body).toMatchObject({ code: "B01", agreeName: "Datenschutzhinweise", applyDt: "2026-01-02" });
});

test("the process prints none of it", () => {
  expect(server.output()).not.toMatch(/mail\.example|흐름1|leaver/);
});
