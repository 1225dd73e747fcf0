// The query of a request for objects or a manifest. Names that TAXII does not know are ignored.
import type { ParsedUrlQuery } from "node:querystring";
import { Refused } from "@sb/contracts/refused.ts";
import type { ObjectFilter } from "./port.ts";
import { microsOf } from "./time.ts";

const LIMIT_DEFAULT = 500;
const LIMIT_MAX = 1_000;
/** Values of one filter. */
const VALUES_MAX = 100;
const TEXT_MAX = 10_000;

/** Throws Refused("INVALID_REQUEST") with the name of what can't be read. */
export function readAsked(query: ParsedUrlQuery): ObjectFilter {
  const limit = read(query, "limit", limitOf) ?? LIMIT_DEFAULT;
  const addedAfter = read(query, "added_after", microsOf) ?? 0;
  const next = read(query, "next", cursorOf) ?? 0;
  return {
    limit: Math.min(limit, LIMIT_MAX),
    after: Math.max(addedAfter, next),
    ids: read(query, "match[id]", valuesOf),
    types: read(query, "match[type]", valuesOf),
    versions: read(query, "match[version]", versionsOf)?.timestamps,
    specVersions: read(query, "match[spec_version]", valuesOf),
  };
}

function read<Value>(query: ParsedUrlQuery, name: string, parse: (text: string) => Value | undefined) {
  const given = query[name];
  if (given === undefined) return undefined;
  const text = Array.isArray(given) ? given.join(",") : given;
  const value = text.length > TEXT_MAX ? undefined : parse(text);
  if (value === undefined) throw new Refused("INVALID_REQUEST", [{ path: name, code: "INVALID_REQUEST" }]);
  return value;
}

const limitOf = (text: string): number | undefined => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined);

function valuesOf(text: string): readonly string[] | undefined {
  const values = text.split(",").map((value) => value.trim());
  return values.length <= VALUES_MAX && values.every((value) => value !== "") ? values : undefined;
}

const KEYWORDS = ["all", "first", "last"];

/** The newest version is the only one, so each keyword means it, and nothing is left out. */
function versionsOf(text: string): { readonly timestamps?: readonly string[] } | undefined {
  const values = valuesOf(text);
  if (!values?.every((value) => KEYWORDS.includes(value) || microsOf(value) !== undefined)) return undefined;
  return values.some((value) => KEYWORDS.includes(value)) ? {} : { timestamps: values };
}

/** Where a page ended. Clients are not to look into it. */
export const cursorAt = (added: number): string => Buffer.from(String(added)).toString("base64url");

function cursorOf(text: string): number | undefined {
  const added = Buffer.from(text, "base64url").toString();
  return /^\d{1,16}$/.test(added) ? Number(added) : undefined;
}
