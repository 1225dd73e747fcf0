// GET /sb/openapi.json: a valid OpenAPI 3.1 document that describes every route.
import { type Route, type RouteKey, routes } from "@sb/contracts/routes.ts";
import { Validator } from "@seriousme/openapi-schema-validator";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { queryOf } from "../../test/people/examples.ts";
import { type Person, request, seeing, signIn } from "../../test/people/person.ts";
import { type GetKey, pathOf } from "../../test/people/typed-get.ts";
import { shareServer } from "../../test/servers/use-server.ts";

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];
type Parameter = {
  readonly name: string;
  readonly example?: unknown;
  readonly in: string;
  readonly required: boolean;
  readonly schema?: { readonly type?: string; readonly pattern?: string; readonly examples?: readonly string[] };
};
type Content = Readonly<Record<string, { readonly schema?: JsonSchema; readonly example?: unknown }>>;
type Operation = {
  readonly operationId: string;
  readonly security?: unknown;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Answer>>;
};
type Answer = { readonly content?: Content; readonly headers?: object };
type Written = Omit<Operation, "responses"> & {
  readonly responses: Readonly<Record<string, Answer | { readonly $ref: string }>>;
};
type Document = {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Record<string, Written>>>;
  readonly components: { readonly responses: Readonly<Record<string, Answer>> };
};

const server = shareServer();
let person: Person;
let text: string;
let document: Document;

beforeAll(async () => {
  const response = await fetch(`${server.url}/sb/openapi.json`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain("application/json");
  text = await response.text();
  document = JSON.parse(text);
  person = await signIn(server.url, "openapi@example.com", "OpenApi");
});

const keys = Object.keys(routes) as RouteKey[];

function operationOf(key: RouteKey): Operation {
  const [method = "", path = ""] = key.split(" ");
  const operation = document.paths[`/sb/${path}`]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${key} is not in the document`);
  const answers = Object.entries(operation.responses).map(([status, answer]) => [
    status,
    "$ref" in answer ? document.components.responses[answer.$ref.replace("#/components/responses/", "")] : answer,
  ]);
  return { ...operation, responses: Object.fromEntries(answers) };
}

test("the document is valid OpenAPI 3.1", async () => {
  const validator = new Validator();
  expect(await validator.validate(JSON.parse(text))).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
  // Throws on a broken reference.
  expect(validator.resolveRefs()).toHaveProperty("paths");
});

test("it says where the service is, and is sent again only where it has changed", async () => {
  expect(JSON.parse(text)).toMatchObject({ servers: [{ url: server.url }] });
  const first = await fetch(`${server.url}/sb/openapi.json`);
  const etag = first.headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[\w-]{43}"$/);
  const again = await fetch(`${server.url}/sb/openapi.json`, { headers: { "if-none-match": etag } });
  expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, etag, ""]);
});

test("the validator rejects an invalid document", async () => {
  const broken = JSON.parse(text) as { paths: Record<string, { get: { responses: unknown } }> };
  broken.paths["/sb/home/main"] = { get: { responses: [] } };
  expect(await new Validator().validate(broken)).toMatchObject({ valid: false });
});

test("the document has exactly the routes of the table", () => {
  const told = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace("/sb/", "")}`),
  );
  expect(told.toSorted()).toEqual([...keys].sort());
  expect(new Set(keys.map((key) => operationOf(key).operationId)).size).toBe(keys.length);
});

test.each(keys)("%s: its parameters, who may call it, its responses", (key) => {
  const operation = operationOf(key);
  const inPath = operation.parameters.filter((parameter) => parameter.in === "path");
  expect(inPath.map(({ name }) => `{${name}}`)).toEqual(key.match(/\{\w+\}/g) ?? []);
  expect(inPath.every(({ required }) => required)).toBe(true);
  const names = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
  expect(new Set(names).size).toBe(names.length);
  const route: Route = routes[key];
  expect(operation.security).toEqual(securityOf(route));
  expect("requestBody" in operation).toBe("body" in route);
  const { [String(route.status ?? 200)]: success, 304: unchanged, ...refusals } = operation.responses;
  expect(success).toBeDefined();
  expect(unchanged !== undefined).toBe(route.conditional ?? false);
  expect(Object.values(refusals).map(({ content }) => Object.keys(content ?? {}))).toEqual(
    Object.keys(refusals).map(() => ["application/problem+json"]),
  );
});

