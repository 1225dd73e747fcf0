import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  status: {
    heading: "Service status",
    lead: "What works right now, and what is late, told as it is.",
    at: "The status is checked again about every 30 seconds.",
    since: "First seen like this {{ago}}.",
    overall: {
      RUNNING: "Everything is working",
      DELAYED: "Something is late",
      DOWN: "Something is not working",
      UNKNOWN: "Something could not be checked",
    },
    parts: {
      FILING: "Taking in reports",
      LOOKUP: "Looking up addresses and sites",
      SEARCH: "Searching reports",
      DELIVERY: "Passing reports to agencies",
      MAIL: "Sending email",
      LISTS: "Refreshing published lists",
    },
    states: { RUNNING: "Working", DELAYED: "Late", DOWN: "Not working", UNKNOWN: "Not known" },
    running: {
      FILING: "Reports are being taken in.",
      LOOKUP: "Look-ups are being answered.",
      SEARCH: "Searches are being answered.",
      DELIVERY: "Reports go to agencies at once.",
      MAIL: "Emails go out at once.",
    },
    late: {
      LOOKUP_one: "Look-ups work, but new reports appear more than a minute late.",
      LOOKUP_other: "Look-ups work, but new reports appear more than {{count, number}} minutes late.",
      SEARCH_one: "Searches work, but new reports are found more than a minute late.",
      SEARCH_other: "Searches work, but new reports are found more than {{count, number}} minutes late.",
      DELIVERY_one: "A delivery has been waiting for more than a minute. Nothing is lost.",
      DELIVERY_other: "A delivery has been waiting for more than {{count, number}} minutes. Nothing is lost.",
      MAIL_one: "An email has been waiting for more than a minute. Nothing is lost.",
      MAIL_other: "An email has been waiting for more than {{count, number}} minutes. Nothing is lost.",
    },
    behind: {
      LOOKUP: "Look-ups work, but new reports don't appear yet.",
      SEARCH: "Searches work, but new reports aren't found yet.",
    },
    down: {
      FILING: "Reports can't be taken in right now. Please try again in a moment.",
      LOOKUP: "Look-ups can't be answered right now. No answer does not mean that it is safe.",
      SEARCH: "Searches can't be answered right now. No answer does not mean that there are no reports.",
      DELIVERY: "Deliveries stand still. All of them go out once they run again.",
      MAIL: "Email stands still. All of it goes out once it runs again.",
    },
    unknown: "This can't be checked right now.",
    lists: { refreshed: "Last refreshed: {{ago}}.", overdue: "A list was not refreshed on time." },
    failed: {
      title: "The service couldn't be asked",
      text: "This page reached you, but the service did not answer. Reporting and looking up may not work either. No answer does not mean that something is safe.",
    },
  },
  pages: {
    status: {
      title: "Service status",
      description: "Whether reports are taken in, look-ups answered and agencies told right now, and what is late.",
    },
  },
  common: { footer: { status: "Service status" } },
} satisfies InflectedTexts<typeof master>;
