// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from "vitest";
import { drawCategories } from "./draw-categories.ts";
import { drawTrend } from "./draw-trend.ts";

let place: HTMLElement;
beforeEach(() => {
  place = document.createElement("div");
});
const spans = () => [...place.querySelectorAll("span")].map((span) => span.textContent);
const trend = (...counts: number[]) => ({
  dates: counts.map((_, day) => `2026-03-0${day + 1}`),
  counts,
  total: counts.reduce((sum, count) => sum + count, 0),
});
const labels = { day: (date: string) => date.slice(8), count: (count: number) => `${count} reports` };

describe("the trend", () => {
  test.each([
    ["nothing yet", [0, 0, 0], ["0 reports", "1 reports"]],
    ["few", [0, 3, 1], ["0 reports", "1 reports", "2 reports", "3 reports"]],
    ["many", [7, 92, 40], ["0 reports", "20 reports", "40 reports", "60 reports", "80 reports", "100 reports"]],
  ])("the axis has integer ticks up to above the highest count: %s", (_, counts, levels) => {
    drawTrend(place, trend(...counts), labels);
    expect(spans()).toEqual([...levels, "03"]);
  });

  test("each day has a bar as high as its count, in order", () => {
    drawTrend(place, trend(0, 4, 2), labels);
    const bars = [...place.querySelectorAll("rect")];
    expect(bars.map((bar) => bar.getAttribute("height"))).toEqual(["0", "4", "2"]);
    expect(bars.map((bar) => Math.floor(Number(bar.getAttribute("x"))))).toEqual([0, 1, 2]);
    expect(place.querySelector("svg")?.getAttribute("viewBox")).toBe("0 0 3 4");
  });

  test("cleans up after itself", () => {
    drawTrend(place, trend(1, 2), labels).detach();
    expect(place.childNodes).toHaveLength(0);
  });
});

test("each bar is as long as its count and has its name and number", () => {
  const bars = [
    { name: "Hacking", shown: "1,200", count: 1_200 },
    { name: "Romance", shown: "300", count: 300 },
  ];
  drawCategories(place, bars);
  expect(spans()).toEqual(["Hacking", "1,200", "Romance", "300"]);
  expect([...place.querySelectorAll("rect")].map((bar) => bar.getAttribute("width"))).toEqual(["1200", "300"]);
  expect(place.querySelector("svg")?.getAttribute("viewBox")).toBe("0 0 1200 2");
});
