// An article's document after each event. Pure.
import type { InsightEvent } from "@sb/contracts/insight/events.ts";
import type { SaferViewDoc } from "@sb/contracts/insight/model.ts";
import { excerpt, readingMinutes } from "@sb/contracts/insight/reading.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";

/** Undefined once it is deleted; a redelivered event of a deleted article finds none and makes none. */
export function docAfter(event: Stored<InsightEvent>, before: SaferViewDoc | undefined): SaferViewDoc | undefined {
  const { revision, meta } = event;
  if (event.type === "SaferViewWritten") {
    const { content, ...text } = event.data;
    return { ...text, ...told(content), pictures: [], version: 0, status: "DRAFT", writtenAt: meta.at, revision };
  }
  if (!before || event.type === "SaferViewDeleted") return undefined;
  return { ...changed(event, before), revision };
}

const told = (content: string) => ({ readingMinutes: readingMinutes(content), excerpt: excerpt(content) });

type Change = Exclude<Stored<InsightEvent>, { readonly type: "SaferViewWritten" | "SaferViewDeleted" }>;

function changed(event: Change, before: SaferViewDoc): SaferViewDoc {
  const { at } = event.meta;
  switch (event.type) {
    case "SaferViewModified": {
      const { summary, thumbnail, content, ...text } = event.data;
      const version = before.version + 1;
      return { ...before, ...text, summary, thumbnail, ...told(content), version, modifiedAt: at };
    }
    case "SaferViewScheduled":
      return { ...before, status: "SCHEDULED", publishAt: event.data.publishAt };
    case "SaferViewUnscheduled":
      return { ...before, status: "DRAFT", publishAt: undefined };
    case "SaferViewPublished":
      return {
        ...before,
        ...{ status: "PUBLISHED", publishedAt: before.publishedAt ?? at, publishAt: undefined, withdrawn: undefined },
      };
    case "SaferViewWithdrawn":
      return { ...before, status: "WITHDRAWN", withdrawn: { at, reason: event.data.reason } };
    case "SaferViewPictureAdded": {
      const { size: _, ...picture } = event.data.picture;
      return { ...before, pictures: [...before.pictures, picture] };
    }
    case "SaferViewPictureRemoved": {
      const { pictureId } = event.data;
      return { ...before, pictures: before.pictures.filter((picture) => picture.pictureId !== pictureId) };
    }
    default:
      throw unknownEvent(event);
  }
}
