// E-mail addresses, also with the @ and the dots in words.

/** Signs of which each form has one. Most texts have none, and are not looked at any further. */
const SIGN = /[@([{<【★☆#*&]|골뱅이|앳|アットマーク|艾特| (?:at|ät|アット|あっと|圈a) /i;

export const hasEmail = (plain: string): boolean => SIGN.test(plain) && matchesEmail(plain);

/** `hasEmail` without the short cut. */
export function matchesEmail(plain: string): boolean {
  if (plain.includes("@") && (EMAIL.test(plain) || SPACED.test(plain))) return true;
  // The end of each form first: few texts have it, while a name may begin anywhere.
  if (HAS_AT.test(plain) && BRACKETED.test(plain)) return true;
  if (SPOKEN_END.test(plain) && SPOKEN.test(plain)) return true;
  return KOREAN_END.test(plain) && KOREAN.test(plain);
}

/** Not the user part of a URL (`https://bank.example@evil.example`), nor a fediverse name (`@name@host`). */
const EMAIL =
  /(?<![\p{L}\p{N}._%+@/:-])[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+[\p{L}]{2,24}(?![\p{L}\p{N}])|\bmailto:\S{1,64}@/u;

const NAME = String.raw`(?<![\p{L}\p{N}._%+@/:\-])[\p{L}\p{N}._%+\-]{1,64}`;
const DOT = String.raw`(?: ?[\(\[\{<【] ?(?:dot|punkt|점|点|ドット) ?[\)\]\}>】] ?| ?\. ?| (?:dot|punkt|점|닷|点|ドット) )`;
const HOST = String.raw`(?:[\p{L}\p{N}\-]{1,63}${DOT}){1,4}[a-z]{2,24}(?![a-z0-9])`;

/** `name(at)mail.example`, `name [ät] mail [punkt] example`, `name#mail.example` of a mail service. */
const AT = String.raw` ?(?:[\(\[\{<【] ?(?:at|ät|@|a|앳|골뱅이|アット(?:マーク)?|あっと|艾特|圈a) ?[\)\]\}>】]|골뱅이|アットマーク|艾特) ?`;
const HAS_AT = new RegExp(AT, "iu");
const BRACKETED = new RegExp(`${NAME}${AT}${HOST}`, "iu");

const SERVICES = `(?:gmail|googlemail|naver|hanmail|daum|nate|kakao|yahoo|outlook|hotmail|live|icloud|me|aol|proton(?:mail)?|qq|163|126|sina|foxmail|gmx|web|t-online|freenet|docomo|ezweb|softbank|au)`;
/** In a sentence `@ host` may mean a place; before the host of a mail service it does not. */
const SPACED = new RegExp(`${NAME} {0,2}@ {0,2}${SERVICES}${DOT}[a-z]{2,3}`, "iu");
/** `name at gmail dot com`, `name★gmail.com`, `name#qq.com`. */
const AT_SERVICE = `(?: (?:at|ät|アット|あっと|圈a) | ?[★☆#*&] ?)${SERVICES}${DOT}[a-z]{2,3}`;
const SPOKEN_END = new RegExp(AT_SERVICE, "iu");
const SPOKEN = new RegExp(`${NAME}${AT_SERVICE}`, "iu");
/** `name 골뱅이 네이버 닷컴`. */
const KOREAN_SERVICE = "(?:골뱅이|앳|@) ?(?:네이버|지메일|다음|한메일|네이트|카카오)";
const KOREAN_END = new RegExp(KOREAN_SERVICE, "u");
const KOREAN = new RegExp(String.raw`[a-z\d._\-]{3,64} ?${KOREAN_SERVICE}`, "iu");
