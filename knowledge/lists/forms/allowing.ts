// Lists that say themselves what they do not mean: EthPhishingDetect's configuration, and rules with exceptions. What is allowed may
// stand behind what is blocked, so the blocked is held back until all of it is known.

import { siteKey } from "../../address/site.ts";
import type { JsonNode } from "../input/json-values.ts";
import type { Line } from "../input/lines.ts";
import type { Candidate } from "../list.ts";
import type { Found } from "../table.ts";
import { plainValue } from "../value.ts";
import { isObject } from "./json.ts";
import { adblockRule, hostsLine, isHostsLine } from "./simple.ts";
import { inPieces } from "./stix.ts";

type Held = { readonly blocked: Candidate[]; readonly skipped: Found[]; readonly allowed: Set<string> };
const openHeld = (): Held => ({ blocked: [], skipped: [], allowed: new Set() });

const allow = ({ allowed }: Held, host: string): void => {
  const plain = plainValue(host);
  const key = siteKey(plain);
  // An exception for `www.` alone leaves the rest of the site blocked.
  if (key !== undefined) allowed.add(WWW.test(plain) ? `www.${key}` : key);
};

const WWW = /^(?:https?:\/\/)?www\./i;

/** A host is allowed together with all below it. */
function* withoutAllowed({ blocked, skipped, allowed }: Held): Iterable<readonly Found[]> {
  const found: readonly Found[] = blocked.map((candidate) =>
    isAllowed(candidate.value, allowed) ? { skipped: "ALLOWED", line: candidate.line } : candidate,
  );
  yield* inPieces([...skipped, ...found]);
}

function isAllowed(value: string, allowed: ReadonlySet<string>): boolean {
  if (allowed.size === 0) return false;
  const key = siteKey(plainValue(value));
  if (key === undefined) return false;
  if (allowed.has(key) || (WWW.test(plainValue(value)) && allowed.has(`www.${key}`))) return true;
  const labels = (key.split("/", 1)[0] ?? "").split(".");
  return labels.some((_, at) => allowed.has(labels.slice(at).join(".")));
}

export async function* adblockEntries(lines: AsyncIterable<readonly Line[]>): AsyncIterable<readonly Found[]> {
  const held = openHeld();
  for await (const some of lines) for (const line of some) takeRule(line, held);
  yield* withoutAllowed(held);
}

function takeRule(line: Line, held: Held): void {
  if (line.isTooLong) {
    held.skipped.push({ skipped: "TOO_LONG", line: line.number });
    return;
  }
  if (isHostsLine(line.text.trim())) {
    for (const found of hostsLine(line)) {
      if ("skipped" in found) held.skipped.push(found);
      else held.blocked.push(found);
    }
    return;
  }
  const rule = adblockRule(line);
  if (!rule) return;
  if ("block" in rule) held.blocked.push(rule.block);
  else if ("allow" in rule) {
    allow(held, rule.allow);
    held.skipped.push({ skipped: "ALLOWED", line: line.number });
  } else held.skipped.push(rule);
}

const BLOCK = /^(?:block|black)_?(?:list|list(?:paths|ed)?)?(?:paths)?$|^(?:block|black)list$|^domains$/i;
const ALLOW = /^(?:allow|white)_?list$|^allowed$/i;
/** Names that are imitated: a tolerance is measured from them. */
const FUZZY = /^fuzzy_?list$/i;

/** Also of several configurations, and the changes of a hot list. */
export async function* configEntries(nodes: AsyncIterable<readonly JsonNode[]>): AsyncIterable<readonly Found[]> {
  const held = openHeld();
  for await (const some of nodes) for (const { path, value, isElement } of some) collect(value, path, held, isElement);
  yield* withoutAllowed(held);
}

function collect(value: unknown, path: readonly string[], held: Held, isElement: boolean): void {
  const name = path.at(-1) ?? "";
  if (typeof value === "string") {
    if (isElement) takeHost(value, name, held);
  } else if (Array.isArray(value)) for (const each of value) collect(each, path, held, true);
  else if (isObject(value)) {
    if (typeof value.url === "string" && typeof value.targetList === "string")
      takeChange(value.url, value.targetList, value.isRemoval === true, held);
    else if (typeof value.domain === "string" && (BLOCK.test(name) || ALLOW.test(name)))
      takeHost(value.domain, name, held);
    else for (const [key, each] of Object.entries(value)) collect(each, [...path, key], held, false);
  }
}

function takeHost(value: string, name: string, held: Held): void {
  if (ALLOW.test(name)) allow(held, value);
  if (ALLOW.test(name) || FUZZY.test(name)) held.skipped.push({ skipped: "ALLOWED" });
  else if (BLOCK.test(name)) held.blocked.push({ value, kind: "SITE" });
}

function takeChange(url: string, list: string, isRemoval: boolean, held: Held): void {
  if (isRemoval) held.skipped.push({ skipped: "REVOKED" });
  else takeHost(url, list.split(".").at(-1) ?? "", held);
}
