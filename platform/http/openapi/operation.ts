// One route of the table as an operation.
import { LIMITS } from "@sb/contracts/limits.ts";
import { FORM_FIELDS } from "@sb/contracts/route.ts";
import type { Route } from "@sb/contracts/routes.ts";
import type * as z from "zod";
import { MULTIPART_MEDIA_TYPE } from "../request/multipart.ts";
import { parametersOf } from "./parameters.ts";
import { responsesOf } from "./responses.ts";
import { type Json, schemaOf } from "./schema.ts";

export function operationOf(key: string, route: Route): Json {
  const [method = ""] = key.split(" ");
  const security = securityOf(route);
  return {
    operationId: key.replace(/[^A-Za-z]+/g, "_").replace(/_$/, ""),
    summary: route.summary,
    ...(route.description === undefined ? {} : { description: route.description }),
    tags: [route.subject],
    ...(security.length > 0 ? { security } : {}),
    parameters: parametersOf(route),
    ...(route.body ? { requestBody: { required: true, content: requestContent(route, route.body) } } : {}),
    responses: responsesOf(method, route),
  };
}

const scopeOf = (apiKey: NonNullable<Route["apiKey"]>): readonly string[] => (apiKey === "agency" ? [] : [apiKey]);

/** One of these is enough; `{}` is none at all. */
function securityOf({ who, token, cookie, apiKey, refusals = [] }: Route): readonly Json[] {
  // Logging out without a cookie is no error: there is nothing to end.
  if (cookie) return [...(refusals.includes("LOGIN_REQUIRED") ? [] : [{}]), { [cookie]: [] }];
  if (token === "ignored") return [];
  return [
    ...(who === "anyone" ? [{}] : []),
    { bearer: [] },
    // The scope that a key needs; an agency's has none.
    ...(apiKey ? [{ apiKey: scopeOf(apiKey) }, { apiKeyAsPassword: scopeOf(apiKey) }] : []),
  ];
}

/** With the row's first example, which is a good request. */
function requestContent({ multipart, examples: [{ body: example }] }: Route, body: z.ZodType): Json {
  const json = { schema: schemaOf(body, "input"), ...(example === undefined ? {} : { example }) };
  if (!multipart) return { "application/json": json };
  const file = { type: "string", contentMediaType: "application/octet-stream", maxLength: LIMITS.fileBytes };
  const files = { type: "array", maxItems: LIMITS.files, items: file };
  const { properties, required } =
    multipart === FORM_FIELDS ? json.schema : { properties: { [multipart]: json.schema }, required: [multipart] };
  const schema = { type: "object", required, properties: { ...(properties as Json), files } };
  const form = multipart === FORM_FIELDS ? example : { [multipart]: example };
  return { "application/json": json, [MULTIPART_MEDIA_TYPE]: { schema, example: form } };
}
