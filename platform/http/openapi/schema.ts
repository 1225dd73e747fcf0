// Zod schemas as JSON Schema, as OpenAPI 3.1 has it.
import * as z from "zod";

export type Json = Readonly<Record<string, unknown>>;

export function schemaOf(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return json;
}
