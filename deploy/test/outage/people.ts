// For tests: people behind a gateway, each with an address of their own, whose requests must be answered in time.
import { createHash } from "node:crypto";
import type { LoginAnswer, LoginConfig } from "@sb/contracts/account/wire.ts";
import { type Answer, authorizeAt, cookieOf, request } from "../people/person.ts";

/** A request that is not answered by then hangs: services give a handler 25 seconds. */
const PATIENCE_MS = 40_000;

type Headers = Readonly<Record<string, string>>;

export type Ask = <T = unknown>(method: string, path: string, body?: unknown, headers?: Headers) => Promise<Answer<T>>;

export type Member = {
  readonly email: string;
  readonly userId: string;
  /** With the access token of the join, which lasts for the whole test. */
  readonly ask: Ask;
  readonly own: { readonly authorization: string };
  /** Without a token: `headers` may have a cookie. */
  readonly askAnonymously: Ask;
  /** The newest refresh token, as a browser keeps it. */
  cookie: string;
};

export const configOf = async (url: string): Promise<LoginConfig> =>
  (await request<LoginConfig>(url, "GET", "user/login/config")).body;

/** The address of the sender, as a proxy in front of the gateway would tell it. */
const addressOf = (who: string): Headers => ({
  "x-forwarded-for": `10.${[...createHash("sha256").update(who).digest().subarray(0, 3)].join(".")}`,
});

/** Asks as somebody; rejects where no answer came in time. */
export const askAs =
  (url: string, who: string, own: Headers = {}): Ask =>
  (method, path, body, headers = {}) =>
    request(url, method, path, body, { ...addressOf(who), ...own, ...headers }, AbortSignal.timeout(PATIENCE_MS));

/** The issuer's half of a login and ours. */
export async function logIn(url: string, config: LoginConfig, email: string): Promise<Answer<LoginAnswer>> {
  return askAs(url, email)("POST", "user/login", await authorizeAt(url, config, email));
}

/** Logs in, and joins where there is no account yet. */
async function enter(url: string, config: LoginConfig, email: string, nickname: string): Promise<Answer<LoginAnswer>> {
  const known = await logIn(url, config, email);
  if (known.body.status !== "INCOMPLETE") return known;
  const { registrationToken } = known.body;
  return askAs(url, email)("POST", "home/join", { registrationToken, nickname, terms: ["A01", "R02"] });
}

/** A machine that is busy with the start of many services may be late: then one asks again. */
export async function joinAs(url: string, config: LoginConfig, email: string, nickname: string): Promise<Member> {
  let joined = await enter(url, config, email, nickname);
  while (joined.status === 503) joined = await enter(url, config, email, nickname);
  if (joined.body.status !== "ACTIVE") throw new Error(`${nickname} could not join: ${joined.status}`);
  const { accessToken, id } = joined.body;
  const askAnonymously = askAs(url, email);
  const own = { authorization: `Bearer ${accessToken}` };
  return { email, userId: id, ask: askAs(url, email, own), own, askAnonymously, cookie: cookieOf(joined) };
}
