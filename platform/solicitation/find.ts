// Finds what draws victims into a private conversation: messengers, and offers to get lost money back. Pure. The rules are
// data (messengers.ts, recovery-rules.ts). Texts are brought to small letters: forms that ignore case, and those with the flag
// "u", take ten times as long to compile.
import { plainText } from "../personal-information/plain.ts";
import { ACCOUNT_WORDS, MESSENGER_HOSTS, MESSENGERS, PRIVATELY, WRITE_THERE } from "./messengers.ts";
import { RECOVERY_RULES, type RecoveryRules } from "./recovery-rules.ts";

/** CONTACT: a link to a messenger, an account there, or "write to me". RECOVERY: an offer to get the money back. */
export const SOLICITATIONS = ["CONTACT", "RECOVERY"] as const;
export type Solicitation = (typeof SOLICITATIONS)[number];

/** Undefined where the text has none. Under a millisecond for 1,000 characters. */
export function solicitationIn(text: string): Solicitation | undefined {
  const plain = plainText(text).toLowerCase().replace(DOTS_IN_WORDS, ".");
  if (asksThere(plain) || CONTACT.some((contact) => contact.test(plain))) return "CONTACT";
  return RECOVERY.some((isOffer) => isOffer(plain)) ? "RECOVERY" : undefined;
}

/** `t[.]me`, `t (dot) me`, `t . me/`. */
const DOTS_IN_WORDS =
  / ?[[({<](?:\.|dot|점|点)[\])}>] ?| dot (?=(?:me|gg|ee|link|com)\b)| \. ?(?=(?:me|gg|ee|link)\b)/gu;

const anyOf = (parts: readonly string[]): string => `(?:${parts.join("|")})`;
/** Letters of the five languages, for use in a class. */
const LETTERS = String.raw`a-z\u00df-\u024f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3`;

const MESSENGER = String.raw`(?<![a-z\d])${anyOf(MESSENGERS)}`;
const ACCOUNT = anyOf(ACCOUNT_WORDS);
/** With a digit or an underscore in it, so that it is no ordinary word. */
const HANDLE = String.raw`(?:(?=[a-z0-9_.\-]{0,31}[\d_])[a-z][a-z0-9_.\-]{3,31}|\d{6,12}(?!\d))`;

const CONTACT: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![${LETTERS}\d.@\-])(?:https?://|www\.)?${anyOf(MESSENGER_HOSTS)}(?:[/?]|(?![${LETTERS}\d.]))`,
  ),
  new RegExp(
    String.raw`${MESSENGER}[^\n${LETTERS}\d@]{0,4}(?:(?:${ACCOUNT}|is|ist|[는은は])[^\n${LETTERS}\d@]{0,4}){0,2}@[${LETTERS}\d_.]{3,32}`,
  ),
  new RegExp(
    String.raw`${MESSENGER}[^\n${LETTERS}\d]{0,3}${ACCOUNT}(?: is| ist|[는은は])?[^\n${LETTERS}\d]{0,4}[a-z][a-z0-9_.\-]{3,31}`,
  ),
  new RegExp(String.raw`${MESSENGER}[^\n${LETTERS}\d]{0,4}${HANDLE}`),
  new RegExp(String.raw`@[a-z0-9_]{4,32}[^\n]{0,12}${MESSENGER}`),
  new RegExp(anyOf(PRIVATELY)),
];
const asksThere = near(MESSENGER, anyOf(WRITE_THERE), 40);

const RECOVERY: readonly ((plain: string) => boolean)[] = Object.values(RECOVERY_RULES).map(finderOf);

function finderOf({ goals, offers, pitches, warnings }: RecoveryRules): (plain: string) => boolean {
  const [pitch, warning] = [new RegExp(anyOf(pitches)), new RegExp(anyOf(warnings))];
  const offersGoal = near(anyOf(goals), anyOf(offers), 90);
  return (plain) => (offersGoal(plain) || pitch.test(plain)) && !warning.test(plain);
}

/** Matches looked at in one text. */
const MATCHES = 50;

/** Whether a match of each stands in the text with so many characters between them at most, in either order. */
function near(one: string, other: string, gap: number): (plain: string) => boolean {
  const [first, second] = [new RegExp(one, "g"), new RegExp(other, "g")];
  return (plain) => {
    const ones = placesIn(plain, first);
    const others = ones.length === 0 ? [] : placesIn(plain, second);
    return ones.some((a) => others.some((b) => b.start - a.end <= gap && a.start - b.end <= gap));
  };
}

const placesIn = (plain: string, what: RegExp) =>
  Array.from(plain.matchAll(what).take(MATCHES), ({ index, 0: { length } }) => ({ start: index, end: index + length }));
