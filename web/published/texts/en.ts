import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  errors: {
    LIST_NAME_TAKEN: "There is a list with this name already. Please choose another one.",
    LIST_URL_INVALID: "Please enter the list’s address. It must begin with https.",
    TOO_MANY_LISTS: "There is no room for another list. Please withdraw one that is no longer used.",
    LIST_PAUSED: "This list is paused. Please resume it first.",
    LIST_WITHDRAWN: "This list has been withdrawn.",
    LIST_WITHOUT_URL: "This list has no address to be fetched from. Please bring its new content as a file.",
    LIST_NOT_HELD: "The change that was held is no longer the same. Please have another look.",
  },
  trail: {
    subjects: {
      published: "Published lists",
    },
    acts: {
      ListAdded: "Published list added",
      ListModified: "Published list changed",
      ListPaused: "Published list paused",
      ListResumed: "Published list resumed",
      ListRefreshAsked: "Published list fetched now",
      ListWithdrawn: "Published list withdrawn",
      ListAccepted: "Held change of a published list accepted",
    },
  },
} satisfies InflectedTexts<typeof master>;
