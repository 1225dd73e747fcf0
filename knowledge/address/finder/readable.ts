// A pasted text as addresses are looked for in it: escapes and entities read, line ends made one, invisible characters dropped,
// widths, hyphens and dots made one, defanged links put together again (`hxxps://bad[.]example`). Every step is linear.
import { attempt } from "../codecs/attempt.ts";

export const readable = (text: string): string => refanged(withPlainSigns(withoutInvisible(unescaped(text))));

/** Encoded more often than this nobody pastes. */
const TIMES = 3;

function unescaped(text: string): string {
  const isQuoted = text.includes('"');
  let plain = text
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll("\\/", "/")
    // A quoted-printable mail breaks its lines so.
    .replace(/=(?:\r\n?|\n|\u2028)/g, "");
  plain = plain.replace(isQuoted ? /\\(?:r\\n|[nrt])/g : /(?<=\w{4})\\(?:r\\n|n)(?=\w{4})/g, "\n");
  for (let times = 0; times < TIMES && /&[#a-z]/i.test(plain); times += 1) plain = plain.replace(ENTITY, characterOf);
  plain = plain
    .replace(COMMENT, (comment) => (HOLDS_MORE.test(comment) ? comment : ""))
    .replace(BREAKING_TAG, (tag) => (HOLDS_MORE.test(tag) ? tag : "\n"))
    .replace(INLINE_TAG, (tag) => (HOLDS_MORE.test(tag) ? tag : ""))
    // Markdown's own signs are escaped in it.
    .replace(/\\(?=[[\](){}._*~-])/g, "");
  return plain.replace(/[^\s"'<>]+/g, (word) => (word.includes("%") ? percentDecoded(word) : word));
}

const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,16}));/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", ensp: " ", emsp: " ", thinsp: " ", numsp: " " },
  ...{ shy: "", zwnj: "", zwj: "", lrm: "", rlm: "", zerowidthspace: "", nobreak: "", newline: "\n", tab: "\t" },
  ...{ period: ".", sol: "/", bsol: "\\", colon: ":", commat: "@", num: "#", quest: "?", equals: "=", percnt: "%" },
  ...{ hyphen: "-", dash: "-", ndash: "–", mdash: "—", minus: "-", lowbar: "_", hellip: "…", middot: "·", bull: "•" },
  ...{ lpar: "(", rpar: ")", lsqb: "[", rsqb: "]", lbrack: "[", rbrack: "]", ast: "*", comma: ",", plus: "+" },
};

function characterOf(entity: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? entity;
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal);
  return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

/** Pages that a program draws have empty ones between the pieces of a text. */
const COMMENT = /<!--[^<>]{0,80}-->/g;
const BREAKING_TAG =
  /<br[^<>]{0,80}>|<\/?(?:p|div|li|tr|td|th|dt|dd|ul|ol|dl|table|tbody|section|article|blockquote|pre|h[1-6])(?:\s(?:class|style|align|width|id|dir|lang)=[^<>]{0,80})?\s?\/?>/gi;
const INLINE_TAG =
  /<\/?(?:wbr|a|b|i|u|s|q|em|strong|span|font|mark|code|samp|var|small|big|sub|sup|ins|del|tt|kbd|bdi|bdo|label|button|nobr|img|o:p)(?:\s[^<>]{0,80})?\/?>/gi;
/** An address or a host in an attribute. */
const HOLDS_MORE = /[a-z0-9]{20}|\w\.\w/i;

/** A link has only its host decoded: its path is decoded where the link is read. */
function percentDecoded(word: string): string {
  const [, scheme, host = "", rest = ""] = /^([^%]*?:[/\\]{2})([^/?#\\]*)(.*)$/s.exec(word) ?? [];
  return scheme === undefined ? decodedText(word) : scheme + decodedText(host) + rest;
}

/** Percent-encoded once or more; what is wrong in it stays as it is. */
export function decodedText(text: string): string {
  let plain = text;
  for (let times = 0; times < TIMES && /%[0-9a-f]{2}/i.test(plain); times += 1) {
    plain = attempt(() => decodeURIComponent(plain)) ?? plain.replace(/%[2-7][0-9a-f]/gi, decodeURIComponent);
  }
  return plain;
}

/** Separators of lines and paragraphs (UAX 14) end lines; controls, formats and strokes through letters are not seen. */
const withoutInvisible = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: terminals colour what they show by them.
    .replace(/\x1b\[[\d;]{0,20}m/g, "")
    .replace(/\r\n?|[\v\f\x85\u2028\u2029\u23ce\u21a9\u21b2\u21b5\u2424\xb6]/g, "\n")
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\ufffc\ufffd]/gu, "")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is dropped.
    .replace(/[\0-\x08\x0e-\x1f\x7f-\x9f]|\u0305|[\u0332-\u0338]|[\u20d0-\u20ff]/g, "")
    .replace(/[\u1680\u2800]/g, " ");

/** Signs that look like a hyphen, a dot or a slash, where these stand in a host. */
const withPlainSigns = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/(?<=[\p{L}\p{N}])[\u2010-\u2013\u2212\u2043\u02d7\u2796](?=[\p{L}\p{N}]|[ \t]?\n)/gu, "-")
    .replace(/(?<=[a-z0-9])[ーㅡ一](?=[a-z0-9])/gi, "-")
    .replace(/[\u2044\u2215\u29f8\u2571]/g, "/")
    .replace(/\ua789|\u2236/g, ":")
    .replace(/(?<=[a-z0-9])。/gi, ".")
    .replace(IDEOGRAPHIC_COMMA, ",")
    .replace(/(?<=[a-z0-9]\.)c0m(?![a-z0-9]|[.-][a-z0-9])/gi, "com")
    .replace(DOT_LIKE, ".");

