import { beforeEach, expect, test, vi } from "vitest";
import { ApiError, type ProblemCode } from "../api/problem.ts";
import { handleError } from "./handle.ts";

const { done, count } = vi.hoisted(() => {
  const done = { reported: 0, shown: 0, signedOut: 0 };
  const count = (what: keyof typeof done) => () => {
    done[what] += 1;
  };
  return { done, count };
});
vi.mock("./report.ts", () => ({ report: count("reported") }));
vi.mock("./show.ts", () => ({ showError: count("shown") }));
vi.mock("../session/end.ts", () => ({ endLogin: async () => count("signedOut")() }));

beforeEach(() => {
  Object.assign(done, { reported: 0, shown: 0, signedOut: 0 });
});

const problem = (status: number, code: ProblemCode = "UNKNOWN") => new ApiError({ status, code });

test.each([400, 401, 403, 404, 406, 416, 422])("%i is expected: shown, not reported", (status) => {
  handleError(problem(status));
  expect(done).toMatchObject({ reported: 0, shown: 1 });
});

test.each([0, 409, 413, 429, 500, 503])("%i is shown and reported", (status) => {
  handleError(problem(status));
  expect(done).toMatchObject({ reported: 1, shown: 1, signedOut: 0 });
});

test("an error that is not an API error is reported", () => {
  handleError(new TypeError("oops"));
  expect(done).toMatchObject({ reported: 1, shown: 1 });
});

test.each([401, 403])("%i ends the login, even when the screen shows the error itself", (status) => {
  handleError(problem(status), { inline: true, again: true });
  expect(done).toMatchObject({ signedOut: 1, shown: 1 });
});

test("403 NO_MENU_ACCESS is shown, even when the screen shows errors itself, and keeps the login", () => {
  handleError(problem(403, "NO_MENU_ACCESS"), { inline: true, inlineCodes: ["NO_MENU_ACCESS"] });
  expect(done).toMatchObject({ signedOut: 0, shown: 1, reported: 0 });
});

test("inline queries suppress the dialog for outages only", () => {
  handleError(problem(503), { inline: true });
  handleError(problem(200, "NO_DATA"), { inline: true });
  expect(done.shown).toBe(0);
  handleError(problem(404), { inline: true });
  expect(done.shown).toBe(1);
});

test("a repeated failure is reported but not shown again", () => {
  handleError(problem(500), { again: true });
  expect(done).toMatchObject({ reported: 1, shown: 0 });
});

test("no dialog for codes that the form shows itself", () => {
  handleError(problem(422, "NICKNAME_TAKEN"), { inlineCodes: ["NICKNAME_TAKEN"] });
  expect(done.shown).toBe(0);
  handleError(problem(422, "TEXT_TOO_LONG"), { inlineCodes: ["NICKNAME_TAKEN"] });
  expect(done.shown).toBe(1);
});

test("a screen may name its codes by a rule", () => {
  const inlineCodes = (code: ProblemCode) => code !== "INTERNAL";
  handleError(problem(422, "NICKNAME_TAKEN"), { inlineCodes });
  expect(done.shown).toBe(0);
  handleError(problem(500, "INTERNAL"), { inlineCodes });
  expect(done.shown).toBe(1);
});

test("no dialog when all problems are about fields of the form", () => {
  const inlinePaths = ["title"];
  const refused = (...paths: readonly string[]) =>
    new ApiError({
      status: 422,
      code: "TEXT_TOO_LONG",
      fields: paths.map((path) => ({ path, code: "TEXT_TOO_LONG" })),
    });
  handleError(refused("title", "title.0"), { inlinePaths });
  expect(done.shown).toBe(0);
  handleError(refused("title", "titles"), { inlinePaths });
  handleError(refused(), { inlinePaths });
  expect(done.shown).toBe(2);
});
