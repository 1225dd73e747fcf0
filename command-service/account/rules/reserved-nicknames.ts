// Nicknames that pretend to be the service, an authority or its staff.
import { skeletonOf } from "@sb/platform/skeleton.ts";

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
  ...["운영자", "운영팀", "관리자", "관리팀", "고객센터", "고객지원", "상담원", "공식계정", "세이퍼블록", "세이프블록"],
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
const PARTS = skeletons(RESERVED);
const WHOLES = skeletons(RESERVED_WHOLE);

export function isReserved(nickname: string): boolean {
  const skeleton = skeletonOf(nickname);
  // A 1 is read as an l or an i.
  const readings = [
    skeleton,
    skeletonOf(nickname.replaceAll("1", "i").replaceAll("I", "i")),
    skeletonOf(nickname.replaceAll("l", "i")),
  ];
  return readings.some(
    (name) => PARTS.some((part) => name.includes(part)) || WHOLES.includes(skeletonOf(nickname.replace(/\d+$/, ""))),
  );
}
