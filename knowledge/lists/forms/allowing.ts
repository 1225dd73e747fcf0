// Lists that say themselves what they do not mean: EthPhishingDetect's configuration, and rules with exceptions. What is allowed may
// stand behind what is blocked, so the blocked is held back until all of it is known.

import { siteKey } from "../../address/site.ts";
import type { JsonNode } from "../input/json-values.ts";
import type { Line } from "../input/lines.ts";
import type { Candidate } from "../list.ts";
import type { Found } from "../table.ts";
import { plainValue } from "../value.ts";
import { isObject } from "./json.ts";
import { adblockRule, hostsLine, isHostsLine, ruleName } from "./simple.ts";
import { inPieces } from "./stix.ts";

type Strength = { readonly isImportant: boolean };
/** `rule`: as it is written, where another one may switch it off. */
type Blocked = Candidate & { readonly rule?: string; readonly isImportant?: boolean };
type Held = {
  readonly blocked: Blocked[];
  readonly skipped: Found[];
  /** Hosts, each with whether it holds against what is important. */
  readonly allowed: Map<string, Strength>;
  readonly exceptions: { readonly host: string; readonly rule: string; readonly isImportant: boolean }[];
  /** Rules that are switched off. */
  readonly off: Set<string>;
};
const openHeld = (): Held => ({ blocked: [], skipped: [], allowed: new Map(), exceptions: [], off: new Set() });

const allow = ({ allowed }: Held, host: string, isImportant = false): void => {
  const plain = plainValue(host);
  const key = siteKey(plain);
  if (key === undefined) return;
  // An exception for `www.` alone leaves the rest of the site blocked.
  const own = WWW.test(plain) ? `www.${key}` : key;
  allowed.set(own, { isImportant: isImportant || allowed.get(own)?.isImportant === true });
};

const WWW = /^(?:https?:\/\/)?www\./i;

/** A host is allowed together with all below it. */
function* withoutAllowed(held: Held): Iterable<readonly Found[]> {
  const { blocked, skipped, allowed, exceptions, off } = held;
  const isOff = (rule: string | undefined): boolean => off.size > 0 && rule !== undefined && off.has(ruleName(rule));
  for (const { host, rule, isImportant } of exceptions) if (!isOff(rule)) allow(held, host, isImportant);
  const found = blocked.map(({ rule, isImportant = false, ...candidate }): Found => {
    const isAway = isOff(rule) || isAllowed(candidate.value, allowed, isImportant);
    return isAway ? { skipped: "ALLOWED", line: candidate.line } : candidate;
  });
  yield* inPieces([...skipped, ...found]);
}

function isAllowed(value: string, allowed: Held["allowed"], isImportant: boolean): boolean {
  if (allowed.size === 0) return false;
  const key = siteKey(plainValue(value));
  if (key === undefined) return false;
  const holds = (host: string): boolean =>
    allowed.has(host) && (!isImportant || allowed.get(host)?.isImportant === true);
  if (holds(key) || (WWW.test(plainValue(value)) && holds(`www.${key}`))) return true;
  const labels = (key.split("/", 1)[0] ?? "").split(".");
  return labels.some((_, at) => holds(labels.slice(at).join(".")));
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
  if ("block" in rule) held.blocked.push({ ...rule.block, rule: rule.rule, isImportant: rule.isImportant });
  else if ("allow" in rule) {
    held.exceptions.push({ host: rule.allow, rule: rule.rule, isImportant: rule.isImportant });
    held.skipped.push({ skipped: "ALLOWED", line: line.number });
  } else if ("off" in rule) held.off.add(rule.off);
  else held.skipped.push(rule);
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
    if (/paths$/i.test(name)) takePaths(value, name, [], held);
    else if (typeof value.url === "string" && typeof value.targetList === "string")
      takeChange(value.url, value.targetList, value.isRemoval === true, held);
    else if (typeof value.domain === "string" && (BLOCK.test(name) || ALLOW.test(name)))
      takeHost(value.domain, name, held);
    else for (const [key, each] of Object.entries(value)) collect(each, [...path, key], held, false);
  }
}

/** Pages below hosts, a part of the path a level: `{"host": {"path": {}}}`. */
function takePaths(below: Readonly<Record<string, unknown>>, name: string, above: readonly string[], held: Held): void {
  for (const [part, more] of Object.entries(below))
    if (isObject(more) && Object.keys(more).length > 0) takePaths(more, name, [...above, part], held);
    else takeHost([...above, part].join("/"), name, held);
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
