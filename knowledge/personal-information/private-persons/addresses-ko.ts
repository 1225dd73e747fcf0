import type { AddressRules } from "./address-rules.ts";
import { KOREAN_PLACE } from "./korean-places.ts";

/** What makes a number an amount, a time or a count. */
const NOT_A_COUNT = String.raw`(?![\d,.]*\d|[\d,.]* ?(?:만|억|천|백|원|명|개|건|시간|일|분|초|회|배|번(?!길|지)|달|년|월|시(?!흥)|살|퍼센트|프로|%|[a-zA-Z]))`;
const BETWEEN = String.raw` ?(?:[가-힣]{1,5}(?:시|군|구|읍|면) ?){0,3}`;
const NUMBER = String.raw`(?:지하 ?)?\d{1,4}(?:-\d{1,4})?`;

export const KOREAN_ADDRESSES: AddressRules = {
  streets: [
    // 서울시 강남구 테헤란로4길 15, 강남대로 123번길 4-5
    String.raw`${KOREAN_PLACE}${BETWEEN}[가-힣\d]{1,10}(?:대로|(?<!으)로|길) ?(?:\d{1,4}(?:번|가)?[가-하]?길 ?)?${NUMBER}${NOT_A_COUNT}`,
    // 부산 해운대구 우동 123-4
    String.raw`${KOREAN_PLACE}${BETWEEN}[가-힣]{1,6}\d?(?:동|리|가) ?(?:산 ?)?${NUMBER}(?:번지)?${NOT_A_COUNT}`,
    String.raw`[가-힣]{1,6}\d?(?:동|리|가) (?:산 ?)?\d{1,4}(?:-\d{1,4})?번지`,
  ],
  dwellings: [
    String.raw`\d{1,4}동 ?\d{2,4}호(?!선)`,
    String.raw`(?:아파트|빌라|맨션|연립|원룸|오피스텔|빌리지|다세대|고시원|하이츠|자이|래미안|푸르지오|힐스테이트|아이파크|더샵|주공)[ \d가-하A-Za-z]{0,6}?[ 동]\d{2,4}호(?!선)`,
  ],
  home: ["자택", "거주", "집 ?주소", "집[은이]", "사는 ?곳", "살고", "삽니다", "살아요", "산다고", "본가", "우리 ?집"],
  business: [
    "사무[실소]",
    "본사",
    "지사",
    "지점",
    "본점",
    "영업[점소]",
    "법인",
    "회사",
    "업체",
    "빌딩",
    "타워",
    "센터",
    "은행",
    "경찰",
    "법원",
    "검찰",
    "거래소",
    "매장",
    "점포",
    "공장",
    String.raw`\(주\)`,
    "\\d층",
  ],
  sign: /[로길동리가호] ?(?:산 ?|지하 ?)?\d|\d동|\d호|번지/,
  also: new RegExp(`번지|\\d호|${KOREAN_PLACE}`),
};
