import { LANGUAGES } from "@sb/contracts/codes.ts";
import { expect, test } from "vitest";
import { TEXTS, textsIn } from "./for-tests.ts";
import { chunksOf, readTextFiles } from "./read-texts.ts";

const { pages } = TEXTS.ko;

test.each([
  ["reportKind", "피해 유형 선택"],
  ["reportContent", "신고 내용 입력"],
  ["reportConsent", "약관 동의"],
  ["history", "신고 이력"],
  ["saferView", "세이퍼 뷰"],
  ["blockNews", "블록 뉴스"],
  ["notices", "공지사항"],
  ["myPage", "마이 페이지"],
  ["inquiry", "1:1 문의"],
  ["inquiries", "내 문의"],
] as const)("%s has the Korean title %s", (name, title) => {
  expect(pages[name].title).toContain(title);
});

test.each(["history", "saferView", "blockNews"] as const)("%s has a meta description", (name) => {
  expect(pages[name].description.length).toBeGreaterThan(10);
});

const DETAILS = [
  ["historyDetail", "history"],
  ["saferViewDetail", "saferView"],
  ["blockNewsDetail", "blockNews"],
  ["notice", "notices"],
] as const;

test.each(LANGUAGES)("in %s a detail page has a shorter title than its list", (language) => {
  const t = textsIn(language);
  for (const [detail, list] of DETAILS)
    expect(t(($) => $.pages[detail].title).length).toBeLessThan(t(($) => $.pages[list].title).length);
});

test("every title ends with the service's name from the first, whatever loads later", async () => {
  const { first } = chunksOf(await readTextFiles("ko"));
  expect(first).toMatchObject({ pages: { suffix: "Safer Block" } });
});
