// @vitest-environment jsdom
import { LANGUAGES } from "@sb/contracts/codes.ts";
import { cleanup, render } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { afterEach, expect, test } from "vitest";
import { i18nIn, textsIn } from "../../i18n/for-tests.ts";
import { Deliveries } from "./deliveries.tsx";

afterEach(cleanup);

const at = "2026-02-03T04:05:00.000Z";
const INBOXED = { agency: "Empty desk", deliveredAt: at };
const CONFIRMED = { agency: "Cyber Bureau", deliveredAt: at, confirmedAt: "2026-02-04T04:05:00.000Z" };

test.each(LANGUAGES)("what lies in an inbox and what was confirmed are said apart, in %s", (language) => {
  const t = textsIn(language);
  const shown = (...deliveries: readonly (typeof INBOXED)[]) =>
    render(
      <I18nextProvider i18n={i18nIn(language)}>
        <Deliveries deliveries={[...deliveries]} />
      </I18nextProvider>,
    ).container;
  const inboxed = shown(INBOXED);
  expect(inboxed.textContent).toContain(t(($) => $.report.owner.noneConfirmed));
  const [row] = inboxed.querySelectorAll("li");
  expect(row?.textContent).toContain("Empty desk");
  const both = shown(INBOXED, CONFIRMED);
  expect(both.textContent).toContain(t(($) => $.report.owner.confirmedBy, { count: 1 }));
  const [first, second] = both.querySelectorAll("li");
  expect(first?.textContent).toBe(row?.textContent);
  expect(second?.textContent?.replace("Cyber Bureau", "Empty desk")).not.toBe(first?.textContent);
});
