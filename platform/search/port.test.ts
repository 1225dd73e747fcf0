// Type tests: the compiler checks documents and queries against the schema. Nothing is executed.
import { expectTypeOf, test } from "vitest";
import type { ContractEntry, Entries, ENTRIES as schema } from "./contract/world.ts";
import type { IndexOp, SearchIndex, SearchQuery } from "./port.ts";

const texts = { title: "", body: "", address: "", addressKey: "", sources: [""], author: "" };
const filters = { kind: "A", form: undefined, chain: ["B", "C"], tag: undefined };
const sorts = { likes: 1, seen: "T" };

test("documents have exactly the declared fields", () => {
  const doc: ContractEntry = { id: 1, texts, filters, sorts };
  expectTypeOf(doc.texts.sources).toEqualTypeOf<readonly string[]>();
  // @ts-expect-error a text that was not declared
  ({ id: 1, texts: { ...texts, more: "" }, filters, sorts }) satisfies ContractEntry;
  // @ts-expect-error one text where there are many
  ({ id: 1, texts: { ...texts, sources: "" }, filters, sorts }) satisfies ContractEntry;
  // @ts-expect-error a filter is missing
  ({ id: 1, texts, filters: { kind: "A" }, sorts }) satisfies ContractEntry;
  // @ts-expect-error a number where a group is to be named
  ({ id: 1, texts, filters, sorts: { likes: 1, seen: 2 } }) satisfies ContractEntry;
});

test("queries and operations use declared fields", () => {
  const page = { text: "", offset: 0, limit: 1 };
  ({ ...page, sort: "seen", filters: { kind: ["A", "B"] } }) satisfies SearchQuery<Entries>;
  // @ts-expect-error a sort that was not declared
  ({ ...page, sort: "age" }) satisfies SearchQuery<Entries>;
  // @ts-expect-error a filter that was not declared
  ({ ...page, filters: { age: "1" } }) satisfies SearchQuery<Entries>;
  // @ts-expect-error a sort without groups
  ({ op: "group", sort: "likes", group: "T", value: 1, keys: [] }) satisfies IndexOp<Entries>;
});

test("hits have highlights for the declared fields", () => {
  type Hit = Awaited<ReturnType<SearchIndex<typeof schema>["search"]>>["hits"][number];
  expectTypeOf<keyof Hit["highlights"]>().toEqualTypeOf<"title" | "body" | "address">();
});
