// Errors as application/problem+json (RFC 9457) with the constant codes of contracts/codes.ts.
import { ERRORS, type ErrorCode } from "@sb/contracts/codes.ts";
import type { Problem } from "@sb/contracts/http.ts";
import { isRefused, Refused } from "../refused.ts";
import { titleOf } from "./problem-titles.ts";

export const PROBLEM_MEDIA_TYPE = "application/problem+json";

/** What the framework and its plugins throw, by their codes, in our words. */
const FRAMEWORK_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "FILE_TOO_LARGE",
  FST_REQ_FILE_TOO_LARGE: "FILE_TOO_LARGE",
  FST_FILES_LIMIT: "TOO_MANY_FILES",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "FILE_TYPE_NOT_ALLOWED",
};

/** Any error as a refusal; undefined where it is nobody's fault but ours. */
export function refusalOf(error: unknown): Refused | undefined {
  if (isRefused(error)) return error;
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error ? FRAMEWORK_CODES[String(error.code)] : undefined;
  if (code) return new Refused(code);
  const status = "statusCode" in error ? error.statusCode : undefined;
  // The rest of the framework's 4xx (broken JSON, a bad URL, a malformed multipart body) is an unreadable request.
  return typeof status === "number" && status >= 400 && status < 500 ? new Refused("INVALID_REQUEST") : undefined;
}

/** The document for a refusal, or for our own failure; never a stack, a query or a path of the server. */
export function problemOf(refused: Refused | undefined, requestId: string): Problem {
  const code = refused?.code ?? "INTERNAL";
  return {
    ...refused?.extra,
    type: `urn:safer-block:problem:${code}`,
    title: titleOf(code),
    status: ERRORS[code],
    code,
    ...(refused && refused.fields.length > 0 ? { fields: [...refused.fields] } : {}),
    requestId,
  };
}
