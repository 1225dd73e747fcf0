// The words that may be meant by misspelt ones. Each is a question of its own: Meilisearch counts no more than ten words in one.

import { allowedEdits, editsBetween } from "../analysis/typo.ts";
import { documentsThat } from "./filter.ts";
import type { MeiliServer } from "./server.ts";

/** The documents whose words are looked at, those nearest to the word first. */
const DOCUMENTS = 20;
/** More would cost more than they find. */
const CORRECTIONS_AT_MOST = 12;
/** A word that so many documents have is taken for right. */
const RIGHT_FROM_DOCS = 10;

/** By the word that was typed; fewest edits first, then the more frequent. */
export async function findCorrections(
  server: MeiliServer,
  uid: string,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const typed = words.filter((word) => allowedEdits(word) > 0);
  if (typed.length === 0) return new Map();
  const found = await server.searchAll(
    typed.map((word) => ({
      indexUid: uid,
      q: word,
      filter: documentsThat([]),
      limit: DOCUMENTS,
      attributesToRetrieve: ["words"],
      matchingStrategy: "all",
    })),
  );
  return new Map(
    typed.map((word, at) => [
      word,
      meantBy(
        word,
        (found[at] ?? []).map(({ words: text }) => String(text)),
      ),
    ]),
  );
}

function meantBy(typed: string, texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap((text) => text.split(" "))) counts.set(word, (counts.get(word) ?? 0) + 1);
  if ((counts.get(typed) ?? 0) >= RIGHT_FROM_DOCS) return [];
  const most = allowedEdits(typed);
  return [...counts]
    .map(([word, docs]) => ({ word, docs, edits: editsBetween(typed, word, most) }))
    .filter(({ edits }) => edits > 0 && edits <= most)
    .sort((a, b) => a.edits - b.edits || b.docs - a.docs || (a.word < b.word ? -1 : 1))
    .slice(0, CORRECTIONS_AT_MOST)
    .map(({ word }) => word);
}
