// A login on the real process: start, refresh, races, theft, end.
import { expect, test } from "vitest";
import { type Answer, authorize, cookieOf, login, request, signIn } from "../../test/people/person.ts";
import { shareServer } from "../../test/servers/use-server.ts";

const server = shareServer();

type Refreshed = { readonly accessToken: string; readonly accessTokenTTL: number };

const refresh = (cookie?: string) =>
  request<Refreshed>(server.url, "POST", "user/refresh", undefined, cookie === undefined ? {} : { cookie });
const logOut = (cookie: string) => request(server.url, "POST", "user/logout", undefined, { cookie });
const statusWith = async ({ body }: Answer<Refreshed>) =>
  (await request(server.url, "GET", "support/my-page", undefined, { authorization: `Bearer ${body.accessToken}` }))
    .status;
const EXPIRED = { status: 403, body: { code: "LOGIN_EXPIRED" } };

/** `name=value; Path=/; …` as an object, names in lower case. */
function cookieParts(answer: Answer): Readonly<Record<string, string>> {
  const [line = ""] = answer.headers.getSetCookie();
  return Object.fromEntries(
    line.split("; ").map((part) => {
      const [name = "", value = ""] = part.split("=");
      return [name.toLowerCase(), value];
    }),
  );
}

test("log in, join, refresh, log out: each step as in docs/wire.md", async () => {
  const first = await login(server.url, "steps@example.com");
  expect(first).toMatchObject({ status: 200, body: { status: "INCOMPLETE", email: "steps@example.com" } });
  expect(first.headers.getSetCookie()).toEqual([]);
  const person = await signIn(server.url, "steps@example.com", "Steps");
  expect(person).toMatchObject({ status: "ACTIVE", email: "steps@example.com", nickname: "Steps", isAdmin: false });

  const refreshed = await refresh(person.cookie);
  expect(refreshed.status).toBe(200);
  const rights = ["isAdmin", "roles"];
  expect(Object.keys(refreshed.body).sort()).toEqual(["accessToken", "accessTokenTTL", ...rights, "sessionTTL"]);
  expect(cookieOf(refreshed)).not.toBe(person.cookie);
  expect(await statusWith(refreshed)).toBe(200);

  const loggedOut = await logOut(cookieOf(refreshed));
  expect(loggedOut).toMatchObject({ status: 204, body: "" });
  expect(await refresh(cookieOf(refreshed))).toMatchObject(EXPIRED);
  const again = await login(server.url, "steps@example.com");
  expect(again).toMatchObject({ status: 200, body: { status: "ACTIVE", nickname: "Steps", id: person.id } });
});

test("the refresh cookie is HttpOnly and same-site, and is cleared with the attributes it was set with", async () => {
  const { cookie } = await signIn(server.url, "cookie@example.com", "Cookie");
  const set = cookieParts(await refresh(cookie));
  expect(set).toMatchObject({ path: "/sb/user", httponly: "", samesite: "Strict" });
  expect(Number(set["max-age"])).toBeGreaterThan(0);
  // On http://localhost a Secure cookie would not be sent back.
  expect(set).not.toHaveProperty("secure");

  const cleared = cookieParts(await logOut(cookie));
  expect(cleared).toMatchObject({ refreshtoken: "", path: "/sb/user", httponly: "", samesite: "Strict" });
  expect(Date.parse(cleared.expires ?? "")).toBeLessThan(Date.now());
});

test("without a cookie, refresh is refused and logout does nothing", async () => {
  expect(await refresh()).toMatchObject({ status: 401, body: { code: "LOGIN_REQUIRED" } });
  expect(await refresh("refreshToken=")).toMatchObject({ status: 401, body: { code: "LOGIN_REQUIRED" } });
  expect(await refresh("refreshToken=made-up")).toMatchObject(EXPIRED);
  expect(await refresh(`refreshToken=${"a".repeat(22)}.${"b".repeat(43)}`)).toMatchObject(EXPIRED);
  expect((await request(server.url, "POST", "user/logout")).status).toBe(204);
  expect((await logOut("refreshToken=made-up")).status).toBe(204);
});

test("two concurrent refreshes with the same token both succeed with the same successor", async () => {
  const { cookie } = await signIn(server.url, "tabs@example.com", "Tabs");
  const answers = await Promise.all([refresh(cookie), refresh(cookie), refresh(cookie)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const cookies = new Set(answers.map(cookieOf));
  expect(cookies.size).toBe(1);
  for (const answer of answers) expect(await statusWith(answer)).toBe(200);
  expect((await refresh([...cookies][0])).status).toBe(200);
});

test("reusing a token after its successor was used revokes the whole family", async () => {
  const { cookie: stolen } = await signIn(server.url, "stolen@example.com", "Stolen");
  const second = cookieOf(await refresh(stolen));
  const third = cookieOf(await refresh(second));
  expect(await refresh(stolen)).toMatchObject(EXPIRED);
  for (const cookie of [third, second, stolen]) expect(await refresh(cookie)).toMatchObject(EXPIRED);
});

test("the end of one family does not end another login", async () => {
  const first = await signIn(server.url, "devices@example.com", "Devices");
  const second = await signIn(server.url, "devices@example.com", "Devices");
  expect((await logOut(first.cookie)).status).toBe(204);
  expect(await refresh(first.cookie)).toMatchObject(EXPIRED);
  expect((await refresh(second.cookie)).status).toBe(200);
});

test("an access token ends with its login, for reads and writes", async () => {
  const phone = await signIn(server.url, "lost-phone@example.com", "LostPhone");
  const desk = await signIn(server.url, "lost-phone@example.com", "LostPhone");
  const loggedOut = await logOut(phone.cookie);
  const position = loggedOut.headers.get("sb-position") ?? "";
  const statuses = async ({ accessToken }: { readonly accessToken: string }) => {
    const headers = { authorization: `Bearer ${accessToken}`, "sb-min-position": position };
    const read = await request(server.url, "GET", "support/my-page", undefined, headers);
    const write = await request(server.url, "POST", "user/nick/change", { newNick: "LostPhone" }, headers);
    return [read.status, write.status];
  };
  expect(await statuses(phone)).toEqual([403, 403]);
  expect(await statuses(desk)).toEqual([200, 204]);
});

test("a logout during a refresh ends the login, whichever comes last", async () => {
  const { cookie } = await signIn(server.url, "racing@example.com", "Racing");
  const [refreshed, loggedOut] = await Promise.all([refresh(cookie), logOut(cookie)]);
  expect(loggedOut.status).toBe(204);
  const next = refreshed.status === 200 ? cookieOf(refreshed) : cookie;
  expect(await refresh(next)).toMatchObject(EXPIRED);
});

test("a code works for one login, and only with its verifier and nonce", async () => {
  const proof = await authorize(server.url, "codes@example.com");
  const wrong = { ...proof, codeVerifier: "x".repeat(43) };
  expect(await request(server.url, "POST", "user/login", wrong)).toMatchObject({ status: 401 });
  const fresh = await authorize(server.url, "codes@example.com");
  expect((await request(server.url, "POST", "user/login", fresh)).status).toBe(200);
  expect(await request(server.url, "POST", "user/login", fresh)).toMatchObject({ status: 401 });
  const elsewhere = { ...(await authorize(server.url, "codes@example.com")), redirectUri: "https://evil.example/cb" };
  expect(await request(server.url, "POST", "user/login", elsewhere)).toMatchObject({ status: 400 });
});
