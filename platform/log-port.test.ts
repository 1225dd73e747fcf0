import { expect, it } from "vitest";
import * as z from "zod";
import { errorFacts } from "./log-port.ts";

const SECRET = "김철수 010-1234-5678";

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error("it did not throw");
}

it("tells the constant words of an error that the project threw, and where", () => {
  const facts = errorFacts(new TypeError("The search index has no sort field newest"));
  expect(facts).toMatchObject({ error: "TypeError", message: "The search index has no sort field newest" });
  expect(facts.at).toContain("log-port.test.ts");
});

it.each([
  [`unknown operation: ${SECRET}`, "unknown operation"],
  [`no such handler '${SECRET}'`, "no such handler"],
  [`there is nothing (${SECRET})`, "there is nothing"],
  [`it is odd\n${SECRET}`, "it is odd"],
])("leaves out what a message quotes: %j", (message, told) => {
  expect(errorFacts(new Error(message)).message).toBe(told);
});

it.each<[string, () => unknown]>([
  ["the JSON parser", () => JSON.parse(SECRET)],
  ["the URL parser", () => new URL(SECRET)],
  ["a schema", () => z.object({ name: z.literal("x") }).parse({ name: SECRET })],
  ["a number's parser", () => BigInt(SECRET)],
  ["a decoder", () => decodeURIComponent(`%E0%A4%A${SECRET}`)],
])("does not repeat the message of %s", (_, work) => {
  const facts = errorFacts(thrownBy(work));
  expect(facts).not.toHaveProperty("message");
  expect(JSON.stringify(facts)).not.toContain("1234");
});

it("tells the code of a system's error, and the type of what is no error", () => {
  expect(errorFacts(Object.assign(new Error("x"), { code: "ECONNREFUSED" }))).toMatchObject({ code: "ECONNREFUSED" });
  expect(errorFacts(SECRET)).toEqual({ error: "string" });
});
