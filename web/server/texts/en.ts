import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  server: {
    gone: {
      title: "This page is not available",
      text: "It was removed, it is private, or it never existed.",
      search: "Search the report history",
    },
    comments_one: "{{count, number}} comment",
    comments_other: "{{count, number}} comments",
    newer: "Newer",
    older: "Older",
  },
} satisfies InflectedTexts<typeof master>;