test.each(keys)("%s: the document shows its first example, which is what it says that it takes", (key) => {
  const { parameters, requestBody } = operationOf(key);
  const { examples }: Route = routes[key];
  const { params = {}, query = {}, body } = examples[0];
  const shown = parameters.filter(({ example }) => example !== undefined);
  expect(shown.map(({ name, example }) => [name, String(example)])).toEqual(
    expect.arrayContaining([...new URLSearchParams(queryOf({ ...params, ...query }))]),
  );
  for (const { schema, example } of [...shown, ...Object.values(requestBody?.content ?? {})])
    if (example !== undefined) expect(z.fromJSONSchema(schema as JsonSchema).safeParse(example).error).toBeUndefined();
  expect(requestBody?.content["application/json"]?.example).toEqual(body);
});

function securityOf({ who, token, cookie, apiKey, refusals = [] }: Route): unknown {
  if (cookie) return [...(refusals.includes("LOGIN_REQUIRED") ? [] : [{}]), { refreshToken: [] }];
  if (token === "ignored") return undefined;
  const scope = apiKey === "agency" ? [] : [apiKey];
  const keys = apiKey ? [{ apiKey: scope }, { apiKeyAsPassword: scope }] : [];
  return [...(who === "anyone" ? [{}] : []), { bearer: [] }, ...keys];
}

test("the cookie is needed to refresh a login, not to log out", () => {
  expect(operationOf("POST user/refresh").security).toEqual([{ refreshToken: [] }]);
  expect(operationOf("POST user/logout").security).toEqual([{}, { refreshToken: [] }]);
});

test.each<[RouteKey, string]>([
  ["GET report/export", "200 400 401 403 406 429 500 503"],
  ["GET report/history/{dclrSeq}", "200 400 401 403 404 406 429 500 503"],
  ["POST report/history/modify", "200 400 401 403 404 406 409 413 415 416 422 429 500 503"],
  ["DELETE report/draft", "204 400 401 403 406 409 429 500 503"],
  ["POST user/login", "200 400 401 403 409 413 415 416 422 429 500 503"],
])("%s documents the statuses %s", (key, statuses) => {
  expect(Object.keys(operationOf(key).responses).join(" ")).toBe(statuses);
});

test("headers are documented exactly where they are sent", () => {
  const namesIn = (key: RouteKey, status: number) => Object.keys(operationOf(key).responses[status]?.headers ?? {});
  const asked = (key: RouteKey) =>
    operationOf(key).parameters.flatMap((each) => (each.in === "header" ? [each.name] : []));
  expect(namesIn("POST report", 201)).toContain("sb-position");
  expect(namesIn("GET report/history", 200)).not.toContain("sb-position");
  expect(namesIn("GET report/history", 200)).toContain("sb-stale");
  expect(namesIn("POST report", 201)).not.toContain("sb-stale");
  expect(namesIn("POST user/refresh", 200)).toContain("Set-Cookie");
  expect(asked("POST report")).toEqual(["Idempotency-Key"]);
  expect(asked("GET report/history")).toEqual(["sb-min-position"]);
  for (const key of keys) {
    expect(namesIn(key, 429), key).toContain("Retry-After");
    expect(namesIn(key, 500), key).not.toContain("Retry-After");
  }
});