/** Endings that nearly all such hosts have: nothing else may be joined by what is no dot. */
const ENDING = `(?:com|net|org|info|biz|xyz|top|vip|cc|io|app|kr|cn|jp|de|co[.,·•・](?:kr|jp|uk|in)|kr|me|pro|site|online|shop|club|live|ai)(?![a-z0-9]|-[a-z0-9])`;
/** Where a sentence or a table may be meant as well. */
const SURE_ENDING = `(?:com|net|org|xyz|vip|co[.,]kr)(?![a-z0-9]|-[a-z0-9])`;
/** A host's last label that is no word: it has a hyphen (not that of `T-shirt`) or a digit in it. */
const NO_WORD = String.raw`(?<=[a-z0-9]{2}-[a-z0-9]{1,30}|[a-z]{2}\d{1,6})`;
/** Signs between words of a list as well (`io·me`): a short word before one is none of a host's. */
const DOT_LIKE = new RegExp(
  String.raw`(?<=[\p{L}\p{N}])。(?=${ENDING})|(?<=[\p{L}\p{N}-]{4}|[^\0-\x7f]{2})[·•・‧∙⋅●◦○⸱⸳꞉ꞏ᛫ᐧ˙۔ᆞㆍ](?=${ENDING})`,
  "giu",
);
/** Chinese and Japanese keyboards write it for a comma, and people who miss the full stop beside it. */
const IDEOGRAPHIC_COMMA = new RegExp(`(?<=[a-z0-9])、(?=${SURE_ENDING})`, "gi");
const WORD_FOR_DOT = `(?:d[o0]t|punkt|punto|점|닷|点|點|ドット)`;
/** Brackets in which a dot is made harmless. */
const [OPEN, CLOSE] = ["[[({<【〔「『〈《〖]", "[\\])}>】〕」』〉》〗]"];

const DEFANGED: readonly (readonly [written: RegExp, meant: string])[] = [
  [new RegExp(` ?${OPEN} ?(?:[.。]|${WORD_FOR_DOT}) ?${CLOSE} ?`, "gi"), "."],
  [/(?<=[\p{L}\p{N}])(?:[[({<]\.|\.[\])}>]|(["'`])\.\1)(?=[a-z]{2})/giu, "."],
  [/(?<=[a-z0-9]) ?(?:닷컴|쩜컴|점컴|ドットコム)/gi, ".com"],
  // So Koreans say it; the ending that is one there is `.닷컴`.
  [/(?<=[\p{L}\p{N}])\.컴(?![a-z0-9]|(?!에서|입니다)\p{L})/giu, ".com"],
  [/(?<=[a-z0-9]) \. ?(?=[a-z]{2,24}\b)/gi, "."],
  [new RegExp(String.raw`(?<=\p{L}) \. ?(?=${ENDING})`, "giu"), "."],
  [/(?<=[\p{L}\p{N}])\n\.(?=[a-z]{2,24}\b)/giu, "."],
  // Telegram's own host, as its links are told.
  [new RegExp(String.raw`(?<![a-z0-9.-])t ?(?:\.|${WORD_FOR_DOT}) ?me ?/ ?(?=[\w+@])`, "gi"), "t.me/"],
  [new RegExp(String.raw`(?<=[a-z0-9])(?: ?[-_]${WORD_FOR_DOT}[-_] ?| \. ?|\.\.)(?=${SURE_ENDING})`, "giu"), "."],
  [
    new RegExp(
      String.raw`${NO_WORD}(?:,| ${WORD_FOR_DOT} |(?:점|닷|点|點|ドット)|\. |\.\n|\.{3,4})(?=${SURE_ENDING})`,
      "giu",
    ),
    ".",
  ],
  // The whole word, as it is told on the telephone.
  [
    new RegExp(
      String.raw`(?<!\S[^\n]?)(?![a-z]-)([a-z0-9-]{4,63})(?:,| ${WORD_FOR_DOT} )(?=(?:com|net|org)(?!\S|[^\n]?\S))`,
      "gi",
    ),
    "$1.",
  ],
];

const LINE_END = String.raw`\n[ \t>]{0,8}`;
/** A line that ended within the ending of a host. */
const CUT_ENDING = new RegExp(
  String.raw`(?<=[a-z0-9]\.)(?:c${LINE_END}om|n${LINE_END}et|ne${LINE_END}t|o${LINE_END}rg|or${LINE_END}g)(?![a-z0-9])`,
  "gi",
);

const refanged = (text: string): string =>
  DEFANGED.reduce(
    (plain, [written, meant]) => plain.replace(written, meant),
    text
      .replace(CUT_ENDING, (cut) => cut.replace(/[\s>]+/g, ""))
      .replace(/(?<![\d.])\d{1,3}(?: \. \d{1,3}){3}(?![\d.])/g, (ip) => ip.replaceAll(" ", ""))
      .replace(/\bh[xt*_]{2}p(s?)(?= ?[[({]?:)/gi, "http$1")
      .replace(/ ?[[({]:(?:\/\/)?[\])}] ?(?:\/\/)?/g, (colon) => (colon.includes("/") ? "://" : ":"))
      .replace(/(?<=\bhttps?) ?: ?\/ ?\/ ?(?=[\p{L}\p{N}[])/giu, "://"),
  );
