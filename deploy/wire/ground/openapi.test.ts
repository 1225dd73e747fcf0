// GET /sb/openapi.json: a valid OpenAPI 3.1 document that tells every route as it is.
import { type RouteKey, routes } from "@sb/contracts/routes.ts";
import { Validator } from "@seriousme/openapi-schema-validator";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { declaration, madeUpAddress } from "../../test/declaration.ts";
import { type Person, request, seeing, signIn } from "../../test/person.ts";
import { type GetKey, pathOf } from "../../test/typed-get.ts";
import { useServer } from "../../test/use-server.ts";

type Parameter = { readonly name: string; readonly in: string; readonly required: boolean };
type Content = Readonly<Record<string, { readonly schema?: Parameters<typeof z.fromJSONSchema>[0] }>>;
type Operation = {
  readonly operationId: string;
  readonly security?: unknown;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
};
type Document = { readonly openapi: string; readonly paths: Readonly<Record<string, Record<string, Operation>>> };

const server = useServer();
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
  return operation;
}

test("it is valid OpenAPI 3.1", async () => {
  const validator = new Validator();
  expect(await validator.validate(JSON.parse(text))).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
  // Throws where a reference leads nowhere.
  expect(validator.resolveRefs()).toHaveProperty("paths");
});

test("the validator sees a document that is not valid", async () => {
  const broken = JSON.parse(text) as { paths: Record<string, { get: { responses: unknown } }> };
  broken.paths["/sb/home/main"] = { get: { responses: [] } };
  expect(await new Validator().validate(broken)).toMatchObject({ valid: false });
});

test("every route is in it, and nothing else", () => {
  const told = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace("/sb/", "")}`),
  );
  expect(told.toSorted()).toEqual([...keys].sort());
  expect(new Set(keys.map((key) => operationOf(key).operationId)).size).toBe(keys.length);
});

test.each(keys)("%s: its parameters, who may call it, its answers", (key) => {
  const operation = operationOf(key);
  const inPath = operation.parameters.filter((parameter) => parameter.in === "path");
  expect(inPath.map(({ name }) => `{${name}}`)).toEqual(key.match(/\{\w+\}/g) ?? []);
  expect(inPath.every(({ required }) => required)).toBe(true);
  const names = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
  expect(new Set(names).size).toBe(names.length);
  const route = routes[key];
  expect(operation.security !== undefined).toBe(route.who !== "anyone");
  expect("requestBody" in operation).toBe("body" in route);
  expect(Object.keys(operation.responses).sort()).toEqual([String("status" in route ? route.status : 200), "default"]);
});

test("queries are told as they are on the wire, dotted", () => {
  const names = operationOf("GET report/history").parameters.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["searchKeyword", "pagination.page", "pagination.size"]));
  expect(names).not.toContain("pagination");
});

test("the server's own answers and a client's own requests have the shapes that it tells", async () => {
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

test("a problem has the shape that it tells", async () => {
  const { components } = JSON.parse(text) as { components: { schemas: { Problem: Record<string, unknown> } } };
  const problem = await request(server.url, "POST", "report", declaration());
  expect(problem.status).toBe(401);
  expect(z.fromJSONSchema(components.schemas.Problem).safeParse(problem.body).error).toBeUndefined();
});
