// @vitest-environment jsdom
import { LANGUAGES } from "@sb/contracts/codes.ts";
import { levelOf } from "@sb/contracts/report/level.ts";
import { render, screen } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { i18nIn, TEXTS, textsIn } from "../../i18n/for-tests.ts";
import { LoadedLevelLine } from "./level-line.tsx";

const LEVEL = levelOf(
  {
    voices: ["a", "b", "c"].map((by) => ({ by, isNew: false, day: 20_000, ...(by === "c" && { network: "AGAIN" }) })),
    ...{ lists: [{}], unshared: 1 },
    ...{ confirmers: 1, disputes: 1, ownerObjects: true },
  },
  "2026-07-01T15:00:00.000Z",
);

test.each(LANGUAGES)("tells each contribution in %s, and that they add up to the value", (language) => {
  render(
    <I18nextProvider i18n={i18nIn(language)}>
      <LoadedLevelLine level={LEVEL} />
    </I18nextProvider>,
  );
  const t = textsIn(language);
  expect(screen.getByText(new RegExp(t(($) => $.level.steps[LEVEL.step])))).toBeDefined();
  const points = [...document.querySelectorAll("dd")].map((each) => Number(each.textContent?.replace("−", "-")));
  const total = points.pop();
  expect(points.reduce((sum, each) => sum + each, 0)).toBe(total);
  expect([total, points.length]).toEqual([LEVEL.value, LEVEL.why.length]);
  expect(document.body.textContent).not.toMatch(/\{\{|level\.|undefined/);
  document.body.innerHTML = "";
});

test("no text calls a target safe", () => {
  const said = LANGUAGES.map((language) => JSON.stringify(TEXTS[language].level));
  expect(said.filter((texts) => /safe|안전|安全|sicher/i.test(texts))).toEqual([]);
});
