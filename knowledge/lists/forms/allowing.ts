// Lists that say themselves what they do not mean: EthPhishingDetect's configuration, and rules with exceptions. What is allowed may
// stand behind what is blocked, so the blocked is held back until all of it is known.

import { siteKey } from "../../address/site.ts";
import { createHeldLines, type HeldLines } from "../input/held-lines.ts";
import type { JsonNode } from "../input/json-values.ts";
import type { Line } from "../input/lines.ts";
import type { Candidate } from "../list.ts";
import type { Found } from "../table.ts";
import { plainValue } from "../value.ts";
import { isObject } from "./json.ts";
import { adblockRule, hostsLine, isHostsLine, ruleName } from "./simple.ts";

type Strength = { readonly isImportant: boolean };
type Held = {
  /** Lines with rules or hosts that are blocked, and hosts alone. */
  readonly blocked: HeldLines;
  readonly skipped: Found[];
  /** Hosts, each with whether it holds against what is important. */
  readonly allowed: Map<string, Strength>;
  readonly exceptions: { readonly host: string; readonly rule: string; readonly isImportant: boolean }[];
  /** Rules that are switched off. */
  readonly off: Set<string>;
};
const openHeld = (): Held => ({
  ...{ blocked: createHeldLines(), skipped: [], allowed: new Map(), exceptions: [], off: new Set() },
});

/** Says at once what is none. */
const skippedIn = (held: Held): readonly Found[] => held.skipped.splice(0);

const allow = ({ allowed }: Held, host: string, isImportant = false): void => {
  const plain = plainValue(host);
  const key = siteKey(plain);
  if (key === undefined) return;
  // An exception for `www.` alone leaves the rest of the site blocked.
  const own = WWW.test(plain) ? `www.${key}` : key;
  allowed.set(own, { isImportant: isImportant || allowed.get(own)?.isImportant === true });
};

const WWW = /^(?:https?:\/\/)?www\./i;

type Blocked = { readonly block: Candidate; readonly rule?: string; readonly isImportant?: boolean };

/** A host is allowed together with all below it. */
function* withoutAllowed(held: Held, read: (line: Line) => readonly Blocked[]): Iterable<readonly Found[]> {
  const { blocked, allowed, exceptions, off } = held;
  const isOff = (rule: string | undefined): boolean => off.size > 0 && rule !== undefined && off.has(ruleName(rule));
  for (const { host, rule, isImportant } of exceptions) if (!isOff(rule)) allow(held, host, isImportant);
  const foundIn = ({ block, rule, isImportant = false }: Blocked): Found => {
    const isAway = isOff(rule) || isAllowed(block.value, allowed, isImportant);
    return isAway ? { skipped: "ALLOWED", line: block.line } : block;
  };
  for (const lines of blocked.all())
    yield lines.flatMap((line) => read({ ...line, isLast: false, isTooLong: false }).map(foundIn));
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
  for await (const some of lines) {
    for (const line of some) takeRule(line, held);
    yield skippedIn(held);
  }
  yield* withoutAllowed(held, blockedIn);
}

function takeRule(line: Line, held: Held): void {
  const { number, text } = line;
  if (line.isTooLong) held.skipped.push({ skipped: "TOO_LONG", line: number });
  else if (isHostsLine(text.trim())) {
    const found = hostsLine(line);
    held.skipped.push(...found.filter((each) => "skipped" in each));
    if (found.some((each) => "value" in each)) held.blocked.add(text, number);
  } else {
    const rule = adblockRule(line);
    if (!rule) return;
    if ("block" in rule) held.blocked.add(text, number);
    else if ("allow" in rule) {
      held.exceptions.push({ host: rule.allow, rule: rule.rule, isImportant: rule.isImportant });
      held.skipped.push({ skipped: "ALLOWED", line: number });
    } else if ("off" in rule) held.off.add(rule.off);
    else held.skipped.push(rule);
  }
}

/** Once all exceptions are known. */
function blockedIn(line: Line): readonly Blocked[] {
  if (isHostsLine(line.text.trim())) return hostsLine(line).flatMap((block) => ("value" in block ? [{ block }] : []));
  const rule = adblockRule(line);
  return rule && "block" in rule ? [rule] : [];
}

const BLOCK = /^(?:block|black)_?(?:list|list(?:paths|ed)?)?(?:paths)?$|^(?:block|black)list$|^domains$/i;
const ALLOW = /^(?:allow|white)_?list$|^allowed$/i;
/** Names that are imitated: a tolerance is measured from them. */
const FUZZY = /^fuzzy_?list$/i;

/** Also of several configurations, and the changes of a hot list. */
export async function* configEntries(nodes: AsyncIterable<readonly JsonNode[]>): AsyncIterable<readonly Found[]> {
  const held = openHeld();
  for await (const some of nodes) {
    for (const { path, value, isElement } of some) collect(value, path, held, isElement);
    yield skippedIn(held);
  }
  yield* withoutAllowed(held, ({ text }) => [{ block: { value: text, kind: "SITE" } }]);
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
  else if (BLOCK.test(name)) held.blocked.add(value, 0);
}

function takeChange(url: string, list: string, isRemoval: boolean, held: Held): void {
  if (isRemoval) held.skipped.push({ skipped: "REVOKED" });
  else takeHost(url, list.split(".").at(-1) ?? "", held);
}
