import { createHmac, hkdfSync } from "node:crypto";
import fc from "fast-check";
import { EncryptJWT, SignJWT } from "jose";
import { describe, expect, test } from "vitest";
import { createTokens } from "./tokens.ts";

const key = new Uint8Array(32).fill(7);
const otherKey = new Uint8Array(32).fill(8);
const caller = { userId: "u1", isAdmin: false, sessionId: "s1", membership: 1 };
const person = { email: "mina@example.org", emailVerified: true, issuer: "https://issuer.example", subject: "42" };

function tokensAt(at: string, options: { key?: Uint8Array; publicUrl?: string; ttl?: number } = {}) {
  return createTokens({ key, publicUrl: "https://sb.example", ttl: 900, ...options, clock: () => at });
}

const NOON = "2026-05-01T12:00:00.000Z";
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Signs any header and payload as HS256, whatever the header says. */
function sign(header: unknown, payload: unknown, secret: Uint8Array): string {
  const input = `${base64url(header)}.${base64url(payload)}`;
  return `${input}.${createHmac("sha256", secret).update(input).digest("base64url")}`;
}

function partsOf(token: string) {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const read = (part: string): Record<string, unknown> => JSON.parse(Buffer.from(part, "base64url").toString());
  return { header: read(header), payload: read(payload), signature };
}

