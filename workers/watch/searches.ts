// The searches that a new report is found by: all their words stand in it. Each is listed under one of its words, so what this
// takes grows with the words of the report, not with the number of searches.
import type { PublicDeclaration } from "@sb/contracts/report/events.ts";
import { Watched } from "@sb/contracts/watch/events.ts";
import { WATCH_COLLECTIONS, WATCH_LISTS, WATCH_MODEL, type WatchDoc } from "@sb/contracts/watch/model.ts";
import { watchStream } from "@sb/contracts/watch/subject.ts";
import { wordTopic } from "@sb/contracts/watch/topics.ts";
import type { ListPage, ReadStore } from "@sb/platform/read-store/port.ts";
import { wordsOf } from "@sb/platform/search/analysis/words.ts";
import type { Vault } from "@sb/platform/vault/port.ts";

type Deps = { readonly readStore: Pick<ReadStore, "model">; readonly vault: Pick<Vault, "mac" | "open"> };

/** Words looked up at once; other work gets its turn between. */
const PAGE = 200;
/** Where there are no more watched words than this, they are read as they are: a report has more. */
const FEW = 50;

export async function* searchesFor(
  deps: Deps,
  report: PublicDeclaration,
  watchesOn: (topic: string) => AsyncIterable<WatchDoc>,
): AsyncGenerator<WatchDoc> {
  const few = await deps.readStore
    .model(WATCH_MODEL)
    .list(WATCH_LISTS.words, { offset: 0, limit: FEW, newestFirst: false });
  if (few.total === 0) return;
  const words = reportWords(report);
  for (const topic of await watchedTopics(deps, [...words], few)) {
    for await (const doc of watchesOn(topic)) if (await isFoundBy(deps, doc, words)) yield doc;
  }
}

function reportWords({ title, comment, adrs, crimeDetail = "", etcSrc }: PublicDeclaration): ReadonlySet<string> {
  return wordsOf([title, comment, adrs, crimeDetail, ...etcSrc.map(({ src }) => src)].join("\n"));
}

async function watchedTopics(
  { readStore, vault }: Deps,
  words: readonly string[],
  few: ListPage,
): Promise<readonly string[]> {
  const model = readStore.model(WATCH_MODEL);
  const topicOf = (word: string): string => wordTopic(vault.mac, word);
  if (few.total === few.members.length) {
    const all = new Set(few.members);
    return words.map(topicOf).filter((topic) => all.has(topic));
  }
  const watched: string[] = [];
  for (let at = 0; at < words.length; at += PAGE) {
    const topics = words.slice(at, at + PAGE).map(topicOf);
    const docs = await model.getMany(topics.map((id) => ({ collection: WATCH_COLLECTIONS.word, id })));
    watched.push(...topics.filter((_, i) => docs[i] !== undefined));
  }
  return watched;
}

/** False where its key is gone: it has just ended. */
async function isFoundBy({ vault }: Deps, { watchSeq, sealed }: WatchDoc, words: ReadonlySet<string>) {
  const opened = await vault.open(watchStream.of(watchSeq), sealed);
  const { searchKeyword } = Watched.parse(opened ?? {});
  return searchKeyword !== undefined && [...wordsOf(searchKeyword)].every((word) => words.has(word));
}
