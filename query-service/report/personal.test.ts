import { PersonalPassages } from "@sb/contracts/report/lookup-wire.ts";
import { expect, it } from "vitest";
import { routes as reportQueries } from "./routes.ts";
import { bodyOf, OWNER, openBench, requestOf } from "./testing.ts";

async function find(text: string) {
  await using bench = await openBench();
  const answer = await reportQueries(bench.deps)["POST report/personal"](requestOf(OWNER, { body: { text } }));
  return PersonalPassages.parse(bodyOf(answer)).passages.map(({ kind, range }) => [kind, text.slice(...range)]);
}

it("names each passage and its kind", async () => {
  expect(await find("Write to a@mail.example or call 010-2345-6789")).toEqual([
    ["EMAIL", "a@mail.example"],
    ["PHONE", "010-2345-6789"],
  ]);
});

it("finds nothing in an ordinary report", async () => {
  expect(await find("3.25 BTC went to bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4 on 2026-02-03")).toEqual([]);
});
