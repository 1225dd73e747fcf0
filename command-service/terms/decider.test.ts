import type { TermsEvent } from "@sb/contracts/terms/subject.ts";
import { given } from "@sb/platform/decide/given.ts";
import { test } from "vitest";
import { termsDecider } from "./decider.ts";

const texts = { ko: { agreeName: "서비스 이용약관", content: "## 제1조\n\n목적" } } as const;
const other = { ko: { agreeName: "서비스 이용약관", content: "## 제1조\n\n다른 목적" } } as const;
const code = "A01";
const today = "2026-11-22";

const drafted: TermsEvent = { type: "TermsDrafted", version: 1, data: { code, texts } };
const published = (applyDt: string, asksAgain = true): TermsEvent => ({
  type: "TermsPublished",
  version: 1,
  data: { code, applyDt, texts, asksAgain },
});
const publish = { type: "Publish", code, revision: 1, applyDt: "2026-12-01", asksAgain: true, today } as const;

test("a draft is written, written again, and discarded", () => {
  given(termsDecider).when({ type: "Draft", code, revision: 0, texts }).expectEvents(drafted);
  given(termsDecider, drafted)
    .when({ type: "Draft", code, revision: 1, texts: other })
    .expectEvents({ type: "TermsDrafted", version: 1, data: { code, texts: other } });
  given(termsDecider, drafted)
    .when({ type: "Discard", code })
    .expectEvents({ type: "TermsDraftDiscarded", version: 1, data: { code } });
  given(termsDecider).when({ type: "Discard", code }).expectRefusal("NOT_FOUND");
});

test("who has not seen the newest change is told", () => {
  given(termsDecider, drafted)
    .when({ type: "Draft", code, revision: 0, texts: other })
    .expectRefusal("CONTENT_CHANGED");
  given(termsDecider, drafted, drafted).when(publish).expectRefusal("CONTENT_CHANGED");
});

test("a draft is published for today or for a later day, and is a draft no more", () => {
  given(termsDecider, drafted).when(publish).expectEvents(published("2026-12-01"));
  given(termsDecider, drafted)
    .when({ ...publish, applyDt: today })
    .expectEvents(published(today));
  given(termsDecider, drafted, published("2026-12-01"))
    .when({ ...publish, revision: 2 })
    .expectRefusal("NOT_FOUND");
});

test("not for a day that is over, too far ahead, or has a version", () => {
  for (const applyDt of ["2026-11-21", "2028-11-23"])
    given(termsDecider, drafted)
      .when({ ...publish, applyDt })
      .expectRefusal("TERMS_DATE_INVALID");
  given(termsDecider, drafted, published("2026-12-01"), drafted)
    .when({ ...publish, revision: 3 })
    .expectRefusal("TERMS_DATE_TAKEN");
  // One that comes with the program.
  given(termsDecider, drafted)
    .when({ ...publish, applyDt: "2026-01-02", today: "2026-01-01" })
    .expectRefusal("TERMS_DATE_TAKEN");
});

test("only what people agree to as they join can ask them again", () => {
  const texted: TermsEvent = { type: "TermsDrafted", version: 1, data: { code: "B01", texts } };
  given(termsDecider, texted)
    .when({ ...publish, code: "B01" })
    .expectRefusal("INVALID_REQUEST");
});

test("a version is taken back until its day comes; then its day is free", () => {
  const withdraw = { type: "Withdraw", code, applyDt: "2026-12-01", reason: "오타", today } as const;
  const withdrawn: TermsEvent = {
    type: "TermsWithdrawn",
    version: 1,
    data: { code, applyDt: "2026-12-01", reason: "오타" },
  };
  const history = [drafted, published("2026-12-01")];
  given(termsDecider, ...history)
    .when(withdraw)
    .expectEvents(withdrawn);
  given(termsDecider, ...history)
    .when({ ...withdraw, today: "2026-12-01" })
    .expectRefusal("TERMS_IN_FORCE");
  given(termsDecider).when(withdraw).expectRefusal("NOT_FOUND");
  given(termsDecider, ...history, withdrawn, drafted)
    .when({ ...publish, revision: 4 })
    .expectEvents(published("2026-12-01"));
});
