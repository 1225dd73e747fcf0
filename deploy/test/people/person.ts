// For tests: a user who logs in at the development issuer and uses the API like the web app.
import { createHash, randomBytes } from "node:crypto";
import type { ActiveLogin, LoginAnswer, LoginConfig } from "@sb/contracts/account/wire.ts";
import { requireDocumented } from "./documented.ts";

export type Answer<T = unknown> = { readonly status: number; readonly body: T; readonly headers: Headers };

/** Anonymous requests, or requests with given headers. */
export async function request<T = unknown>(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<Answer<T>> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${url}/sb/${path}`, {
    method,
    headers: { ...(body === undefined || isForm ? {} : { "content-type": "application/json" }), ...headers },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const text = await response.text();
  const isJson = /^application\/(?:problem\+)?json\b/.test(response.headers.get("content-type") ?? "");
  const answer = { status: response.status, body: (isJson ? JSON.parse(text) : text) as T, headers: response.headers };
  requireDocumented(method, new URL(response.url).pathname, answer);
  return answer;
}

export type Person = ActiveLogin & {
  readonly cookie: string;
  call<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer<T>>;
};

/** The issuer's half of a login: a code for the e-mail's owner, with the verifier and nonce of its request. */
export async function authorize(url: string, email: string) {
  return authorizeAt(url, (await request<LoginConfig>(url, "GET", "user/login/config")).body, email);
}

/** The same, by a configuration that was asked for before. */
export async function authorizeAt(url: string, config: LoginConfig, email: string) {
  const codeVerifier = randomBytes(32).toString("base64url");
  const nonce = randomBytes(16).toString("base64url");
  const redirectUri = url + config.redirectPath;
  const query = new URLSearchParams({
    client_id: config.clientId,
    response_type: "code",
    scope: config.scope,
    redirect_uri: redirectUri,
    code_challenge: createHash("sha256").update(codeVerifier).digest("base64url"),
    code_challenge_method: "S256",
    state: randomBytes(16).toString("base64url"),
    nonce,
    login_hint: email,
  });
  const code = await followToCode(`${config.authorizationUrl}?${query}`, redirectUri);
  return { code, codeVerifier, nonce, redirectUri };
}

async function followToCode(start: string, redirectUri: string): Promise<string> {
  let next = start;
  const cookies = new Map<string, string>();
  for (let hop = 0; hop < 6; hop += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(next, { redirect: "manual", headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get("location");
    if (!location) throw new Error(`the issuer answered ${response.status} without a redirect`);
    next = new URL(location, next).href;
    if (next.startsWith(redirectUri)) return new URL(next).searchParams.get("code") ?? "";
  }
  throw new Error("the issuer redirected in circles");
}

/** The first half of a login: ACTIVE with an account, INCOMPLETE without one. */
export async function login(url: string, email: string): Promise<Answer<LoginAnswer>> {
  return request<LoginAnswer>(url, "POST", "user/login", await authorize(url, email));
}

/** The second half, for users without an account. */
export function join(url: string, registrationToken: string, nickname: string): Promise<Answer<LoginAnswer>> {
  return request(url, "POST", "home/join", { registrationToken, nickname, terms: ["A01", "R02"] });
}

/** Logs in; joins first if there is no account yet. */
export async function signIn(url: string, email: string, nickname: string): Promise<Person> {
  const answer = await login(url, email);
  if (answer.body.status === "ACTIVE") return personOf(url, answer);
  return personOf(url, await join(url, answer.body.registrationToken, nickname));
}

/** The user whom the response of a login or a join signs in. */
export function personOf(url: string, answer: Answer<LoginAnswer>): Person {
  if (answer.body.status !== "ACTIVE") throw new Error(`no login: ${answer.status} ${JSON.stringify(answer.body)}`);
  const { accessToken } = answer.body;
  return {
    ...answer.body,
    cookie: cookieOf(answer),
    call: (method, path, body, headers = {}) =>
      request(url, method, path, body, { authorization: `Bearer ${accessToken}`, ...headers }),
  };
}

/** `refreshToken=…`, as a browser sends it back. */
export function cookieOf(answer: Answer): string {
  return (answer.headers.getSetCookie()[0] ?? "").split(";", 1)[0] ?? "";
}

/** Headers of a read that must see a write. */
export function seeing(answer: Answer): { readonly "sb-min-position": string } {
  const position = answer.headers.get("sb-position");
  if (position === null) throw new Error(`no position: ${answer.status} ${JSON.stringify(answer.body)}`);
  return { "sb-min-position": position };
}
