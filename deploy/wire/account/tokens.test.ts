// Invalid access tokens on the real process: wherever a token is checked, an invalid one is refused, on public routes
// too, so that nobody wrongly believes to be logged in.
import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import { openEventStore } from "@sb/platform/event-store/open.ts";
import { openKeys } from "@sb/platform/keys/open.ts";
import { createDerive } from "@sb/platform/vault/derive.ts";
import { openRoot } from "@sb/platform/vault/root.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { cookieOf, login, type Person, request, signIn } from "../../test/people/person.ts";
import { urlsOf } from "../../test/profile/profile.ts";
import { startServer, temporaryDir } from "../../test/servers/server.ts";
import { useServer } from "../../test/servers/use-server.ts";

const MASTER_KEY = randomBytes(32);
const env = { SB_MASTER_KEY: MASTER_KEY.toString("base64") };
const server = useServer({ env });
let person: Person;
/** Signs access tokens. */
let genuineKey: Uint8Array;

beforeAll(async () => {
  genuineKey = accessKey(await tokenRoot());
  person = await signIn(server.url, "genuine@example.com", "Genuine");
});

const ROUTES = {
  member: ["GET", "report/history/mine"],
  public: ["GET", "home/main"],
  /** Issues tokens and doesn't check one. */
  account: ["GET", "user/login/config"],
} as const;

function ask(kind: keyof typeof ROUTES, authorization: string) {
  const [method, path] = ROUTES[kind];
  return request(server.url, method, path, undefined, { authorization });
}

type Claims = Readonly<Record<string, unknown>>;
type Refreshed = { readonly accessToken: string };
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const read = (part: string | undefined): Claims => JSON.parse(Buffer.from(part ?? "", "base64url").toString());

async function tokenRoot(): Promise<Uint8Array> {
  const { eventStore: eventStoreUrl, keys: keysUrl } = urlsOf(server.dir);
  await using resources = new AsyncDisposableStack();
  const eventStore = resources.adopt(await openEventStore(eventStoreUrl, server.dir), (open) => open.close());
  const place = { dataDir: server.dir, eventStoreUrl, eventStore };
  const keys = resources.adopt(await openKeys(keysUrl, place), (open) => open.close());
  return (await openRoot({ keys, eventStore, masterKey: MASTER_KEY })).tokenRoot;
}

/** The key for signing access tokens, as it is derived from a secret. */
function accessKey(secret: Uint8Array): Uint8Array {
  const key = createDerive(secret).key("for:tokens");
  return new Uint8Array(hkdfSync("sha256", key, new Uint8Array(), "safer-block token access", 32));
}

/** The genuine token with changes, signed as HS256 (or with another hash) whatever its header says. */
function forged(
  changes: { header?: Claims; claims?: Claims },
  key = genuineKey,
  hash: "sha256" | "sha512" = "sha256",
): string {
  const [header, claims] = person.accessToken.split(".");
  const signed = `${encode({ ...read(header), ...changes.header })}.${encode({ ...read(claims), ...changes.claims })}`;
  return `${signed}.${createHmac(hash, key).update(signed).digest("base64url")}`;
}

const unsigned = (token: string): string => token.slice(0, token.lastIndexOf(".") + 1);
const claimsOf = (token: string): Claims => read(token.split(".")[1]);

describe("control cases", () => {
  test("the genuine token is accepted", async () => {
    expect((await ask("member", `Bearer ${person.accessToken}`)).status).toBe(200);
    expect((await ask("public", `Bearer ${person.accessToken}`)).status).toBe(200);
  });

  test("a token signed here with the right key and claims is accepted, so the forgeries fail for their change", async () => {
    expect((await ask("member", `Bearer ${forged({})}`)).status).toBe(200);
  });
});

