// Nicknames that pretend to be the service, an authority, an exchange, or their staff.
import { skeletonOf } from "@sb/knowledge/skeleton.ts";
import { BRANDS, SHORT_BRANDS } from "./brands.ts";

/** Anywhere in a name. */
const RESERVED: readonly string[] = [
  ...[
    "admin",
    "administrator",
    "moderator",
    "webmaster",
    "sysop",
    "saferblock",
    "official",
    "helpdesk",
    "customerservice",
  ],
  ...["police", "interpol", "europol", "polizei", "fsskorea"],
  ...[
    "운영자",
    "운영팀",
    "운영진",
    "관리자",
    "관리팀",
    "고객센터",
    "고객지원",
    "상담원",
    "공식계정",
    "세이퍼블록",
    "세이프블록",
    "세이퍼블럭",
  ],
  ...["경찰", "검찰", "검사실", "수사관", "수사대", "금융감독원", "금감원", "국세청", "법원", "사이버수사"],
];
/** Only as the whole name, digits after it left out: they are parts of honest names. */
const RESERVED_WHOLE: readonly string[] = [
  "root",
  "system",
  "support",
  "staff",
  "mod",
  "operator",
  "fbi",
  "sec",
  "fss",
  "help",
  "null",
];

const skeletons = (names: readonly string[]): readonly string[] => names.map(skeletonOf);
const PARTS = skeletons([...RESERVED, ...BRANDS]);
const WHOLES = new Set(skeletons([...RESERVED_WHOLE, ...SHORT_BRANDS]));
/** Endings after a short brand that make a name sound like an account that speaks for it. */
const APPENDED =
  /(?:\d+|official|support|help|helpdesk|service|cs|team|staff|global|korea|kr|japan|jp|exchange|wallet|org|공식|고객센터|거래소|코리아|지갑)$/i;
/** Digits that are read as letters. A 1 is an l or an i. */
const LETTERS: Readonly<Record<string, string>> = { 3: "e", 4: "a", 5: "s", 7: "t", 8: "b" };
const lettersOf = (name: string): string => name.replace(/[34578]/g, (digit) => LETTERS[digit] ?? digit);

export function isReserved(nickname: string): boolean {
  const spellings = [nickname, lettersOf(nickname)];
  // A 1 is read as an l or an i.
  const readings = spellings.flatMap((name) => [
    skeletonOf(name),
    skeletonOf(name.replaceAll("1", "i").replaceAll("I", "i")),
    skeletonOf(name.replaceAll("l", "i")),
  ]);
  const isWhole = spellings.some((name) => WHOLES.has(skeletonOf(withoutAppended(name))));
  return isWhole || readings.some((name) => PARTS.some((part) => name.includes(part)));
}

/** `okxsupport24` is `okx`. */
function withoutAppended(name: string): string {
  const shorter = name.replace(APPENDED, "");
  return shorter === name || shorter === "" ? name : withoutAppended(shorter);
}
