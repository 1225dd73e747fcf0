// The account routes over HTTP: role × route, and every kind of invalid token. Each cell is a status of docs/wire.md.

import { serveForTest, type TestServer } from "@sb/platform/http/testing.ts";
import { createTokens } from "@sb/platform/token/tokens.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { guardHandlers } from "./gate.ts";
import { GRACE_MS } from "./rules/session.ts";
import { joined, logIn, type Member, openWorld, registration, type World } from "./testing.ts";

const ROLES = ["visitor", "half-registered", "user", "deregistered", "admin"] as const;
type Role = (typeof ROLES)[number];

let world: World;
let app: TestServer;

beforeEach(async () => {
  world = await openWorld({ adminEmails: ["boss@mail.example"] });
  const handlers = guardHandlers(world.deps.accounts, {
    ...world.routes,
    // Stands for the writes of signed-in users in other subjects.
    "POST report/history/delete": async () => ({ body: undefined }),
  });
  app = await serveForTest({ handlers, verifyAccess: world.deps.tokens.verifyAccess, https: true });
});
afterEach(async () => {
  await app.close();
  await world[Symbol.asyncDispose]();
});

type Sent = { readonly token?: string | undefined; readonly cookie?: string | undefined; readonly payload?: object };

function send(path: string, { token, cookie, payload }: Sent = {}, method: "GET" | "POST" = "POST") {
  return app.ask({
    method,
    url: `/sb/${path}`,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(cookie === undefined ? {} : { cookie: `refreshToken=${encodeURIComponent(cookie)}` }),
    },
    ...(payload ? { payload } : {}),
  });
}

const accessTokenOf = ({ body }: Pick<Member, "body">): string => (body as { accessToken: string }).accessToken;

/** The tokens of a user in a role. */
async function credentialsOf(role: Role): Promise<Pick<Sent, "token" | "cookie">> {
  switch (role) {
    case "visitor":
      return {};
    case "half-registered":
      return { token: (await registration(world, "half", "half")).registrationToken };
    case "user":
    case "deregistered":
    case "admin": {
      const member = await joined(world, role === "admin" ? "boss" : "mina", "mina");
      if (role === "deregistered") await world.call("POST user/delete", { caller: member.caller });
      return { token: accessTokenOf(member), cookie: member.cookie };
    }
    default:
      return role satisfies never;
  }
}

const CELLS: Readonly<Record<string, { payload?: object; status: Readonly<Record<Role, number>> }>> = {
  "GET user/login/config": {
    status: { visitor: 200, "half-registered": 200, user: 200, deregistered: 200, admin: 200 },
  },
  "POST user/refresh": {
    status: { visitor: 401, "half-registered": 401, user: 200, deregistered: 403, admin: 200 },
  },
  "POST user/logout": {
    status: { visitor: 204, "half-registered": 204, user: 204, deregistered: 204, admin: 204 },
  },
  "POST home/nick/double-chk": {
    payload: { nickname: "free" },
    status: { visitor: 200, "half-registered": 200, user: 200, deregistered: 200, admin: 200 },
  },
  "POST user/nick/change": {
    payload: { newNick: "newNick" },
    status: { visitor: 401, "half-registered": 401, user: 204, deregistered: 403, admin: 204 },
  },
  "POST user/delete": {
    status: { visitor: 401, "half-registered": 401, user: 204, deregistered: 403, admin: 204 },
  },
  "POST report/history/delete": {
    payload: { dclrSeq: 1 },
    status: { visitor: 401, "half-registered": 401, user: 204, deregistered: 403, admin: 204 },
  },
};
const table = Object.entries(CELLS).flatMap(([route, { payload, status }]) =>
  ROLES.map((role) => ({ route, role, payload, status: status[role] })),
);

test.each(table)("$route, $role: $status", async ({ route, role, payload, status }) => {
  const [method, path = ""] = route.split(" ");
  const credentials = await credentialsOf(role);
  const response = await send(path, { ...credentials, ...(payload ? { payload } : {}) }, method as "GET" | "POST");
  expect(response.statusCode).toBe(status);
});

describe("request bodies", () => {
  const terms = ["A01", "R02"];
  test.each([
    ["home/join", { nickname: "a", terms }, 416, "REQUIRED_FIELD_MISSING"],
    ["home/join", { registrationToken: "x", nickname: " ", terms }, 416, "REQUIRED_FIELD_MISSING"],
    ["home/join", { registrationToken: "x", nickname: "a!", terms }, 422, "NICKNAME_INVALID"],
    ["home/join", { registrationToken: "x", nickname: "가".repeat(7), terms }, 422, "NICKNAME_INVALID"],
    ["home/join", { registrationToken: "x", nickname: "a", terms: ["Z99"] }, 400, "INVALID_REQUEST"],
    ["home/join", { registrationToken: "x", nickname: "a", terms }, 401, "LOGIN_REQUIRED"],
    ["home/nick/double-chk", {}, 416, "REQUIRED_FIELD_MISSING"],
    ["home/nick/double-chk", { nickname: "a b" }, 422, "NICKNAME_INVALID"],
    ["home/nick/double-chk", { nickname: "김민수01023456789" }, 422, "PERSONAL_INFORMATION"],
    ["home/nick/double-chk", { nickname: "Adm1n" }, 422, "NICKNAME_RESERVED"],
    ["home/nick/double-chk", { nickname: 7 }, 400, "INVALID_REQUEST"],
    ["user/login", { code: "c" }, 416, "REQUIRED_FIELD_MISSING"],
    ["user/login", { code: "c", codeVerifier: "v", nonce: "n", redirectUri: "r" }, 401, "LOGIN_REQUIRED"],
  ])("%s %j: %i %s", async (path, payload, status, code) => {
    const response = await send(path, { payload });
    expect(response.json()).toMatchObject({ status, code });
  });

  test("a nickname is normalized to NFC, however it was typed", async () => {
    const body = await registration(world, "mina", "\u1112\u1161\u11ab");
    const response = await send("home/join", { payload: body });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ nickname: "한" });
  });
});

