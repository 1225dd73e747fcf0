// docs/asvs.md: every requirement up to level 2 has its line. That its files are there is held in docs.test.ts.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const text = readFileSync(`${root}docs/asvs.md`, "utf8");

/** How many requirements of level 1 and 2 each section of the standard has, in its version 5.0.0. */
const SECTIONS = [
  "1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2",
  "4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2",
  "7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3",
  "11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3",
  "15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2",
].join(" ");
const STATES = ["met", "not applicable", "**not met**"];

const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| (.+?) \| (.+?) \| (.+) \|$/gm)].map(
  ([, number = "", asks = "", state = "", where = ""]) => ({ number, asks, state, where }),
);

test("every requirement has one line", () => {
  const sectionOf = ({ number }: { number: string }) => number.split(".").slice(0, 2).join(".");
  const counts = Object.fromEntries(
    Object.entries(Object.groupBy(rows, sectionOf)).map(([at, all]) => [at, all?.length]),
  );
  expect(
    Object.entries(counts)
      .map(([at, count]) => `${at}:${count}`)
      .sort(),
  ).toEqual(SECTIONS.split(" ").sort());
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
});

test("the states are counted", () => {
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  const [met, notApplicable, notMet] = STATES.map(count);
  expect(text).toContain(`Of ${rows.length}: ${met} met, ${notApplicable} not applicable, ${notMet} not met.`);
  expect(rows.filter(({ state }) => !STATES.includes(state))).toEqual([]);
});
