// Errors as TAXII tells them (section 3.6.1).
import { ERRORS } from "@sb/contracts/error-codes.ts";
import type { Refused } from "@sb/contracts/refused.ts";

/** No code of ours: there is no answer in a media type that the client takes. */
export const NOT_ACCEPTABLE = new Error("the client takes no answer of TAXII 2.1");

export type ErrorMessage = {
  readonly title: string;
  readonly description?: string;
  readonly error_id: string;
  readonly error_code: string;
  readonly http_status: string;
};

export function errorMessage(error: Refused | "NOT_ACCEPTABLE" | "INTERNAL", requestId: string): ErrorMessage {
  if (error === "NOT_ACCEPTABLE")
    return {
      title: "The client takes no answer of TAXII 2.1",
      error_id: requestId,
      error_code: "NOT_ACCEPTABLE",
      http_status: "406",
    };
  const code = error === "INTERNAL" ? error : error.code;
  const fields = error === "INTERNAL" ? [] : error.fields.map(({ path }) => path);
  return {
    title: ERRORS[code].title,
    ...(fields.length > 0 && { description: fields.join(", ") }),
    error_id: requestId,
    error_code: code,
    http_status: String(ERRORS[code].status),
  };
}
