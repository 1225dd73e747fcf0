import { expect, test } from "vitest";
import { filled } from "./filled.ts";
import { allAgreed, askedTerms, requiredAgreed } from "./terms.ts";

const anonymous = filled();
const withContact = filled({ "additional.reporter.phone": "010-0000-0000" });

test("the consent to share a contact is asked only if a contact is given", () => {
  expect(askedTerms(anonymous)).toEqual(["R01", "R02"]);
  expect(askedTerms(filled({ "additional.reporter.name": "  " }))).toEqual(["R01", "R02"]);
  expect(askedTerms(withContact)).toEqual(["R01", "R02", "R03"]);
});

test("all terms of filing are required, the contact's consent is not", () => {
  expect(requiredAgreed(["R01"])).toBe(false);
  expect(requiredAgreed(["R02", "R01"])).toBe(true);
});

test("all are agreed when every asked term is", () => {
  expect(allAgreed(["R02", "R01"], anonymous)).toBe(true);
  expect(allAgreed(["R02", "R01"], withContact)).toBe(false);
  expect(allAgreed(["R02", "R01", "R03"], withContact)).toBe(true);
});
