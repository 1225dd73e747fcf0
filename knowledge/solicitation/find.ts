// Finds what draws victims into a private conversation: messengers, numbers to call, offers to get lost money back, and claims
// to be the service. Pure. The rules are data (messengers.ts, recovery-rules.ts, staff-rules.ts). Texts are brought to small letters: forms that ignore case, and those with the flag
// "u", take ten times as long to compile.
import { ACCOUNT_WORDS, MESSENGER_HOSTS, MESSENGERS, PRIVATELY, WRITE_THERE } from "./messengers.ts";
import { hasNumberToCall } from "./numbers.ts";
import { PRAISE, RECOVERY_RULES, type RecoveryRules } from "./recovery-rules.ts";
import { STAFF_CLAIMS, STAFF_NARRATED } from "./staff-rules.ts";
import { readingsOf } from "./unfold.ts";

/**
 * CONTACT: a link to a messenger, an account there, a number to call, or "write to me". RECOVERY: an offer to get the money
 * back, or an account that is praised for it. STAFF: a claim to be the service, its staff or an authority.
 */
const SOLICITATIONS = ["CONTACT", "RECOVERY", "STAFF"] as const;
export type Solicitation = (typeof SOLICITATIONS)[number];

/** Undefined where the text has none. */
export function solicitationIn(text: string): Solicitation | undefined {
  const readings = readingsOf(text).map((reading) => reading.replace(DOTS_IN_WORDS, "."));
  if (readings.some(claimsToBeStaff)) return "STAFF";
  if (readings.some(asksToWrite) || readings.some(hasNumberToCall)) return "CONTACT";
  return readings.some((plain) => RECOVERY.some((isOffer) => isOffer(plain))) ? "RECOVERY" : undefined;
}

const asksToWrite = (plain: string): boolean => asksThere(plain) || CONTACT.some((contact) => contact.test(plain));

/** `t[.]me`, `t (dot) me`, `t . me/`. */
const DOTS_IN_WORDS =
  / ?[[({<](?:\.|dot|점|点)[\])}>] ?| dot (?=(?:me|gg|ee|link|com)\b)| \. ?(?=(?:me|gg|ee|link)\b)|。(?=(?:me|gg|ee|link|com)\b)/gu;

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
  new RegExp(
    String.raw`${MESSENGER}[^\n${LETTERS}\d]{0,4}(?:(?:is|ist|lautet|は|은|는)[^\n${LETTERS}\d]{1,3})?${HANDLE}`,
  ),
  new RegExp(String.raw`@[a-z0-9_]{4,32}[^\n]{0,12}${MESSENGER}`),
  new RegExp(anyOf(PRIVATELY)),
];
const asksThere = near(MESSENGER, anyOf(WRITE_THERE), 40);

/** An account on a service, not a mail address. */
const AT_NAME = String.raw`(?<![\w.])@[${LETTERS}\d_.]{1,32}`;

const RECOVERY: readonly ((plain: string) => boolean)[] = Object.values(RECOVERY_RULES).flatMap((rules) => [
  finderOf(rules),
  praiseOf(rules),
]);

function finderOf({ goals, offers, pitches, warnings }: RecoveryRules): (plain: string) => boolean {
  const [pitch, warning] = [new RegExp(anyOf(pitches)), new RegExp(anyOf(warnings))];
  const offersGoal = near(anyOf(goals), anyOf(offers), 90);
  return (plain) => (offersGoal(plain) || pitch.test(plain)) && !warning.test(plain);
}

/** An account named beside words of thanks and of recovery: but for a warning, and for a question how to get the money back. */
function praiseOf({ goals, warnings }: RecoveryRules): (plain: string) => boolean {
  const warning = new RegExp(anyOf(warnings));
  const isPraised = near(AT_NAME, anyOf(PRAISE), 40);
  const isAboutRecovery = near(AT_NAME, String.raw`${anyOf(goals)}(?![^.!\n]{0,40}\?)`, 90);
  return (plain) => plain.includes("@") && isPraised(plain) && isAboutRecovery(plain) && !warning.test(plain);
}

const CLAIM = new RegExp(anyOf(STAFF_CLAIMS), "g");
const NARRATED = new RegExp(`${anyOf(STAFF_NARRATED)}$`);

/** Characters before a claim in which it is said whose it is. */
const TOLD_WITHIN = 60;

const claimsToBeStaff = (plain: string): boolean =>
  plain
    .matchAll(CLAIM)
    .take(MATCHES)
    .some(({ index }) => !NARRATED.test(plain.slice(Math.max(0, index - TOLD_WITHIN), index)));

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
