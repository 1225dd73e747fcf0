// Which codes a route may refuse with: what follows from its row in the table, and what the row says of its rules.
import type { ErrorCode } from "@sb/contracts/error-codes.ts";
import { needsTerms } from "@sb/contracts/route.ts";
import type { Route } from "@sb/contracts/routes.ts";
import type * as z from "zod";
import { schemaOf } from "./schema.ts";

/** Without doubles. */
export function codesOf(route: Route): readonly ErrorCode[] {
  return [
    ...new Set([
      ...codesOfCaller(route),
      ...codesOfKey(route),
      ...codesOfRequest(route),
      ...(route.creates ? (["CONFLICT", "IDEMPOTENCY_KEY_REUSED"] as const) : []),
      ...(needsTerms(route) ? (["TERMS_CHANGED"] as const) : []),
      ...(route.dailyQuota === undefined ? [] : (["DAILY_QUOTA_USED"] as const)),
      ...(route.refusals ?? []),
      "TOO_MANY_REQUESTS" as const,
      // Read models may be late, and the disk full.
      "UNAVAILABLE" as const,
      "INTERNAL" as const,
    ]),
  ];
}

function codesOfCaller({ who, token }: Route): readonly ErrorCode[] {
  if (token === "ignored") return [];
  return [
    "LOGIN_REQUIRED",
    "TOKEN_EXPIRED",
    "LOGIN_EXPIRED",
    ...(who !== "anyone" && who !== "user" ? (["NO_MENU_ACCESS"] as const) : []),
  ];
}

const codesOfKey = ({ token, apiKey }: Route): readonly ErrorCode[] =>
  token === "ignored" ? [] : apiKey ? ["API_KEY_INVALID", "API_KEY_SCOPE"] : ["API_KEY_NOT_TAKEN"];

function codesOfRequest({ params, query, body, reads, creates }: Route): readonly ErrorCode[] {
  const codes: ErrorCode[] = [];
  if (params || query || body || reads || creates) codes.push("INVALID_REQUEST");
  if (body) codes.push("FILE_TOO_LARGE", "FILE_TYPE_NOT_ALLOWED");
  if ([query, body].some(hasRequired)) codes.push("REQUIRED_FIELD_MISSING");
  return codes;
}

/** Whether something of it can be missing. */
export function hasRequired(schema: z.ZodType | undefined): boolean {
  if (!schema) return false;
  const { required } = schemaOf(schema, "input");
  return Array.isArray(required) && required.length > 0;
}
