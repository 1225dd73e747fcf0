// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { i18nIn } from "../i18n/for-tests.ts";
import { Figure } from "./figure.tsx";
import { levelsUpTo } from "./plot.tsx";
import { csvOfDays } from "./save.ts";

beforeAll(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(cleanup);

const DAYS = ["2026-03-01", "2026-03-02", "2026-03-03"];
const SERIES = [
  { name: "Requests received", values: [2, 0, 1] },
  { name: "Requests ended", values: [0, 1, 0] },
];

const show = (kind: "bars" | "steps") =>
  render(
    <I18nextProvider i18n={i18nIn("en")}>
      <Figure name="disputes" kind={kind} days={DAYS} series={SERIES} />
    </I18nextProvider>,
  );

test("a plot is named by its title and what it comes to; each day has a bar, none where nothing was", () => {
  show("bars");
  const plot = screen.getByRole("img", { name: "Deletion requests. Requests received: 3, Requests ended: 1" });
  // Two of the legend.
  expect(plot.querySelectorAll("rect")).toHaveLength(2 + 3);
});

test("what stands at the end of a day is drawn in steps, and named by how it stands now", () => {
  show("steps");
  const plot = screen.getByRole("img", { name: "Deletion requests. Requests received: 1, Requests ended: 0" });
  expect(plot.querySelectorAll("rect")).toHaveLength(0);
});

test("its table opens on request, the newest day first", () => {
  show("bars");
  expect(screen.queryByRole("table")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Show as a table" }));
  const rows = within(screen.getByRole("table")).getAllByRole("row");
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ["Day", "Requests received", "Requests ended"],
    ["March 3, 2026", "1", "0"],
    ["March 2, 2026", "0", "1"],
    ["March 1, 2026", "2", "0"],
  ]);
});

test("levels are whole, few, and reach the highest", () => {
  expect(levelsUpTo(1)).toEqual([0, 1]);
  expect(levelsUpTo(3)).toEqual([0, 1, 2, 3]);
  expect(levelsUpTo(92)).toEqual([0, 50, 100]);
  expect(levelsUpTo(1_234)).toEqual([0, 500, 1_000, 1_500]);
});

test("the file has a row for each day, with a mark for spreadsheets; a name with a comma is quoted", async () => {
  const file = await csvOfDays("날짜", DAYS.slice(0, 2), [{ name: "Antr\u00e4ge, beendet", values: [2, 0] }]);
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('날짜,"Anträge, beendet"\r\n2026-03-01,2\r\n2026-03-02,0\r\n');
});
