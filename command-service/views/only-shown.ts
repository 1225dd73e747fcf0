// Which things people can look at: views of others are not counted.
import { isPublished, type SaferViewDoc } from "@sb/contracts/insight/model.ts";
import { articleContent } from "@sb/contracts/insight/subject.ts";
import { NEWS_COLLECTIONS, NEWS_MODEL, type NewsDoc } from "@sb/contracts/news/model.ts";
import { isShownAt, type NoticeDoc } from "@sb/contracts/notice/model.ts";
import { noticeContent } from "@sb/contracts/notice/subject.ts";
import type { Viewed } from "@sb/contracts/views/events.ts";
import type { ViewedKind } from "@sb/contracts/views/model.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";

type Models = Pick<ReadStore, "model">;
type Shown<Doc> = {
  readonly model: string;
  readonly collection: string;
  readonly isShown: (doc: Doc, now: number) => boolean;
};

const articles: Shown<SaferViewDoc> = {
  ...articleContent,
  isShown: isPublished,
};
const news: Shown<NewsDoc> = {
  model: NEWS_MODEL,
  collection: NEWS_COLLECTIONS.news,
  isShown: ({ hidden }) => !hidden,
};
const notices: Shown<NoticeDoc> = {
  ...noticeContent,
  isShown: (doc, now) => doc.publishedAt !== undefined && isShownAt(doc, now),
};

/** In the order of the ids. */
const shownAmong =
  <Doc>({ model, collection, isShown }: Shown<Doc>) =>
  async (readStore: Models, ids: readonly string[], now: number): Promise<readonly boolean[]> => {
    const docs = await readStore.model(model).getMany(ids.map((id) => ({ collection, id })));
    // Only the model's projection writes there.
    return docs.map((doc) => doc !== undefined && isShown(doc as Doc, now));
  };

const ARE_SHOWN: Readonly<Record<ViewedKind, ReturnType<typeof shownAmong>>> = {
  SAFER_VIEW: shownAmong(articles),
  NEWS: shownAmong(news),
  NOTICE: shownAmong(notices),
};

/** The same objects. `clock`: ISO 8601 in UTC. */
export const onlyShownIn =
  (readStore: Models, clock: () => string) =>
  async (viewed: readonly Viewed[]): Promise<readonly Viewed[]> => {
    const now = Date.parse(clock());
    const kinds = Map.groupBy(viewed, ({ kind }) => kind);
    const shown = await Promise.all(
      Array.from(kinds, async ([kind, of]) => {
        const are = await ARE_SHOWN[kind](
          readStore,
          of.map(({ seq }) => String(seq)),
          now,
        );
        return of.filter((_, at) => are[at]);
      }),
    );
    return shown.flat();
  };
