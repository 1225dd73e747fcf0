// Blocklists for wallets and browsers, in the formats that they read.
import { setImmediate } from "node:timers/promises";
import type { DeclareType } from "@sb/contracts/codes.ts";
import { SHARING_LISTS, SHARING_MODEL } from "@sb/contracts/sharing/model.ts";
import { safeEntryOf } from "../address/safe-list/safe-list.ts";
import { findLevels } from "./levels.ts";

/** Now, ISO 8601 in UTC, and a read store (platform/read-store/port.ts). */
type BlocklistDeps = { readonly readStore: Parameters<typeof findLevels>[0]; readonly clock: () => string };

const PAGE = 500;

/** Targets below this level are left out of a list, however they came to be listed. */
export type MinLevel = number;

/** Addresses and sites, a line each. */
export async function* plainBlocklist(deps: BlocklistDeps, from: MinLevel): AsyncIterable<string> {
  yield headOf("Addresses and sites that several independent people reported, or that were confirmed.");
  for (const declareType of ["WALLET", "SITE"] as const)
    for await (const keys of pagesOf(deps, declareType, from)) yield linesOf(keys);
}

/** For `/etc/hosts` and what reads it: names alone, with and without `www`. */
export async function* hostsFile(deps: BlocklistDeps, from: MinLevel): AsyncIterable<string> {
  yield headOf("Sites that several independent people reported, or that were confirmed, as a hosts file.");
  for await (const keys of pagesOf(deps, "SITE", from))
    yield linesOf(keys.filter(isName).flatMap((name) => [`0.0.0.0 ${name}`, `0.0.0.0 www.${name}`]));
}

/** As `config.json` of EthPhishingDetect, which wallets' extensions read: it covers the names below a name, too. */
export async function* ethPhishingDetect(deps: BlocklistDeps, from: MinLevel): AsyncIterable<string> {
  yield '{"version":2,"tolerance":0,"fuzzylist":[],"whitelist":[],"blacklist":[';
  let comma = "";
  for await (const keys of pagesOf(deps, "SITE", from)) {
    const names = keys.filter(isName).map((name) => JSON.stringify(name));
    if (names.length === 0) continue;
    yield comma + names.join(",\n");
    comma = ",\n";
  }
  yield "]}\n";
}

const headOf = (what: string): string => `# Safer Block\n# ${what}\n`;
const linesOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join("");

/** A whole host: one with a path shares it with others, and an IP address is no name. */
const isName = (key: string): boolean => /^[^/:]+\.[a-z][a-z0-9-]*$/.test(key);

/** Without what has come onto the safe list since. */
async function* pagesOf(
  deps: BlocklistDeps,
  declareType: DeclareType,
  from: MinLevel,
): AsyncIterable<readonly string[]> {
  const { readStore } = deps;
  const model = readStore.model(SHARING_MODEL);
  for (let offset = 0; ; offset += PAGE) {
    const query = { offset, limit: PAGE, newestFirst: false };
    const { members } = await model.list(SHARING_LISTS.blocked[declareType], query);
    const kept = members.filter((key) => !safeEntryOf(declareType, key));
    if (kept.length > 0) yield from > 0 ? await sureOf(deps, kept, from) : kept;
    if (members.length < PAGE) return;
    await setImmediate();
  }
}

async function sureOf({ readStore, clock }: BlocklistDeps, keys: readonly string[], from: MinLevel) {
  const levels = await findLevels(readStore, keys, clock());
  return keys.filter((key) => (levels.get(key)?.value ?? 0) >= from);
}