const FORGERIES: Readonly<Record<string, () => string | Promise<string>>> = {
  "no token at all": () => "",
  "no JWT": () => "nonsense",
  "three empty parts": () => "..",
  "one cut short": () => person.accessToken.slice(0, -2),
  "alg none, unsigned": () => unsigned(forged({ header: { alg: "none" } })),
  "alg none, signed": () => forged({ header: { alg: "none" } }),
  "an algorithm we don't use": () => forged({ header: { alg: "HS512" } }, genuineKey, "sha512"),
  "signed with another key": () => forged({}, randomBytes(32)),
  "signed with the master key itself": () => forged({}, MASTER_KEY),
  "signed with what is derived from the master key": () => forged({}, accessKey(MASTER_KEY)),
  "claims changed under the old signature": () => {
    const [header, , signature] = person.accessToken.split(".");
    return `${header}.${encode({ ...claimsOf(person.accessToken), admin: true })}.${signature}`;
  },
  "for another audience": () => forged({ claims: { aud: `${server.url}#join` } }),
  "for no audience": () => forged({ claims: { aud: undefined } }),
  "from another issuer": () => forged({ claims: { iss: "https://issuer.example" } }),
  "of another type": () => forged({ header: { typ: "JWT" } }),
  "without an end": () => forged({ claims: { exp: undefined } }),
  "of nobody": () => forged({ claims: { sub: "" } }),
  "the refresh token": () => person.cookie.replace("refreshToken=", ""),
  "a registration token": async () => {
    const { body } = await login(server.url, "half@example.com");
    return body.status === "INCOMPLETE" ? body.registrationToken : "";
  },
};

test.each(Object.entries(FORGERIES))("%s is 401 LOGIN_REQUIRED", async (_name, make) => {
  const authorization = `Bearer ${await make()}`;
  for (const kind of ["member", "public"] as const) {
    const answer = await ask(kind, authorization);
    expect(answer, kind).toMatchObject({ status: 401, body: { status: 401, code: "LOGIN_REQUIRED" } });
  }
  expect((await ask("account", authorization)).status).toBe(200);
});

test.each(["Basic Z2VudWluZTpwYXNz", "Token abc", "abc"])(
  "another authorization scheme is 401: %s",
  async (authorization) => {
    expect(await ask("member", authorization)).toMatchObject({ status: 401, body: { code: "LOGIN_REQUIRED" } });
    expect(await ask("public", authorization)).toMatchObject({ status: 401, body: { code: "LOGIN_REQUIRED" } });
  },
);

test("an expired token is 406 TOKEN_EXPIRED, but only if it is genuine", async () => {
  const past = { exp: 1_700_000_000 };
  const expired = `Bearer ${forged({ claims: past })}`;
  for (const kind of ["member", "public"] as const)
    expect(await ask(kind, expired)).toMatchObject({ status: 406, body: { code: "TOKEN_EXPIRED" } });
  const foreign = `Bearer ${forged({ claims: past }, randomBytes(32))}`;
  expect(await ask("member", foreign)).toMatchObject({ status: 401, body: { code: "LOGIN_REQUIRED" } });
});

test("an access token does not work as a registration or refresh token", async () => {
  const form = { registrationToken: person.accessToken, nickname: "Sneaky", terms: ["A01", "R02"] };
  expect(await request(server.url, "POST", "home/join", form)).toMatchObject({ status: 401 });
  const cookie = `refreshToken=${person.accessToken}`;
  const refreshed = await request(server.url, "POST", "user/refresh", undefined, { cookie });
  expect(refreshed).toMatchObject({ status: 403, body: { code: "LOGIN_EXPIRED" } });
});

test("an access token expires: 406, then the refreshed one is accepted", async () => {
  using shortDir = temporaryDir();
  await using short = await startServer({ dataDir: shortDir.path, env: { SB_ACCESS_TOKEN_TTL: "1" } });
  const brief = await signIn(short.url, "brief@example.com", "Brief");
  expect(brief.accessTokenTTL).toBe(1);
  const statusOf = async () => (await brief.call("GET", "report/history/mine")).status;
  await expect.poll(statusOf, { timeout: 10_000 }).toBe(406);
  expect(await brief.call("GET", "home/main")).toMatchObject({ status: 406, body: { code: "TOKEN_EXPIRED" } });
  let cookie = brief.cookie;
  const takenAfterRefresh = async () => {
    const refreshed = await request<Refreshed>(short.url, "POST", "user/refresh", undefined, { cookie });
    cookie = cookieOf(refreshed);
    const headers = { authorization: `Bearer ${refreshed.body.accessToken}` };
    return (await request(short.url, "GET", "report/history/mine", undefined, headers)).status;
  };
  // On a slow machine even a fresh token may expire before it is used; the next one won't.
  await expect.poll(takenAfterRefresh, { timeout: 10_000 }).toBe(200);
});
