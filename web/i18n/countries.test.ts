import { COUNTRIES } from "@sb/contracts/countries.ts";
import { expect, test } from "vitest";
import { countryOptions } from "./countries.ts";
import { countryName } from "./country-name.ts";

test("a country has its name in the page's language, and all are in its alphabet's order", () => {
  expect(countryName("KR", "ko")).toBe("대한민국");
  expect(countryName("KR", "de")).toBe("Südkorea");
  const german = countryOptions("de").map(({ label }) => label);
  expect(german).toHaveLength(COUNTRIES.length);
  expect(german.indexOf("Österreich")).toBeLessThan(german.indexOf("Polen"));
});

test("every code has a name", () => {
  expect(countryOptions("en").filter(({ value, label }) => value === label)).toEqual([]);
});

test("the countries of the browser's languages stand first, each once, in the order that the user gave them", () => {
  const options = countryOptions("ko", ["ko-KR", "ko", "en-US", "not a tag", "de"]).map(({ value }) => value);
  expect(options.slice(0, 3)).toEqual(["KR", "US", "DE"]);
  expect(options).toHaveLength(countryOptions("ko").length);
  expect(new Set(options).size).toBe(options.length);
});
