import { expect, test } from "vitest";
import { ApiError } from "../api/problem.ts";
import { refusalsOf, shownByForm } from "./refusal.ts";

type Values = { title: string; newNick: string };
const places = {
  names: ["title", "newNick"],
  pathOf: (name: string) => `body.${name}`,
  fieldOfCode: { NICKNAME_TAKEN: "newNick" },
} as const;
const placed = (error: unknown) => refusalsOf<Values>(error, places);

test("a refused path lands at its field, one inside it too, and an unknown one nowhere", () => {
  const fields = ["body.title", "body.newNick.0", "body.titles", "seq"].map(
    (path) => ({ path, code: "TEXT_TOO_LONG" }) as const,
  );
  expect(placed(new ApiError({ status: 422, code: "TEXT_TOO_LONG", fields }))).toEqual([
    { name: "title", code: "TEXT_TOO_LONG" },
    { name: "newNick", code: "TEXT_TOO_LONG" },
  ]);
});

test("a code without a path lands at the field named for it", () => {
  expect(placed(new ApiError({ status: 422, code: "NICKNAME_TAKEN" }))).toEqual([
    { name: "newNick", code: "NICKNAME_TAKEN" },
  ]);
  expect(placed(new ApiError({ status: 422, code: "CONFLICT" }))).toEqual([]);
});

test("what is no answer of the server is no field's fault", () => {
  expect(placed(new Error("gone"))).toEqual([]);
});

test("the handler of errors is told what the form shows itself", () => {
  expect(shownByForm<Values>(places)).toEqual({
    inlinePaths: ["body.title", "body.newNick"],
    inlineCodes: ["NICKNAME_TAKEN"],
  });
});
