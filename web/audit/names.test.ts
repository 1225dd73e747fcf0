import { LANGUAGES } from "@sb/contracts/codes.ts";
import { subjects } from "@sb/contracts/subjects.ts";
import { expect, test } from "vitest";
import { textsIn } from "../i18n/for-tests.ts";
import { actName, subjectName } from "./names.ts";

const withActs = subjects.filter(({ acts }) => acts.length > 0);

test.each(LANGUAGES)("each act and its subject has a name in %s", (language) => {
  const t = textsIn(language);
  const nameless = withActs.flatMap(({ name, acts }) => [
    ...(subjectName(t, name) === name ? [name] : []),
    ...acts.map(({ event }) => event.type).filter((type) => actName(t, type) === type),
  ]);
  expect(nameless).toEqual([]);
});

test("an act without a name keeps its code", () => {
  const t = textsIn("en");
  expect([actName(t, "NoLongerDone"), actName(t, "toString"), subjectName(t, "gone")]).toEqual([
    "NoLongerDone",
    "toString",
    "gone",
  ]);
});
