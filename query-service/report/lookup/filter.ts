// GET report/filter: the downloadable set of targets as a worker made it last, and the key that its signature is checked with.
import { createHash, createPublicKey } from "node:crypto";
import { Refused } from "@sb/contracts/refused.ts";
import { FILTER_FILE, FILTER_MEDIA_TYPE } from "@sb/contracts/report/lookup/filter.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { filterKeyOf } from "@sb/platform/vault/signing-keys.ts";
import type { ReportQueryDeps } from "../deps.ts";

/** A new one comes each day: this process may have it so much later. */
const KEPT_MS = 60_000;
/** Clients keep it for so many seconds without asking again. */
const CACHE_CONTROL = "public, max-age=600";

type Kept = { readonly readAt: number; readonly file: Promise<{ bytes: Uint8Array; etag: string } | undefined> };

/** One file is kept in memory, whoever asks. */
export function getFilter({ files, clock }: Pick<ReportQueryDeps, "files" | "clock">): Handler<"GET report/filter"> {
  let kept: Kept | undefined;
  const read = async () => {
    const bytes = await files.get(FILTER_FILE);
    return bytes && { bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url")}"` };
  };
  return async () => {
    const now = Date.parse(clock());
    if (!kept || Math.abs(now - kept.readAt) > KEPT_MS) kept = { readAt: now, file: read() };
    const asked = kept;
    const file = await asked.file.catch((error: unknown) => {
      if (kept === asked) kept = undefined;
      throw error;
    });
    if (!file) {
      kept = undefined;
      throw new Refused("UNAVAILABLE");
    }
    return {
      stream: file.bytes,
      mediaType: FILTER_MEDIA_TYPE,
      headers: { etag: file.etag, "cache-control": CACHE_CONTROL },
    };
  };
}

export function getFilterKey({ vault }: Pick<ReportQueryDeps, "vault">): Handler<"GET report/filter/key"> {
  return async () => {
    const { x = "" } = createPublicKey(filterKeyOf(vault)).export({ format: "jwk" });
    return { body: { algorithm: "Ed25519", publicKey: Buffer.from(x, "base64url").toString("base64") } };
  };
}