test("streams have their media types, and the damage quantity its limit in bytes", () => {
  const mediaTypes = (key: RouteKey) => Object.keys(operationOf(key).responses[200]?.content ?? {});
  expect(mediaTypes("GET report/export")).toEqual([
    "application/x-ndjson",
    "text/csv",
    "application/stix+json",
    "application/json",
  ]);
  expect(mediaTypes("GET report/file/{fileId}")).toContain("image/*");
  const schema = operationOf("POST report").requestBody?.content["application/json"]?.schema;
  expect(schema).toHaveProperty("properties.declare.properties.dmgVolume.maxLength", 20);
  expect(schema).toHaveProperty("properties.declare.properties.dmgVolume.description", "At most 20 bytes in UTF-8");
});

test("addresses and texts have examples, and the service takes each of them", async () => {
  const adrs = operationOf("GET report/lookup").parameters.find(({ name }) => name === "adrs");
  const examples = adrs?.schema?.examples ?? [];
  expect(examples.length).toBeGreaterThan(0);
  for (const example of examples)
    expect(await server.visitor("GET", pathOf("GET report/lookup", { query: { adrs: example } }))).toMatchObject({
      status: 200,
      body: { adrs: example },
    });
  const schema = operationOf("POST report/lookup/text").requestBody?.content["application/json"]?.schema;
  expect(schema).toHaveProperty("properties.text.examples");
});

test("numbers in paths are integers, and a position is what a write answers with", async () => {
  const parameters = keys.flatMap((key) => operationOf(key).parameters);
  const seqs = parameters.filter(({ name, in: place }) => place === "path" && /seq$/i.test(name));
  expect(seqs.length).toBeGreaterThan(5);
  expect(new Set(seqs.map(({ schema }) => schema?.type))).toEqual(new Set(["integer"]));
  const { headers } = await person.call("POST", "report", declaration({ adrs: madeUpAddress("a position") }));
  const pattern = parameters.find(({ name }) => name === "sb-min-position")?.schema?.pattern ?? "";
  expect(headers.get("sb-position") ?? "none").toMatch(new RegExp(pattern));
});

test("query parameters are documented in their dotted form", () => {
  const names = operationOf("GET report/history").parameters.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["searchKeyword", "pagination.page", "pagination.size"]));
  expect(names).not.toContain("pagination");
});

test("real responses and requests match the documented schemas", async () => {
  const body = declaration({ adrs: madeUpAddress("openapi") });
  const schema = operationOf("POST report").requestBody?.content["application/json"]?.schema ?? {};
  expect(z.fromJSONSchema(schema).safeParse(body).success).toBe(true);
  expect(z.fromJSONSchema(schema).safeParse({ declare: {} }).success).toBe(false);
  const filed = await person.call<{ dclrSeq: number }>("POST", "report", body);
  const params = { dclrSeq: filed.body.dclrSeq };
  const asked: readonly (readonly [GetKey, object])[] = [
    ["GET user/login/config", {}],
    ["GET home/main", {}],
    ["GET support/my-page", {}],
    ["GET terms", { query: { codes: "A01" } }],
    ["GET report/history", { query: { searchKeyword: "returns" } }],
    ["GET report/history/mine", {}],
    ["GET report/history/{dclrSeq}", { params }],
    ["GET report/lookup", { query: { adrs: madeUpAddress("openapi") } }],
  ];
  for (const [key, how] of asked) {
    const answer = await person.call("GET", pathOf(key, how), undefined, seeing(filed));
    const told = operationOf(key).responses["200"]?.content?.["application/json"]?.schema;
    const checked = z.fromJSONSchema(told ?? false).safeParse(answer.body);
    expect(checked.error, key).toBeUndefined();
  }
});

test("a problem response matches its schema", async () => {
  const { components } = JSON.parse(text) as { components: { schemas: { Problem: Record<string, unknown> } } };
  const problem = await request(server.url, "POST", "report", declaration());
  expect(problem.status).toBe(401);
  expect(z.fromJSONSchema(components.schemas.Problem).safeParse(problem.body).error).toBeUndefined();
});
