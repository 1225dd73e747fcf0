// Tells private keys and recovery phrases on the device: a text that has one is not sent.
import { secretRanges } from "@sb/knowledge/personal-information/wallet-secrets/find.ts";
import { scriptsOf } from "@sb/knowledge/personal-information/wallet-secrets/phrases.ts";
import { loadWordLists } from "@sb/knowledge/personal-information/wallet-secrets/word-lists-late.ts";

export { loadWordLists, scriptsOf, secretRanges };

/** Where the text gives a wallet away. Rejects where the lists that it takes can't be loaded. */
export const secretsIn = async (text: string) => secretRanges(text, await loadWordLists(scriptsOf(text)));

/** The same with a mark in place of each secret in any of its texts. */
export async function withoutSecrets<Content>(content: Content): Promise<Content> {
  const cut = async (value: unknown): Promise<unknown> => {
    if (typeof value === "string")
      return (await secretsIn(value)).reduceRight(
        (left, [start, end]) => `${left.slice(0, start)}…${left.slice(end)}`,
        value,
      );
    if (Array.isArray(value)) return Promise.all(value.map(cut));
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(async ([name, inner]) => [name, await cut(inner)] as const);
    return Object.fromEntries(await Promise.all(entries));
  };
  return (await cut(content)) as Content;
}
