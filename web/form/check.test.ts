import { expect, test } from "vitest";
import { checkForm } from "./check.ts";

type Values = { title: string; kind: "A" | "B" | undefined; agreed: boolean; note: string };
const rules = { title: { required: true, maxChars: 5 }, kind: { required: true }, agreed: { required: true } } as const;
const good: Values = { title: "Title", kind: "A", agreed: true, note: "" };

test("a form that is filled in has nothing wrong in it", () => {
  expect(checkForm(good, rules)).toEqual([]);
});

test("an empty form names each required field, in its order", () => {
  const empty: Values = { title: " ", kind: undefined, agreed: false, note: "" };
  expect(checkForm(empty, rules).map(({ name }) => name)).toEqual(["title", "kind", "agreed"]);
});

test("a field without a rule may be anything", () => {
  expect(checkForm({ ...good, note: "x".repeat(99) }, rules)).toEqual([]);
});
