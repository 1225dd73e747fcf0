// The rules of an article: those of all content, and its own. It may be published at a time, withdrawn and published again, and it has
// pictures.
import { ARTICLE_LIMITS } from "@sb/contracts/insight/model.ts";
import {
  type ArticleText,
  articleContent,
  type InsightEvent,
  type SaferViewPictureAdded,
} from "@sb/contracts/insight/subject.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Decider } from "@sb/platform/decider.ts";
import {
  type ContentCommand,
  type ContentState,
  contentDecider,
  type LiveContent,
  requireLive,
  requireWhole,
} from "../runtime/content-decider.ts";

type Picture = SaferViewPictureAdded["data"]["picture"];

type OwnCommand = { readonly seq: number } & (
  | { readonly type: "Unschedule" }
  /** `at`: now, as `publishAt` ISO 8601 in UTC. */
  | { readonly type: "Schedule"; readonly publishAt: string; readonly at: string }
  /** Its time has come. */
  | { readonly type: "PublishDue"; readonly publishAt: string }
  | { readonly type: "Withdraw"; readonly reason: string }
  | { readonly type: "AddPicture"; readonly picture: Picture }
  | { readonly type: "RemovePicture"; readonly pictureId: string }
);
export type InsightCommand = ContentCommand<ArticleText> | OwnCommand;

export type InsightState = {
  readonly article: ContentState<ArticleText>;
  /** The ids of its pictures. */
  readonly pictures: readonly string[];
};

const content = contentDecider<InsightEvent, ArticleText>({
  content: articleContent,
  seen: { count: "version", code: "CONFLICT" },
  written: (viewSeq, text) => ({ type: "SaferViewWritten", version: 1, data: { viewSeq, ...text } }),
  modified: (viewSeq, text) => ({ type: "SaferViewModified", version: 1, data: { viewSeq, ...text } }),
  published: (viewSeq) => ({ type: "SaferViewPublished", version: 1, data: { viewSeq } }),
  deleted: (viewSeq, reason) => ({
    type: "SaferViewDeleted",
    version: 1,
    data: { viewSeq, ...(reason !== undefined && { reason }) },
  }),
});

export const insightDecider: Decider<InsightCommand, InsightEvent, InsightState> = {
  events: articleContent.events,
  initialState: { article: content.initialState, pictures: [] },
  evolve: ({ article, pictures }, event) => ({
    article: content.evolve(article, event),
    pictures: picturesAfter(pictures, event),
  }),
  decide,
};

function picturesAfter(pictures: readonly string[], event: InsightEvent): readonly string[] {
  if (event.type === "SaferViewPictureAdded") return [...pictures, event.data.picture.pictureId];
  if (event.type === "SaferViewPictureRemoved") return pictures.filter((id) => id !== event.data.pictureId);
  return pictures;
}

function decide(command: InsightCommand, { article, pictures }: InsightState): readonly InsightEvent[] {
  const { seq } = command;
  switch (command.type) {
    case "Modify": {
      const modified = content.decide(command, article);
      requireOwnThumbnail(command.text, pictures);
      return modified;
    }
    case "Schedule":
      return schedule(command, requireLive(article));
    case "Unschedule":
      return requireLive(article).status === "SCHEDULED"
        ? [{ type: "SaferViewUnscheduled", version: 1, data: { viewSeq: seq } }]
        : [];
    case "PublishDue": {
      // Nothing where another time was set since, or none.
      const isDue = article.status === "SCHEDULED" && article.publishAt === command.publishAt;
      return isDue ? content.decide({ type: "Publish", seq }, article) : [];
    }
    case "Withdraw":
      return withdraw(command, requireLive(article));
    case "AddPicture":
      requireLive(article);
      return addPicture(command, pictures);
    case "RemovePicture":
      requireLive(article);
      // Removed again, nothing happens. The text may still show it: that is its editor's business.
      return pictures.includes(command.pictureId)
        ? [{ type: "SaferViewPictureRemoved", version: 1, data: { viewSeq: seq, pictureId: command.pictureId } }]
        : [];
    default:
      return content.decide(command, article);
  }
}

type Of<Type extends InsightCommand["type"]> = Extract<InsightCommand, { readonly type: Type }>;
type Article = LiveContent<ArticleText>;

/** A published one is out already: CONFLICT. */
function schedule({ seq, publishAt, at }: Of<"Schedule">, article: Article): readonly InsightEvent[] {
  if (article.status === "PUBLISHED") throw new Refused("CONFLICT");
  if (Date.parse(publishAt) <= Date.parse(at))
    throw new Refused("TIME_PAST", [{ path: "publishAt", code: "TIME_PAST" }]);
  requireWhole(article.text);
  if (article.publishAt === publishAt) return [];
  return [{ type: "SaferViewScheduled", version: 1, data: { viewSeq: seq, publishAt } }];
}

/** Withdrawn again, nothing happens. What was never published can't be withdrawn: CONFLICT. */
function withdraw({ seq, reason }: Of<"Withdraw">, { status }: Article): readonly InsightEvent[] {
  if (status === "WITHDRAWN") return [];
  if (status !== "PUBLISHED") throw new Refused("CONFLICT");
  return [{ type: "SaferViewWithdrawn", version: 1, data: { viewSeq: seq, reason } }];
}

function addPicture({ seq, picture }: Of<"AddPicture">, pictures: readonly string[]): readonly InsightEvent[] {
  if (pictures.length >= ARTICLE_LIMITS.pictures)
    throw new Refused("TOO_MANY_FILES", [{ path: "files", code: "TOO_MANY_FILES" }]);
  return [{ type: "SaferViewPictureAdded", version: 1, data: { viewSeq: seq, picture } }];
}

function requireOwnThumbnail({ thumbnail }: ArticleText, pictures: readonly string[]): void {
  if (thumbnail === undefined || pictures.includes(thumbnail)) return;
  throw new Refused("NOT_FOUND", [{ path: "thumbnail", code: "NOT_FOUND" }]);
}
