// Looks whether a site publishes its proof. The network is asked by the ports of this file, which tests replace.
import { Resolver } from "node:dns/promises";
import type { SiteProof } from "@sb/contracts/dispute/remote.ts";
import { fetchProof } from "./fetch-proof.ts";

export type SiteLook = {
  /** The records of a name, each joined; none where it has none. Throws where nobody answers. */
  readonly resolveTxt: (name: string) => Promise<readonly string[]>;
  /** The text at a URL. Undefined where the site answers with anything but a short text. */
  readonly fetchText: (url: string) => Promise<string | undefined>;
};

/** A site that can't be reached publishes nothing. */
export async function publishes(look: SiteLook, kind: "DNS" | "FILE", { dns, file }: SiteProof): Promise<boolean> {
  if (kind === "DNS") return (await look.resolveTxt(dns.name)).some((record) => record.trim() === dns.value);
  return (await look.fetchText(file.url))?.trim() === file.content;
}

const DNS_TIMEOUT_MS = 3_000;
/** Answers that mean that there is no such record. */
const NO_RECORD = new Set(["ENOTFOUND", "ENODATA"]);
/** Far more than any name has. */
const RECORDS = 100;

export const theNetwork: SiteLook = { resolveTxt, fetchText: fetchProof };

async function resolveTxt(name: string): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 2 });
  try {
    return (await resolver.resolveTxt(name)).slice(0, RECORDS).map((parts) => parts.join(""));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (NO_RECORD.has(code)) return [];
    throw error;
  }
}
