// Parameters of a route in its path, query and headers.
import { IdempotencyKey, MinPosition } from "@sb/contracts/http.ts";
import type { Route } from "@sb/contracts/routes.ts";
import type * as z from "zod";
import { type Json, schemaOf } from "./schema.ts";

/** Parameters; required ones and those of the row's first example are shown with its value. */
export function parametersOf({ params, query, creates, reads, examples: [example] }: Route): readonly Json[] {
  return [
    ...inPath(params, example.params),
    ...inQuery(query, example.query),
    ...(creates ? [header("Idempotency-Key", IdempotencyKey, "The same key with the same body creates once")] : []),
    ...(reads ? [header("sb-min-position", MinPosition, "Sees at least the write that answered with it")] : []),
  ];
}

const inPath = (schema: z.ZodType | undefined, example: unknown): readonly Json[] =>
  shown(schema, example).map((each) => ({ ...each, in: "path", required: true }));

const inQuery = (schema: z.ZodType | undefined, example: unknown): readonly Json[] =>
  shown(schema, example).map((each) => ({ ...each, in: "query" }));

const shown = (schema: z.ZodType | undefined, example: unknown): readonly Json[] =>
  schema
    ? flatParameters(schemaOf(schema, "input")).map((each) => {
        const value = each.name.split(".").reduce<unknown>((at, name) => (at as Json | undefined)?.[name], example);
        return value === undefined ? each : { ...each, example: value };
      })
    : [];

type Parameter = { readonly name: string; readonly required: boolean; readonly schema: Json };

/** Nested objects become dotted names, as the wire has them. */
export function flatParameters(schema: Json, prefix = ""): readonly Parameter[] {
  const properties = (schema.properties ?? {}) as Record<string, Json>;
  const needed = new Set((schema.required ?? []) as string[]);
  return Object.entries(properties).flatMap(([name, property]) =>
    property.type === "object"
      ? flatParameters(property, `${prefix}${name}.`)
      : [{ name: `${prefix}${name}`, required: prefix === "" && needed.has(name), schema: property }],
  );
}

const header = (name: string, schema: z.ZodType, description: string): Json => ({
  name,
  in: "header",
  required: false,
  description,
  schema: schemaOf(schema, "input"),
});
