// Safer view: the weekly insight reports, as people read them.
import type { SaferViewCategory } from "@sb/contracts/codes.ts";

export const insight = {
  heading: "세이퍼 뷰",
  lead: "가상자산 범죄의 흐름과 피해를 막는 방법을 매주 정리해 드립니다.",
  keyword: "제목이나 내용에 있는 단어",
  category: "분야",
  categories: {
    WEEKLY: "주간 동향",
    CASE: "사례",
    PREVENTION: "예방",
    POLICY: "제도",
  } satisfies Record<SaferViewCategory, string>,
  language: "글의 언어",
  results_other: "글 {{count, number}}편",
  resultsAtLeast: "글 {{total, number}}편 이상",
  list: "글 목록",
  loading: "글을 불러오고 있습니다",
  failed: "글을 불러오지 못했습니다",
  emptyText: "검색어를 줄이거나 조건을 지워 보세요.",
  noneYetTitle: "아직 올라온 글이 없습니다",
  noneYetText: "첫 글을 준비하고 있습니다. 곧 찾아뵙겠습니다.",
  back: "전체 글 보기",
  publishedAt: "{{at}} 게시",
  modifiedAt: "{{at}} 수정",
  reading_other: "읽는 데 {{count, number}}분",
  views_other: "조회 {{count, number}}회",
  likes_other: "좋아요 {{count, number}}개",
  comments_other: "댓글 {{count, number}}개",
  contents: "이 글의 차례",
  hint: "서로를 존중하는 말로 적어 주세요. 연락처나 개인정보는 쓸 수 없습니다.",
  edit: "수정",
} as const;
