/**
 * A run as long as an address, a dot, a comma or a gap inside a word, also a defanged one, how addresses written in groups
 * begin, or an `@name`.
 */
const TARGET =
  /(?=\S*\d)\S{20}|[\p{L}\p{N}](?:[.。．｡…*]+|,(?=[a-z]))[\p{L}\p{N}]|[[({](?:\.|dot|점|点|ドット)|\b(?:0x|bc1|ltc1|addr1)\w|:\/\/|(?<!\S)[@＠]\w{3}/iu;

/** The text where it may hold an address or a site, which the server then looks for; undefined where it is words. */
export function pastedIn(text: string): string | undefined {
  const trimmed = text.trim();
  return TARGET.test(trimmed) ? trimmed : undefined;
}
