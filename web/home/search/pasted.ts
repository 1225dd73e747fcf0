/** Signs of an address or a site, which words alone do not have; the server tells. */
const SIGNS: readonly RegExp[] = [
  // A run as long as an address, and how addresses written in groups begin.
  /(?=\S*\d)\S{20}|\b(?:0x|bc1|ltc1|addr1)\w|:\/\/|%2[ef]|\w\\[.[]/i,
  // A piece of an address that lines or gaps break: a digit stands within its letters, or groups with digits side by side.
  /(?<![a-z0-9])(?=[a-z0-9]{6})[a-z0-9]*[a-z]\d[a-z]|(?:(?<![a-z0-9])(?=[a-z]*\d)[a-z0-9]{3,6}[ -]){3}/i,
  // A dot, a comma or a gap inside a word, also a defanged one.
  /[\p{L}\p{N}](?:[.。．｡…*⋯]+|,(?=[a-z]))[\p{L}\p{N}]|[[({<【〔「『〈《〖（［｛]\s?(?:\\?[.。]|d[o0]t|punkt|점|닷|点|點|ドット)/iu,
  // An address in whose middle letters were left out.
  /\w{3}\s?[[(]?(?:[.·•∙●_—─、-]{2,}|[…~→]|x{4,})[\])]?\s?(?=\w*\d|\w*[a-z][A-Z])\w{3}/i,
  // Other signs, or a word, for the dot before a host's ending.
  /[\p{L}\p{N}](?:[^\p{L}\p{N}\s]{1,4}|\s?[^\p{L}\p{N}\s]{1,4}\s?|\s?[-_]?(?:dot|punkt|점|닷|点|點|ドット)[-_]?\s?)(?:com|net|org|xyz|vip|io|co|kr|cn|jp|de|me)(?![a-z0-9])|닷컴|[쩜점]컴|\.컴|ドットコム/iu,
  /\d(?: ?\. ?\d{1,3}){3}/,
  // An account's name: by its sign, by letters that no word has, after a word that says so.
  /(?<![a-z0-9._%+-])[@＠]\w{3}|[a-z0-9]_[a-z0-9]|(?:\bid|아이디|계정|username|号|账号|アカウント|konto)\s?[:：]?\s?[@~]?[a-z]\w{3}/iu,
];

/** The text where it may hold an address or a site, which the server then looks for; undefined where it is words. */
export function pastedIn(text: string): string | undefined {
  const trimmed = text.trim();
  return SIGNS.some((sign) => sign.test(trimmed)) ? trimmed : undefined;
}
