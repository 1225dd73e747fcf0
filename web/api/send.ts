// Sends one request; resolves to the response or throws ApiError. Knows nothing about logins.
import { PAGE_LIMITS } from "@sb/contracts/page-limits.ts";
import { ApiError, problemOf } from "./problem.ts";
import type { Request } from "./request.ts";

export type SendOptions = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** Upload progress, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Called with the response's staleness header, for errors too. */
  readonly onStale?: (header: string | null) => void;
  readonly timeoutMs?: number;
};

export type Answer = { readonly body: unknown; readonly position: string | null };
type Raw = { readonly status: number; readonly text: string; readonly header: (name: string) => string | null };

/** Throws ApiError, or the signal's reason when the caller aborted. */
export async function send(request: Request, options: SendOptions = {}): Promise<Answer> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? PAGE_LIMITS.requestTimeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const headers = {
    accept: "application/json",
    ...(typeof request.body === "string" && { "content-type": "application/json" }),
    ...options.headers,
  };
  try {
    const raw = await (options.onProgress ? upload : fetched)(request, headers, signal, options.onProgress);
    options.onStale?.(raw.header("sb-stale"));
    const body = readBody(raw);
    if (raw.status < 200 || raw.status > 299) throw problemOf(raw.status, body, raw.header("retry-after"));
    if (body === undefined && raw.status !== 204) throw new ApiError({ status: raw.status, code: "NO_DATA" });
    return { body, position: raw.header("sb-position") };
  } catch (error) {
    options.signal?.throwIfAborted();
    if (error instanceof ApiError) throw error;
    throw new ApiError({ status: 0, code: timeout.aborted ? "TIMED_OUT" : "NETWORK_FAILED" }, { cause: error });
  }
}

async function fetched(request: Request, headers: Record<string, string>, signal: AbortSignal): Promise<Raw> {
  const response = await fetch(request.url, {
    method: request.method,
    headers,
    body: request.body ?? null,
    signal,
    credentials: "same-origin",
  });
  return { status: response.status, text: await response.text(), header: (name) => response.headers.get(name) };
}

/** XMLHttpRequest, because `fetch` has no upload progress. */
function upload(
  request: Request,
  headers: Record<string, string>,
  signal: AbortSignal,
  onProgress: SendOptions["onProgress"],
): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress?.(loaded / total);
    xhr.onload = () =>
      resolve({ status: xhr.status, text: xhr.responseText, header: (name) => xhr.getResponseHeader(name) });
    xhr.onerror = () => reject(new TypeError("upload failed"));
    xhr.onabort = () => reject(signal.reason);
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener("abort", () => xhr.abort(), { once: true });
    xhr.send(request.body ?? null);
  });
}

/** Undefined when empty or not valid JSON. */
function readBody({ text, header }: Raw): unknown {
  if (text === "") return undefined;
  if (!/[/+]json\b/.test(header("content-type") ?? "")) return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