describe("access tokens", () => {
  test("identify the caller until they expire", async () => {
    const { accessToken, accessTokenTTL } = await tokensAt(NOON).issueAccess({ ...caller, isAdmin: true });
    expect(accessTokenTTL).toBe(900);
    expect(await tokensAt("2026-05-01T12:14:59.000Z").verifyAccess(accessToken)).toEqual({
      ok: { ...caller, isAdmin: true },
    });
    expect(await tokensAt("2026-05-01T12:15:00.000Z").verifyAccess(accessToken)).toEqual({ error: "TOKEN_EXPIRED" });
  });

  test("tell the roles", async () => {
    const moderator = { ...caller, roles: ["moderator"] as const };
    const { accessToken } = await tokensAt(NOON).issueAccess(moderator);
    expect(await tokensAt(NOON).verifyAccess(accessToken)).toEqual({ ok: moderator });
  });

  test("tell the agency that somebody acts for", async () => {
    const member = { ...caller, agencySeq: 7, memberId: "m-1" };
    const { accessToken } = await tokensAt(NOON).issueAccess(member);
    expect(await tokensAt(NOON).verifyAccess(accessToken)).toEqual({ ok: member });
  });

  test("are refused where they end further ahead than any that is given out now: the clock was put back", async () => {
    let now = NOON;
    const tokens = createTokens({ key, publicUrl: "https://sb.example", ttl: 900, clock: () => now });
    const { accessToken } = await tokens.issueAccess(caller);
    expect(await tokens.verifyAccess(accessToken)).toEqual({ ok: caller });
    now = "2026-04-29T12:00:00.000Z";
    expect(await tokens.verifyAccess(accessToken)).toEqual({ error: "TOKEN_EXPIRED" });
    expect(await tokensAt(now).verifyAccess(accessToken)).toEqual({ error: "TOKEN_EXPIRED" });
    const registration = await tokensAt(NOON).sealRegistration(person);
    expect(await tokensAt(now).openRegistration(registration)).toEqual({ error: "LOGIN_EXPIRED" });
    // The clocks of machines differ a little.
    expect(await tokensAt("2026-05-01T11:59:30.000Z").verifyAccess(accessToken)).toEqual({ ok: caller });
  });

  test("are checked again when cached: a genuine one expires, and does not validate another", async () => {
    let now = NOON;
    const tokens = createTokens({ key, ttl: 900, clock: () => now });
    const { accessToken } = await tokens.issueAccess(caller);
    for (let times = 0; times < 2; times += 1) expect(await tokens.verifyAccess(accessToken)).toEqual({ ok: caller });
    const { payload, signature } = partsOf(accessToken);
    const [header = ""] = accessToken.split(".");
    const forged = `${header}.${base64url({ ...payload, admin: true })}.${signature}`;
    expect(await tokens.verifyAccess(forged)).toEqual({ error: "LOGIN_REQUIRED" });
    now = "2026-05-01T12:15:00.000Z";
    expect(await tokens.verifyAccess(accessToken)).toEqual({ error: "TOKEN_EXPIRED" });
  });

  test("contain no personal data", async () => {
    const { accessToken } = await tokensAt(NOON).issueAccess(caller);
    expect(Object.keys(partsOf(accessToken).payload).sort()).toEqual([
      "admin",
      "aud",
      "exp",
      "iat",
      "iss",
      "membership",
      "sid",
      "sub",
    ]);
  });

  const forgeries: Readonly<Record<string, (genuine: string) => string | Promise<string>>> = {
    empty: () => "",
    "not a token": () => "nonsense",
    "three empty parts": () => "..",
    "alg none, unsigned": (genuine) => {
      const { payload } = partsOf(genuine);
      return `${base64url({ alg: "none", typ: "at+jwt" })}.${base64url(payload)}.`;
    },
    "alg none, signed with the key given out": (genuine) =>
      sign({ alg: "none", typ: "at+jwt" }, partsOf(genuine).payload, key),
    "another key": async () => (await tokensAt(NOON, { key: otherKey }).issueAccess(caller)).accessToken,
    "the key before derivation": (genuine) => {
      const { header, payload } = partsOf(genuine);
      return sign(header, payload, key);
    },
    "another service's issuer and audience": async () =>
      (await tokensAt(NOON, { publicUrl: "https://other.example" }).issueAccess(caller)).accessToken,
    "a claim changed under the old signature": (genuine) => {
      const { header, payload, signature } = partsOf(genuine);
      return `${base64url(header)}.${base64url({ ...payload, admin: true })}.${signature}`;
    },
    "another signature": (genuine) => `${genuine.slice(0, genuine.lastIndexOf("."))}.${"A".repeat(43)}`,
    "a registration token": () => tokensAt(NOON).sealRegistration(person),
  };

  test.each(Object.entries(forgeries))("refused as LOGIN_REQUIRED: %s", async (_name, forge) => {
    const { accessToken } = await tokensAt(NOON).issueAccess(caller);
    expect(await tokensAt(NOON).verifyAccess(await forge(accessToken))).toEqual({ error: "LOGIN_REQUIRED" });
  });

  test("a token that is both forged and expired counts as forged", async () => {
    const { accessToken } = await tokensAt(NOON, { key: otherKey }).issueAccess(caller);
    const verdict = await tokensAt("2026-05-02T12:00:00.000Z").verifyAccess(accessToken);
    expect(verdict).toEqual({ error: "LOGIN_REQUIRED" });
  });

  test("any text gets a result, never an exception", async () => {
    const tokens = tokensAt(NOON);
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string(), fc.stringMatching(/^[\w-]{0,40}\.[\w-]{0,40}\.[\w-]{0,40}$/)),
        async (text) => {
          expect(await tokens.verifyAccess(text)).toEqual({ error: "LOGIN_REQUIRED" });
          expect(await tokens.openRegistration(text)).toEqual({ error: "LOGIN_REQUIRED" });
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe("tokens signed with the right key for another purpose", () => {
  // The access key as createTokens derives it, found by what it signs: as if a service of ours went wrong.
  async function signedWithAccessKey(header: { alg: "HS256"; typ: string }, claims: Record<string, unknown>) {
    const accessKey = new Uint8Array(hkdfSync("sha256", key, new Uint8Array(), "safer-block token access", 32));
    return new SignJWT({
      admin: false,
      sid: "s1",
      membership: 1,
      sub: "u1",
      iss: "https://sb.example",
      exp: Date.parse(NOON) / 1_000 + 900,
      ...claims,
    })
      .setProtectedHeader(header)
      .sign(accessKey);
  }
  const aud = "https://sb.example#access";

  test("control case: everything is valid", async () => {
    const token = await signedWithAccessKey({ alg: "HS256", typ: "at+jwt" }, { aud });
    expect(await tokensAt(NOON).verifyAccess(token)).toEqual({ ok: caller });
  });

  test.each([
    ["another audience", "at+jwt", { aud: "https://sb.example#join" }],
    ["no audience", "at+jwt", {}],
    ["another issuer", "at+jwt", { aud, iss: "https://evil.example" }],
    ["another type", "JWT", { aud }],
    ["no session", "at+jwt", { aud, sid: undefined }],
    ["no membership", "at+jwt", { aud, membership: undefined }],
    ["an admin flag that is no flag", "at+jwt", { aud, admin: "yes" }],
    ["a role that is none", "at+jwt", { aud, roles: ["king"] }],
    ["no end", "at+jwt", { aud, exp: undefined }],
  ])("refused: %s", async (_name, typ, claims) => {
    const token = await signedWithAccessKey({ alg: "HS256", typ }, claims);
    expect(await tokensAt(NOON).verifyAccess(token)).toEqual({ error: "LOGIN_REQUIRED" });
  });
});

describe("registration tokens", () => {
  test("return the person within half an hour, and reveal it to nobody else", async () => {
    const token = await tokensAt(NOON).sealRegistration(person);
    expect(Buffer.from(token.split(".")[3] ?? "", "base64url").toString("latin1")).not.toContain("mina");
    expect(await tokensAt("2026-05-01T12:29:59.000Z").openRegistration(token)).toEqual({ ok: person });
    expect(await tokensAt("2026-05-01T12:30:00.000Z").openRegistration(token)).toEqual({ error: "LOGIN_EXPIRED" });
  });

  test.each([
    ["an access token", async () => (await tokensAt(NOON).issueAccess(caller)).accessToken],
    ["another key", () => tokensAt(NOON, { key: otherKey }).sealRegistration(person)],
    ["another service", () => tokensAt(NOON, { publicUrl: "https://other.example" }).sealRegistration(person)],
    [
      "the key given out",
      () =>
        new EncryptJWT({ person, iss: "https://sb.example", aud: "https://sb.example#join", exp: 4e9 })
          .setProtectedHeader({ alg: "dir", enc: "A256GCM", typ: "registration+jwt" })
          .encrypt(key),
    ],
  ])("refused as LOGIN_REQUIRED: %s", async (_name, make) => {
    expect(await tokensAt(NOON).openRegistration(await make())).toEqual({ error: "LOGIN_REQUIRED" });
  });
});
