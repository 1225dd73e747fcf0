import { describe, expect, test } from "vitest";
import { CONTACTS, COUNTRIES } from "./contacts.ts";
import { countryOf } from "./country.ts";

describe.each(COUNTRIES)("%s", (country) => {
  test("has an emergency number first and a site to report to", () => {
    expect(CONTACTS[country][0]?.phone).toMatch(/^\d{3}$/);
    expect(CONTACTS[country].some(({ url }) => url)).toBe(true);
  });

  test("leads nowhere but to secure sites, and each entry has its source", () => {
    for (const { phone, url, source } of CONTACTS[country]) {
      expect(phone ?? url).toBeTruthy();
      for (const link of [source, ...(url ? [url] : [])]) expect(new URL(link).protocol).toBe("https:");
    }
  });
});

test.each([
  ["ko-KR", "KR"],
  ["ja", "JP"],
  ["zh", "CN"],
  ["zh-TW", "ELSEWHERE"],
  ["de-AT", "ELSEWHERE"],
  ["en-US", "US"],
  ["fr", "ELSEWHERE"],
  ["no tag", "ELSEWHERE"],
])("the country of %s is %s", (tag, country) => {
  expect(countryOf([tag])).toBe(country);
});

test("without any language we don't guess", () => {
  expect(countryOf([])).toBe("ELSEWHERE");
});
