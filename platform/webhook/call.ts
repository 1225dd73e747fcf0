// Calls a webhook once, with a message signed as Standard Webhooks ask (standardwebhooks.com): `v1` is HMAC-SHA-256, `v1a` is
// Ed25519. It is an address that strangers name: only a public https address is asked, and no redirect is followed
// (platform/guarded-fetch).
import { createHmac, type KeyObject, sign } from "node:crypto";
import type { Network } from "../guarded-fetch/guarded-fetch.ts";
import { postGuarded } from "../guarded-fetch/guarded-post.ts";

type WebhookFailure = "STATUS" | "REDIRECTED" | "GONE" | "TIMED_OUT" | "CERTIFICATE_INVALID" | "UNREACHABLE";

/** `failure` is absent where the webhook took it. */
export type WebhookOutcome = {
  readonly failure?: WebhookFailure;
  readonly httpStatus?: number;
  /** For how long the webhook asks to be left alone (`Retry-After`); an hour at most. Milliseconds. */
  readonly waitMs?: number;
  /** From the look-up of the name to the answer's head. Milliseconds. */
  readonly tookMs: number;
};

export type WebhookMessage = {
  /** The same on every repeat. */
  readonly id: string;
  /** Seconds since 1970 (Unix), of this attempt. */
  readonly timestamp: number;
  readonly body: string;
};

export type WebhookCall = WebhookMessage & {
  readonly url: string;
  /** All that are in force, two while one is replaced. */
  readonly secrets: readonly string[];
  readonly signingKey?: KeyObject | undefined;
  readonly mediaType: string;
  /** Its abort ends the call at once. */
  readonly signal: AbortSignal;
};

/** Standard Webhooks asks for 15 to 30 s. */
const TIMEOUT_MS = 20_000;

const USER_AGENT = "SaferBlock-Webhooks/1.0";
/** Statuses whose `Retry-After` is heeded. */
const RETRIED: ReadonlySet<number> = new Set([429, 503]);
export const LONGEST_WAIT_MS = 3_600_000;

/** Seconds or a date (RFC 9110, section 10.2.3) as a wait; undefined where it is neither, or over. */
function waitOf(retryAfter: string | undefined, now: number): number | undefined {
  if (retryAfter === undefined) return undefined;
  const waitMs = /^\d{1,10}$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - now;
  return waitMs > 0 ? Math.min(waitMs, LONGEST_WAIT_MS) : undefined;
}

/** Throws only where `signal` is aborted, or a secret is malformed. What the webhook answers beside its status is not read. */
export async function callWebhook(call: WebhookCall, network: Network): Promise<WebhookOutcome> {
  const headers = { ...webhookHeaders(call, call.secrets, call.signingKey), "user-agent": USER_AGENT };
  const begun = performance.now();
  const took = () => Math.round((performance.now() - begun) * 10) / 10;
  try {
    const { status, retryAfter } = await postGuarded({ ...call, headers, timeoutMs: TIMEOUT_MS }, network);
    const waitMs = RETRIED.has(status) ? waitOf(retryAfter, Date.now()) : undefined;
    return { ...failureOfStatus(status), httpStatus: status, ...(waitMs !== undefined && { waitMs }), tookMs: took() };
  } catch (error) {
    call.signal.throwIfAborted();
    return { failure: failureOf(error), tookMs: took() };
  }
}

function failureOfStatus(status: number): Pick<WebhookOutcome, "failure"> {
  if (status >= 200 && status < 300) return {};
  if (status === 410) return { failure: "GONE" };
  return { failure: status >= 300 && status < 400 ? "REDIRECTED" : "STATUS" };
}

/** Codes of Node's TLS, and of OpenSSL's checks of certificates. */
const CERTIFICATE = /^(ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA)/;

/** A name that leads into a private network fails as one that is not there: the outcome tells nobody which names are. */
function failureOf(error: unknown): WebhookFailure {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "TIMED_OUT") return "TIMED_OUT";
  return CERTIFICATE.test(code) ? "CERTIFICATE_INVALID" : "UNREACHABLE";
}

const SECRET = /^whsec_([A-Za-z0-9+/]{32,88}={0,2})$/;
/** Bytes of a secret's key. */
const KEY_BYTES = { min: 24, max: 64 };

/** The three headers. `secrets`: all that are in force, two while one is replaced. Throws where one is none. */
export function webhookHeaders(
  message: WebhookMessage,
  secrets: readonly string[],
  signingKey?: KeyObject,
): Readonly<Record<string, string>> {
  const signed = `${message.id}.${message.timestamp}.${message.body}`;
  const signatures = [
    ...secrets.map((secret) => `v1,${createHmac("sha256", keyOf(secret)).update(signed).digest("base64")}`),
    ...(signingKey ? [`v1a,${sign(null, Buffer.from(signed), signingKey).toString("base64")}`] : []),
  ];
  return {
    "webhook-id": message.id,
    "webhook-timestamp": String(message.timestamp),
    "webhook-signature": signatures.join(" "),
  };
}

function keyOf(secret: string): Buffer {
  const key = Buffer.from(SECRET.exec(secret)?.[1] ?? "", "base64");
  if (key.length < KEY_BYTES.min || key.length > KEY_BYTES.max) throw new Error("a webhook secret is malformed");
  return key;
}
