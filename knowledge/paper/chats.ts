// Exported chats as lines of text: KakaoTalk (PC, Android, iOS; Korean and English) and WhatsApp (Android, iOS; whatever the phone's
// way of writing dates). Pure.
import { type DayOrder, dayAt, daysIn, fromNumbers } from "./dates.ts";

/** A message, or a part of one, with where it stands. */
export type Passage = {
  readonly text: string;
  /** The number of its first line, from 1. */
  readonly line?: number | undefined;
  /** `YYYY-MM-DD`. */
  readonly day?: string | undefined;
};

export type ChatForm = "KAKAOTALK" | "WHATSAPP";

const HOUR = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?`;
/** 오후 2:02, 下午2:02, 14:02:11, 2:02 PM, with the narrow space of newer phones. */
const TIME = String.raw`(?:(?:오전|오후|上午|下午|午前|午後)\s?)?${HOUR}(?:\s?[AaPp]\.?\s?[Mm]\.?)?`;
const NUMERIC = String.raw`\d{1,4}(?:[./-]\s?|[년年]\s?)\d{1,2}(?:[./-]\s?|[월月]\s?)\d{1,4}[.일日]?`;
const NAMED = String.raw`[A-Z][a-z]{2,8}\s\d{1,2},\s\d{4}`;

/** `--------------- 2024년 3월 5일 화요일 ---------------`, or the same without the lines. */
const KAKAO_DAY = /^-*\s*(?:\d{4}년 \d{1,2}월 \d{1,2}일 .요일|[A-Z][a-z]+day, [A-Z][a-z]{2,8} \d{1,2}, \d{4})\s*-*$/;
/** Says when it was exported. */
const KAKAO_SAVED = /^(?:저장한 날짜|Date Saved) : /;
/** `[이름] [오후 2:02] …` */
const KAKAO_PC = new RegExp(String.raw`^\[[^\]]{1,80}\] \[${TIME}\] (?<text>.*)$`);
/** `2024년 3월 5일 오후 2:02, 이름 : …`, `2024. 3. 5. 오후 2:02, …`, `March 5, 2024 at 2:02 PM, …`. */
const KAKAO_PHONE = new RegExp(
  String.raw`^(?<day>\d{4}(?:년 |\. ?)\d{1,2}(?:월 |\. ?)\d{1,2}(?:일|\.)|${NAMED}),?(?: at)? ${TIME}(?:, [^:]{1,80} : (?<text>.*)|, (?<note>.*))?$`,
);
/** `12/31/23, 9:15 PM - Name: …`, `[31.12.23, 21:15:03] Name: …`. */
const WHATSAPP = new RegExp(
  String.raw`^\u200e?\[?(?<day>${NUMERIC})[,،，]?\s(?:klo\s)?${TIME}(?:\]|\s-)\s(?:[^:]{1,80}:\s)?\u200e?(?<text>.*)$`,
);

/** Lines looked at to tell what a text is. */
const LOOKED_AT = 400;

/** Undefined where it is no chat that we know. */
export function chatFormOf(text: string): ChatForm | undefined {
  const lines = [...firstLines(text, LOOKED_AT)];
  const count = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length;
  const kakao = count(KAKAO_PC) + count(KAKAO_PHONE);
  const isKakao = lines.slice(0, 5).some((line) => /카카오톡 대화|KakaoTalk Chat|저장한 날짜|Date Saved/.test(line));
  if (kakao > 0 && (isKakao || count(KAKAO_DAY) > 0 || kakao > 2)) return "KAKAOTALK";
  const needed = Math.min(2, lines.filter((line) => line.trim() !== "").length);
  return count(WHATSAPP) >= needed && count(WHATSAPP) > 0 ? "WHATSAPP" : undefined;
}

/** Each with its number, without its end. */
export function* linesOf(text: string): Generator<readonly [line: string, number: number]> {
  let [start, number] = [0, 1];
  while (start <= text.length) {
    const at = text.indexOf("\n", start);
    const end = at < 0 ? text.length : at;
    yield [text.slice(start, text[end - 1] === "\r" && end > start ? end - 1 : end), number];
    [start, number] = [end + 1, number + 1];
  }
}

function* firstLines(text: string, most: number): Generator<string> {
  for (const [line, number] of linesOf(text)) {
    if (number > most) return;
    yield line;
  }
}

/** Message by message: lines that begin none belong to the one before. */
export function* messagesOf(text: string, form: ChatForm): Generator<Passage> {
  const begin = form === "KAKAOTALK" ? kakao() : whatsApp(orderOf(text));
  let day: string | undefined;
  let message: { line: number; day: string | undefined; texts: string[] } | undefined;
  for (const [line, number] of linesOf(text)) {
    const begun = begin(line, day);
    if (!begun && message && message.texts.length < LINES) {
      message.texts.push(line);
      continue;
    }
    if (message) yield { ...message, text: message.texts.join("\n") };
    day = begun?.day ?? day;
    message = { line: number, day, texts: [begun ? begun.text : line] };
  }
  if (message) yield { ...message, text: message.texts.join("\n") };
}

/** Lines of a message that are looked at together. */
const LINES = 60;

type Begun = { readonly day: string | undefined; readonly text: string };
type Begin = (line: string, day: string | undefined) => Begun | undefined;

const dayIn = (text: string): string | undefined => daysIn(text)[0]?.day;

const kakao = (): Begin => (line, day) => {
  if (KAKAO_SAVED.test(line)) return { day, text: "" };
  if (KAKAO_DAY.test(line)) return { day: dayIn(line), text: "" };
  const pc = KAKAO_PC.exec(line)?.groups;
  if (pc) return { day, text: pc.text ?? "" };
  const phone = KAKAO_PHONE.exec(line)?.groups;
  return phone && { day: dayIn(phone.day ?? ""), text: phone.text ?? "" };
};

const whatsApp =
  (order: DayOrder): Begin =>
  (line) => {
    const groups = WHATSAPP.exec(line)?.groups;
    return groups && { day: numericDay(groups.day ?? "", order), text: groups.text ?? "" };
  };

const numbersIn = (day: string): readonly string[] => day.match(/\d+/g) ?? [];

function numericDay(day: string, order: DayOrder): string | undefined {
  const [a = "", b = "", c = ""] = numbersIn(day);
  if (a.length === 4) return dayAt(a, b, c);
  return order === "YMD" ? dayAt(`20${a}`, b, c) : fromNumbers(Number(a), Number(b), c, order);
}

/**
 * Which of two numbers is the day: one above twelve tells, then the points of German and its neighbours, then which reading goes
 * on in time, then AM and PM, which come with the month first.
 */
function orderOf(text: string): DayOrder {
  const days: (readonly [number, number, number])[] = [];
  let [hasPoints, hasHalves] = [false, false];
  for (const [line] of linesOf(text)) {
    const day = WHATSAPP.exec(line)?.groups?.day;
    if (day === undefined) continue;
    const [a = 0, b = 0, c = 0] = numbersIn(day).map(Number);
    if (a > 31) return "YMD";
    if (a > 12) return "DMY";
    if (b > 12) return "MDY";
    hasPoints ||= day.includes(".");
    hasHalves ||= /[AaPp]\.?\s?[Mm]/.test(line.slice(0, 40));
    days.push([c, a, b]);
  }
  if (hasPoints) return "DMY";
  const goesOn = (at: (day: readonly [number, number, number]) => number) =>
    days.every((day, i) => i === 0 || at(day) >= at(days[i - 1] ?? day));
  const byMonth = goesOn(([year, month, day]) => year * 500 + month * 40 + day);
  const byDay = goesOn(([year, day, month]) => year * 500 + month * 40 + day);
  if (byMonth !== byDay) return byMonth ? "MDY" : "DMY";
  return hasHalves ? "MDY" : "DMY";
}
