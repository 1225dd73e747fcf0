// From what came over the wire to what a handler gets: dotted query parameters, zod schemas, and zod's issues as codes.
import { ERRORS, type ErrorCode } from "@sb/contracts/error-codes.ts";
import { type FieldError, Refused } from "@sb/contracts/refused.ts";
import type * as z from "zod";

/** `{"pagination.page": "2"}` becomes `{pagination: {page: "2"}}`. Names that would reach a prototype are refused. */
export function expandDotted(query: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const expanded: Record<string, unknown> = Object.create(null);
  for (const [name, value] of Object.entries(query)) {
    const path = name.split(".");
    if (path.some((part) => part === "__proto__" || part === "")) throw new Refused("INVALID_REQUEST");
    setAt(expanded, path, value);
  }
  return expanded;
}

function setAt(target: Record<string, unknown>, path: readonly string[], value: unknown): void {
  let node = target;
  for (const part of path.slice(0, -1)) {
    const next = node[part] ?? Object.create(null);
    if (typeof next !== "object" || next === null) throw new Refused("INVALID_REQUEST");
    node[part] = next;
    node = next as Record<string, unknown>;
  }
  node[path.at(-1) ?? ""] = value;
}

/**
 * Parses a value or throws Refused: 400 where something can't be read, else 416 where a required field is missing or
 * blank, else the rule's own code; `fields` names every place of that kind. `isAllThere`: nothing can be missing, so that what is
 * blank can't be read.
 */
export function parseWith<Output>(schema: z.ZodType<Output>, value: unknown, isAllThere = false): Output {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const found = parsed.error.issues.map((issue) => fieldError(issue, value));
  const fields = isAllThere ? found.map(asUnreadable) : found;
  const code = gravest(fields.map((field) => field.code));
  throw new Refused(code, fields);
}

function fieldError(issue: z.core.$ZodIssue, root: unknown): FieldError {
  const path = issue.path.map(String).join(".");
  if (isErrorCode(issue.message)) return { path, code: issue.message };
  return { path, code: isMissing(issue, valueAt(root, issue.path)) ? "REQUIRED_FIELD_MISSING" : "INVALID_REQUEST" };
}

const asUnreadable = ({ path, code }: FieldError): FieldError => ({
  path,
  code: code === "REQUIRED_FIELD_MISSING" ? "INVALID_REQUEST" : code,
});

/** A blank code (an enum, a literal) is as good as none; texts say so themselves (`requiredText`). */
function isMissing(issue: z.core.$ZodIssue, value: unknown): boolean {
  const isBlank = typeof value === "string" && value.trim() === "";
  return value === undefined ? issue.code.startsWith("invalid_") : issue.code === "invalid_value" && isBlank;
}

function gravest(codes: readonly ErrorCode[]): ErrorCode {
  if (codes.includes("INVALID_REQUEST")) return "INVALID_REQUEST";
  if (codes.includes("REQUIRED_FIELD_MISSING")) return "REQUIRED_FIELD_MISSING";
  return codes[0] ?? "INVALID_REQUEST";
}

const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(ERRORS, text);

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  let node = root;
  for (const part of path) {
    if (typeof node !== "object" || node === null) return undefined;
    node = (node as Record<PropertyKey, unknown>)[part];
  }
  return node;
}
