// Which things people can look at: views of others are not counted.
import type { ViewedKind } from "@sb/contracts/codes.ts";
import { isShownAt } from "@sb/contracts/notice/period.ts";
import type { Viewed } from "@sb/contracts/views/events.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { findArticles, isPublished } from "../insight/documents.ts";
import { findNews } from "../news/documents.ts";
import { findNotices } from "../notice/documents.ts";

type Models = Pick<ReadStore, "model">;
/** In the order of the ids. */
type AreShown = (readStore: Models, ids: readonly string[], now: number) => Promise<readonly boolean[]>;

const ARE_SHOWN: Readonly<Record<ViewedKind, AreShown>> = {
  SAFER_VIEW: async (readStore, ids) => (await findArticles(readStore, ids)).map(isPublished),
  NEWS: async (readStore, ids) => (await findNews(readStore, ids)).map((doc) => doc !== undefined && !doc.hidden),
  NOTICE: async (readStore, ids, now) =>
    (await findNotices(readStore, ids)).map((doc) => doc?.publishedAt !== undefined && isShownAt(doc, now)),
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
