// OpenAPI 3.1 from the route table, with the same schemas that check the requests.
import { Problem } from "@sb/contracts/http.ts";
import { BASE_PATH, type Route, routes } from "@sb/contracts/routes.ts";
import { PROBLEM_MEDIA_TYPE } from "../answer/problem.ts";
import { HEADERS } from "./headers.ts";
import { operationOf } from "./operation.ts";
import { type Json, schemaOf } from "./schema.ts";

/** The whole document. Operation ids are the route keys with underscores. `publicUrl`: where people reach the service. */
export function openApiDocument(publicUrl = "/"): Json {
  const paths: Record<string, Json> = {};
  for (const [key, route] of Object.entries<Route>(routes)) {
    const [method = "", path = ""] = key.split(" ");
    const url = `${BASE_PATH}/${path}`;
    paths[url] = { ...paths[url], [method.toLowerCase()]: operationOf(key, route) };
  }
  return { openapi: "3.1.0", info: INFO, servers: [{ url: publicUrl }], paths, components: COMPONENTS };
}

const INFO = {
  title: "Safer Block",
  version: "0.1.0",
  description: [
    "Reports of damage by crypto fraud, hacks and scams: file, look up, export.",
    "Whatever goes wrong is answered as a problem (RFC 9457) with a constant code.",
    "A path that is asked with a method it does not have answers 405 METHOD_NOT_ALLOWED with the header Allow.",
  ].join(" "),
  license: { name: "Apache-2.0", identifier: "Apache-2.0" },
};

const cookies = (): readonly string[] => Object.values<Route>(routes).flatMap(({ cookie }) => cookie ?? []);

const COMPONENTS = {
  securitySchemes: {
    bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
    apiKey: { type: "http", scheme: "bearer", description: "An API key: `sbk_…`" },
    apiKeyAsPassword: { type: "http", scheme: "basic", description: "Any user, with an API key as the password" },
    ...Object.fromEntries(cookies().map((name) => [name, { type: "apiKey", in: "cookie", name }])),
  },
  schemas: { Problem: schemaOf(Problem, "output") },
  headers: HEADERS,
  responses: {
    MethodNotAllowed: {
      description: "METHOD_NOT_ALLOWED: the path is there, but not for this method",
      headers: { Allow: { $ref: "#/components/headers/Allow" } },
      content: { [PROBLEM_MEDIA_TYPE]: { schema: { $ref: "#/components/schemas/Problem" } } },
    },
  },
};
