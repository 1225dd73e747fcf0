import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { errorFacts } from "@sb/platform/log-port.ts";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createIssuerClient, type IssuerSettings } from "./issuer.ts";
import { refusal } from "./testing.ts";

type Answer = { readonly status: number; readonly body: unknown };

/** An issuer whose responses the test controls. */
let server: Server;
let settings: IssuerSettings;
let discoveries: number;
let tokenRequests: URLSearchParams[];
let answerToken: () => Promise<Answer> | Answer;
let answerDiscovery: () => Answer;
let warnings: unknown[];
const { privateKey, publicKey } = await generateKeyPair("ES256");
const stranger = await generateKeyPair("ES256");

const given = {
  code: "code-1",
  codeVerifier: "verifier",
  nonce: "nonce-1",
  redirectUri: "https://sb.example/login/callback",
};

beforeEach(async () => {
  discoveries = 0;
  tokenRequests = [];
  warnings = [];
  server = createServer(async (request, response) => {
    const { status, body } = await route(request.url ?? "", request);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  settings = { issuer, clientId: "sb", redirectUris: [given.redirectUri], redirectPath: "/login/callback" };
  answerDiscovery = () => ({ status: 200, body: metadata(issuer) });
  answerToken = () => idToken({});
});

afterEach(async () => {
  server.closeAllConnections();
  if (server.listening) await new Promise((resolve) => server.close(resolve));
});

async function route(path: string, request: AsyncIterable<Uint8Array>): Promise<Answer> {
  if (path.startsWith("/.well-known/")) {
    discoveries++;
    return answerDiscovery();
  }
  if (path === "/jwks")
    return { status: 200, body: { keys: [{ ...(await exportJWK(publicKey)), alg: "ES256", use: "sig" }] } };
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  tokenRequests.push(new URLSearchParams(Buffer.concat(chunks).toString()));
  return answerToken();
}

function metadata(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    id_token_signing_alg_values_supported: ["ES256"],
    authorization_response_iss_parameter_supported: true,
  };
}

async function idToken(changes: JWTPayload, key: typeof privateKey = privateKey): Promise<Answer> {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    nonce: given.nonce,
    email: "mina@mail.example",
    email_verified: true,
    iat: now,
    exp: now + 60,
    ...changes,
  };
  const token = await new SignJWT({ iss: settings.issuer, aud: "sb", sub: "42", ...claims })
    .setProtectedHeader({ alg: "ES256" })
    .sign(key);
  return { status: 200, body: { access_token: "a", token_type: "bearer", id_token: token } };
}

function client(changes: Partial<IssuerSettings> = {}) {
  const log = { warn: (fields: unknown) => void warnings.push(fields) };
  return createIssuerClient({ settings: () => ({ ...settings, ...changes }), log });
}

test("returns the authorization settings; concurrent calls share one discovery request", async () => {
  const issuer = client();
  const configs = await Promise.all([issuer.loginConfig(), issuer.loginConfig()]);
  expect(configs[0]).toEqual({
    authorizationUrl: `${settings.issuer}/auth`,
    clientId: "sb",
    scope: "openid email",
    redirectPath: "/login/callback",
  });
  await issuer.exchange(given);
  expect(discoveries).toBe(1);
});

test("exchanges a code with its verifier for the person", async () => {
  expect(await client().exchange(given)).toEqual({
    email: "mina@mail.example",
    emailVerified: true,
    issuer: settings.issuer,
    subject: "42",
  });
  expect(Object.fromEntries(tokenRequests[0] ?? [])).toMatchObject({
    grant_type: "authorization_code",
    code: given.code,
    code_verifier: given.codeVerifier,
    redirect_uri: given.redirectUri,
    client_id: "sb",
  });
});

test("sends the client secret if there is one", async () => {
  await client({ clientSecret: "s3cret" }).exchange(given);
  expect(tokenRequests[0]?.get("client_secret")).toBe("s3cret");
});

test.each([
  [false, false],
  ["false", false],
  [undefined, false],
  ["true", true],
])("email_verified %j is %j", async (claim, emailVerified) => {
  answerToken = () => idToken({ email_verified: claim });
  expect(await client().exchange(given)).toMatchObject({ emailVerified });
});

test("a foreign redirect URI is refused without a request to the issuer", async () => {
  for (const redirectUri of [
    "https://evil.example/login/callback",
    `${given.redirectUri}?a=b`,
    `${given.redirectUri}/`,
  ])
    expect(await refusal(client().exchange({ ...given, redirectUri }))).toBe("INVALID_REQUEST");
  expect(discoveries + tokenRequests.length).toBe(0);
});

test.each<[string, () => Promise<Answer> | Answer]>([
  ["a code that was used or never given", () => ({ status: 400, body: { error: "invalid_grant" } })],
  ["another nonce", () => idToken({ nonce: "other" })],
  ["no nonce", () => idToken({ nonce: undefined })],
  ["an ID token for another client", () => idToken({ aud: "other" })],
  ["an ID token of another issuer", () => idToken({ iss: "https://evil.example" })],
  ["an ID token that has run out", () => idToken({ exp: Math.floor(Date.now() / 1000) - 3_600 })],
  ["an ID token signed by somebody else", () => idToken({}, stranger.privateKey)],
])("no login: %s", async (_name, answer) => {
  answerToken = answer;
  expect(await refusal(client().exchange(given))).toBe("LOGIN_REQUIRED");
});

test("a person without an e-mail is refused", async () => {
  answerToken = () => idToken({ email: undefined });
  expect(await refusal(client().exchange(given))).toBe("EMAIL_INVALID");
});

test("an issuer that is down is UNAVAILABLE, logged without personal data, and retried the next time", async () => {
  answerDiscovery = () => ({ status: 503, body: {} });
  const issuer = client();
  expect(await refusal(issuer.loginConfig())).toBe("UNAVAILABLE");
  expect(await refusal(issuer.exchange(given))).toBe("UNAVAILABLE");
  expect(JSON.stringify(warnings)).not.toContain(given.code);
  expect(warnings).toHaveLength(2);
  answerDiscovery = () => ({ status: 200, body: metadata(settings.issuer) });
  expect(await issuer.exchange(given)).toMatchObject({ subject: "42" });
});

test("an issuer that times out is UNAVAILABLE", async () => {
  await new Promise((resolve) => server.close(resolve));
  expect(await refusal(client().loginConfig())).toBe("UNAVAILABLE");
});

test("a mistake of our own, such as a wrong client secret, is not a refusal", async () => {
  answerToken = () => ({ status: 401, body: { error: "invalid_client" } });
  const failure = await client({ clientSecret: "wrong" })
    .exchange(given)
    .catch((error: unknown) => errorFacts(error));
  expect(failure).toMatchObject({ code: "OAUTH_RESPONSE_BODY_ERROR" });
});

test("plain http is only allowed on this machine", async () => {
  await expect(client({ issuer: "http://issuer.example" }).loginConfig()).rejects.toMatchObject({
    code: "OAUTH_HTTP_REQUEST_FORBIDDEN",
  });
});