describe("access tokens", () => {
  const seconds = (n: number) => n * 1_000;
  const kinds: Readonly<Record<string, [(member: Member) => Promise<string> | string, number, string]>> = {
    "one cut short": [(member) => accessTokenOf(member).slice(0, -1), 401, "LOGIN_REQUIRED"],
    "one with alg none": [
      (member) => {
        const [, payload] = accessTokenOf(member).split(".");
        return `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString("base64url")}.${payload}.`;
      },
      401,
      "LOGIN_REQUIRED",
    ],
    "one of another key": [(member) => issued(member, new Uint8Array(32)), 401, "LOGIN_REQUIRED"],
    "one for another audience": [
      (member) => issued(member, world.deps.vault.deriveKey("tokens"), "https://other.example"),
      401,
      "LOGIN_REQUIRED",
    ],
    "the refresh token": [(member) => member.cookie ?? "", 401, "LOGIN_REQUIRED"],
    "one whose time is up": [
      (member) => {
        world.pass(seconds(900));
        return accessTokenOf(member);
      },
      406,
      "TOKEN_EXPIRED",
    ],
  };

  async function issued({ id }: Member, key: Uint8Array, publicUrl?: string): Promise<string> {
    const tokens = createTokens({ key, publicUrl, ttl: 900, clock: world.deps.clock });
    return (await tokens.issueAccess({ userId: id, isAdmin: false, sessionId: "s", membership: 1 })).accessToken;
  }

  test.each(Object.entries(kinds))("%s", async (_name, [tokenFor, status, code]) => {
    const token = await tokenFor(await joined(world, "mina", "mina"));
    const response = await send("user/nick/change", { token, payload: { newNick: "other" } });
    expect(response.json()).toMatchObject({ status, code });
  });

  test("a valid token, for comparison", async () => {
    const token = accessTokenOf(await joined(world, "mina", "mina"));
    expect((await send("user/nick/change", { token, payload: { newNick: "other" } })).statusCode).toBe(204);
  });
});

test("the refresh cookie is limited to the account routes, HttpOnly and same-site, and is cleared at logout", async () => {
  const { cookie } = await joined(world, "mina", "mina");
  const refreshed = await send("user/refresh", { cookie });
  expect(refreshed.cookies).toMatchObject([
    {
      name: "refreshToken",
      path: "/sb/user",
      httpOnly: true,
      sameSite: "strict",
      secure: true,
      maxAge: 14 * 24 * 3_600,
    },
  ]);
  const out = await send("user/logout", { cookie: refreshed.cookies[0]?.value });
  expect(out.cookies).toMatchObject([{ name: "refreshToken", path: "/sb/user", value: "" }]);
});

test("a reused refresh token is 403 LOGIN_EXPIRED, and so is everything after it", async () => {
  const { cookie } = await joined(world, "mina", "mina");
  const next = (await send("user/refresh", { cookie })).cookies[0]?.value;
  world.pass(GRACE_MS + 1);
  for (const used of [cookie, next])
    expect((await send("user/refresh", { cookie: used })).json()).toMatchObject({ status: 403, code: "LOGIN_EXPIRED" });
});

test("two concurrent requests for one nickname: one 201, one 422 NICKNAME_TAKEN", async () => {
  const bodies = await Promise.all(["mina", "yuna"].map((name) => registration(world, name, "same")));
  const responses = await Promise.all(bodies.map((payload) => send("home/join", { payload })));
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  expect(responses.find(({ statusCode }) => statusCode === 422)?.json()).toMatchObject({ code: "NICKNAME_TAKEN" });
});

test("a login's response is as in docs/wire.md, and sets no cookie before there is an account", async () => {
  world.person("mina");
  const payload = { code: "mina", codeVerifier: "v", nonce: "n", redirectUri: "r" };
  const response = await send("user/login", { payload });
  expect(response.statusCode).toBe(200);
  expect(Object.keys(response.json()).sort()).toEqual(["email", "registrationToken", "status"]);
  expect(response.cookies).toEqual([]);
  await joined(world, "mina", "mina");
  expect((await logIn(world, "mina")).body).toMatchObject({ status: "ACTIVE" });
});
