// GET /sb/openapi.json: OpenAPI 3.1 from the same schemas that check the requests.
import { ERRORS } from "@sb/contracts/codes.ts";
import { IdempotencyKey, MinPosition, Problem } from "@sb/contracts/http.ts";
import { BASE_PATH, type Route, routes } from "@sb/contracts/routes.ts";
import type { Express } from "express";
import * as z from "zod";
import { methodNotAllowed } from "./errors.ts";
import type { Limiters } from "./limiters.ts";
import { PROBLEM_MEDIA_TYPE } from "./problem.ts";
import { JSON_MEDIA_TYPE, sendBytes } from "./send.ts";

type Json = Record<string, unknown>;

export function mountOpenApi(app: Express, { general }: Limiters): void {
  const document = Buffer.from(JSON.stringify(openApiDocument()));
  app
    .route(`${BASE_PATH}/openapi.json`)
    .get(...general, (_request, response) => sendBytes(response, 200, document, JSON_MEDIA_TYPE))
    .all(methodNotAllowed(["GET", "HEAD"]));
}

/** The whole document. Operation ids are the route keys with underscores. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [key, route] of Object.entries<Route>(routes)) {
    const [method = "", path = ""] = key.split(" ");
    const url = `${BASE_PATH}/${path}`;
    paths[url] = { ...paths[url], [method.toLowerCase()]: operation(key, route) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Safer Block",
      version: "0.1.0",
      description: "Reports of damage by crypto fraud, hacks and scams: file, look up, export.",
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: { Problem: schemaOf(Problem, "output") },
      responses: {
        Problem: {
          description: `An error; code is one of ${Object.keys(ERRORS).join(", ")}`,
          content: { [PROBLEM_MEDIA_TYPE]: { schema: { $ref: "#/components/schemas/Problem" } } },
        },
      },
    },
  };
}

function operation(key: string, route: Route): Json {
  return {
    operationId: key.replace(/[^A-Za-z]+/g, "_").replace(/_$/, ""),
    summary: route.summary,
    tags: [route.subject],
    ...(route.who === "anyone" ? {} : { security: [{ bearer: [] }] }),
    parameters: [
      ...parametersOf(route.params, "path"),
      ...parametersOf(route.query, "query"),
      ...(route.creates ? [headerParameter("Idempotency-Key", IdempotencyKey)] : []),
      headerParameter("sb-min-position", MinPosition),
    ],
    ...(route.body ? { requestBody: { required: true, content: requestContent(route, route.body) } } : {}),
    responses: { [route.status ?? 200]: success(route), default: { $ref: "#/components/responses/Problem" } },
  };
}

function requestContent(route: Route, body: z.ZodType): Json {
  const json = { schema: schemaOf(body, "input") };
  if (!route.multipart) return { "application/json": json };
  const files = { type: "array", items: { type: "string", contentMediaType: "application/octet-stream" } };
  const form = { type: "object", required: [route.multipart], properties: { [route.multipart]: json.schema, files } };
  return { "application/json": json, "multipart/form-data": { schema: form } };
}

function success(route: Route): Json {
  if (route.status === 204) return { description: "Done" };
  if (route.streams) return { description: "A stream", content: { [route.streams]: {} } };
  return { description: "The answer", content: { "application/json": { schema: schemaOf(route.response, "output") } } };
}

/** Nested objects become dotted names, as the wire has them. */
function parametersOf(schema: z.ZodType | undefined, where: "path" | "query"): Json[] {
  return schema
    ? flatten(schemaOf(schema, "input"), "", where === "path").map((parameter) => ({ ...parameter, in: where }))
    : [];
}

function flatten(schema: Json, prefix: string, required: boolean): Json[] {
  const properties = (schema.properties ?? {}) as Record<string, Json>;
  const needed = new Set((schema.required ?? []) as string[]);
  return Object.entries(properties).flatMap(([name, property]) =>
    property.type === "object"
      ? flatten(property, `${prefix}${name}.`, false)
      : [{ name: `${prefix}${name}`, required: required || (prefix === "" && needed.has(name)), schema: property }],
  );
}

function headerParameter(name: string, schema: z.ZodType): Json {
  return { name, in: "header", required: false, schema: schemaOf(schema, "input") };
}

function schemaOf(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return json;
}
