// OpenAPI 3.1 from the route table, with the same schemas that check the requests.
import { setImmediate } from "node:timers/promises";
import { Problem } from "@sb/contracts/http.ts";
import { BASE_PATH, type Route, routes } from "@sb/contracts/routes.ts";
import { PROBLEM_MEDIA_TYPE } from "../answer/problem.ts";
import { HEADERS } from "./headers.ts";
import { operationOf } from "./operation.ts";
import { type Json, schemaOf } from "./schema.ts";

/** Each takes about half a millisecond. */
const AT_ONCE = 20;

/**
 * The whole document, made in a tenth of a second that others share. Operation ids are the route keys with underscores. `publicUrl`: where
 * people reach the service.
 */
export async function openApiDocument(publicUrl = "/"): Promise<Json> {
  const paths: Record<string, Json> = {};
  for (const [at, [key, route]] of Object.entries<Route>(routes).entries()) {
    if (at % AT_ONCE === 0) await setImmediate();
    const [method = "", path = ""] = key.split(" ");
    const url = `${BASE_PATH}/${path}`;
    paths[url] = { ...paths[url], [method.toLowerCase()]: operationOf(key, route) };
  }
  const { operations, responses } = shared(paths);
  const components = { ...COMPONENTS, responses: { ...COMPONENTS.responses, ...responses } };
  return { openapi: "3.1.0", info: INFO, servers: [{ url: publicUrl }], paths: operations, components };
}

type Operation = Json & { readonly responses: Readonly<Record<string, Json>> };

/** Equal refusals of several operations stand once, by status and number: they would be two thirds of the document. */
function shared(paths: Readonly<Record<string, Json>>) {
  const responses: Record<string, Json> = {};
  const names = new Map<string, string>();
  const nameOf = (status: string, response: Json): string => {
    const text = JSON.stringify([status, response]);
    const name = names.get(text) ?? `Refused${status}.${names.size + 1}`;
    names.set(text, name);
    responses[name] = response;
    return name;
  };
  const refer = ({ responses: own, ...rest }: Operation): Json => {
    const entries = Object.entries(own).map(([status, response]) => [
      status,
      Number(status) < 400 ? response : { $ref: `#/components/responses/${nameOf(status, response)}` },
    ]);
    return { ...rest, responses: Object.fromEntries(entries) };
  };
  const operations = Object.entries(paths).map(([url, byMethod]) => [
    url,
    Object.fromEntries(Object.entries(byMethod).map(([method, operation]) => [method, refer(operation as Operation)])),
  ]);
  return { operations: Object.fromEntries(operations) as Json, responses };
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
