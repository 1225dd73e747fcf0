import { execFile } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import * as oidc from "openid-client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createDevIssuer } from "./dev-issuer.ts";

let server: Server;
let issuerUrl: string;
let redirectUri: string;
let said: string[];

beforeEach(async () => {
  said = [];
  for (const method of ["log", "info", "warn", "error"] as const)
    vi.spyOn(console, method).mockImplementation((...words) => void said.push(words.join(" ")));
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  issuerUrl = `${origin}/dev-issuer`;
  redirectUri = `${origin}/login/callback`;
  const issuer = createDevIssuer({ issuerUrl, client: { id: "sb-dev", redirectUris: [redirectUri] } });
  server.on("request", (request, response) => {
    issuer.callback(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
});

afterEach(async () => {
  vi.restoreAllMocks();
  await new Promise((resolve) => server.close(resolve));
});

/** The client's side: the parameters it sends and what it expects back. */
async function begin(parameters: Record<string, string> = {}) {
  const configuration = await oidc.discovery(new URL(issuerUrl), "sb-dev", undefined, oidc.None(), {
    execute: [oidc.allowInsecureRequests, oidc.enableNonRepudiationChecks],
  });
  const verifier = oidc.randomPKCECodeVerifier();
  const state = oidc.randomState();
  const nonce = oidc.randomNonce();
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: "openid email",
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    state,
    nonce,
    ...parameters,
  });
  const finish = (callback: string, changes: oidc.AuthorizationCodeGrantChecks = {}) =>
    oidc.authorizationCodeGrant(configuration, new URL(callback), {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      ...changes,
    });
  return { url: url.href, finish };
}

/** A minimal browser: keeps cookies by path, does not follow redirects. */
function browser() {
  const jar = new Map<string, { value: string; path: string }>();
  return async (url: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(url);
    const cookie = [...jar]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`);
    const headers = { ...Object.fromEntries(new Headers(init.headers)), cookie: cookie.join("; ") };
    const response = await fetch(url, { ...init, headers, redirect: "manual" });
    for (const set of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, { value, path: /path=([^;]+)/i.exec(set)?.[1] ?? "/" });
    }
    return response;
  };
}

function locationOf(response: Response): string {
  return new URL(response.headers.get("location") ?? "", issuerUrl).href;
}

describe("with a login hint", () => {
  test("redirects back with a code, without a page or cookie; the ID token names the person", async () => {
    const { url, finish } = await begin({ login_hint: "Mina@Example.org" });
    const response = await fetch(url, { redirect: "manual" });
    expect(locationOf(response)).toContain(`${redirectUri}?code=`);
    const claims = (await finish(locationOf(response))).claims();
    expect(claims).toMatchObject({ iss: issuerUrl, email: "mina@example.org", email_verified: true });
    expect(claims?.sub).toEqual(expect.any(String));
  });

  test("the same e-mail is always the same person, another e-mail another", async () => {
    const subjects = [];
    for (const hint of ["a@example.org", "A@example.org", "b@example.org"]) {
      const { url, finish } = await begin({ login_hint: hint });
      subjects.push((await finish(locationOf(await fetch(url, { redirect: "manual" })))).claims()?.sub);
    }
    expect(subjects[0]).toBe(subjects[1]);
    expect(subjects[2]).not.toBe(subjects[0]);
  });

  test("in one browser, the next hint signs in the next person", async () => {
    const visit = browser();
    const emails = [];
    for (const hint of ["a@example.org", "b@example.org"]) {
      const { url, finish } = await begin({ login_hint: hint, prompt: "select_account" });
      emails.push((await finish(locationOf(await visit(url)))).claims()?.email);
    }
    expect(emails).toEqual(["a@example.org", "b@example.org"]);
  });
});

describe("without a login hint", () => {
  test.each([
    ["ko-KR,ko;q=0.9,en;q=0.8", "ko", "이메일 주소"],
    ["de,en;q=0.8", "en", "E-mail address"],
  ])("asks for an e-mail on a page (%s)", async (languages, lang, label) => {
    const visit = browser();
    const { url } = await begin();
    const page = await visit(locationOf(await visit(url)), { headers: { "accept-language": languages } });
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toContain(`<label for="email">${label}</label>`);
  });

  test("signs in whoever is entered, and asks again the next time", async () => {
    const visit = browser();
    for (const email of ["first@example.org", "second@example.org"]) {
      const { url, finish } = await begin();
      const page = locationOf(await visit(url));
      expect(page).toContain("/dev-issuer/interaction/");
      const entered = await visit(page, { method: "POST", body: new URLSearchParams({ email }) });
      const back = await visit(locationOf(entered));
      expect((await finish(locationOf(back))).claims()?.email).toBe(email);
    }
  });

  test("an invalid e-mail is asked for again, and its text is escaped", async () => {
    const visit = browser();
    const { url } = await begin({ login_hint: "nobody" });
    const page = locationOf(await visit(url));
    const again = await visit(page, { method: "POST", body: new URLSearchParams({ email: '"><b>x' }) });
    expect(again.status).toBe(422);
    const html = await again.text();
    expect(html).toContain('role="alert"');
    expect(html).not.toContain("<b>x");
  });

  test("a sign-in that was never started ends on a page that says so", async () => {
    const response = await fetch(`${issuerUrl}/interaction/unknown`, { headers: { "accept-language": "ko" } });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("처음부터 다시");
  });
});

describe("refuses", () => {
  test.each([
    ["no PKCE", { code_challenge: "", code_challenge_method: "" }],
    ["plain PKCE", { code_challenge_method: "plain" }],
  ])("%s", async (_name, parameters) => {
    const { url } = await begin({ login_hint: "a@example.org", ...parameters });
    expect(new URL(locationOf(await fetch(url, { redirect: "manual" }))).searchParams.get("error")).toBe(
      "invalid_request",
    );
  });

  test("a foreign redirect URI, with a page instead of a redirect", async () => {
    const { url } = await begin({ login_hint: "a@example.org", redirect_uri: "https://evil.example/login/callback" });
    const response = await fetch(url, { redirect: "manual" });
    expect(response.status).toBe(400);
    expect(response.headers.get("location")).toBeNull();
    expect(await response.text()).toContain("invalid_redirect_uri");
  });

  test("a code used twice, or with another verifier", async () => {
    const { url, finish } = await begin({ login_hint: "a@example.org" });
    const callback = locationOf(await fetch(url, { redirect: "manual" }));
    const pkceCodeVerifier = oidc.randomPKCECodeVerifier();
    await expect(finish(callback, { pkceCodeVerifier })).rejects.toMatchObject({ error: "invalid_grant" });
    const another = await begin({ login_hint: "a@example.org" });
    const secondCallback = locationOf(await fetch(another.url, { redirect: "manual" }));
    await another.finish(secondCallback);
    await expect(another.finish(secondCallback)).rejects.toMatchObject({ error: "invalid_grant" });
  });

  test("to start in production", () => {
    vi.stubEnv("NODE_ENV", "production");
    expect(() => createDevIssuer({ issuerUrl, client: { id: "sb-dev", redirectUris: [redirectUri] } })).toThrow(
      "not in production",
    );
    vi.unstubAllEnvs();
  });
});

test("prints nothing in normal use", async () => {
  const visit = browser();
  const { url, finish } = await begin();
  const page = locationOf(await visit(url));
  await visit(page);
  const entered = await visit(page, { method: "POST", body: new URLSearchParams({ email: "a@example.org" }) });
  await finish(locationOf(await visit(locationOf(entered))));
  const hinted = await begin({ login_hint: "a@example.org" });
  await hinted.finish(locationOf(await visit(hinted.url)));
  expect(said).toEqual([]);
});

test("prints nothing when it is loaded", async () => {
  const load = `await import(${JSON.stringify(new URL("./dev-issuer.ts", import.meta.url).href)})`;
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", load]);
  expect(stdout + stderr).toBe("");
});
