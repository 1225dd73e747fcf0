import { CRIME_TYPES } from "@sb/contracts/codes.ts";
import { expect, test } from "vitest";
import { CRIME_GROUPS, crimesOf, groupOf } from "./crime-groups.ts";

test("each damage type stands in one group, and six groups are few enough for a phone", () => {
  expect(CRIME_GROUPS.flatMap(crimesOf).toSorted()).toEqual(CRIME_TYPES.toSorted());
  for (const crime of CRIME_TYPES) expect(crimesOf(groupOf(crime))).toContain(crime);
  expect(CRIME_GROUPS).toHaveLength(6);
});
