import { given } from "@sb/platform/decide/given.ts";
import { expect, test } from "vitest";
import { targetDecider } from "./decider.ts";

const target = { declareType: "SITE", addressKey: "evil.example", reason: "Seen." } as const;
const event = <Type extends "TargetConfirmed" | "TargetUnconfirmed">(type: Type, agencySeq?: number) => ({
  type,
  version: 1 as const,
  data: { ...target, ...(agencySeq !== undefined && { agencySeq }) },
});

test("an agency confirms once, and takes back its own", () => {
  const byAgency = given(targetDecider, event("TargetConfirmed", 3));
  byAgency.when({ type: "Confirm", ...target, agencySeq: 3 }).expectEvents();
  byAgency.when({ type: "Unconfirm", ...target, agencySeq: 4 }).expectRefusal("NOT_FOUND");
  byAgency.when({ type: "Unconfirm", ...target, agencySeq: 3 }).expectEvents(event("TargetUnconfirmed", 3));
  expect(given(targetDecider, event("TargetConfirmed", 3), event("TargetConfirmed")).state()).toEqual([3, "STAFF"]);
});

test("staff take back what anybody confirmed, and nothing where nobody did", () => {
  const unconfirm = { type: "Unconfirm", ...target } as const;
  given(targetDecider, event("TargetConfirmed", 3)).when(unconfirm).expectEvents(event("TargetUnconfirmed"));
  const taken = given(targetDecider, event("TargetConfirmed", 3), event("TargetUnconfirmed"));
  expect(taken.state()).toEqual([]);
  taken.when(unconfirm).expectRefusal("NOT_FOUND");
});
