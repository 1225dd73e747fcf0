import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  figures: {
    heading: "Figures",
    lead: "What came in and went out on each day, and how long things had waited. Days are in UTC; today is not over yet.",
    span: "Period",
    lastDays_one: "Last day",
    lastDays_other: "Last {{count, number}} days",
    loading: "Loading the figures",
    failed: "The figures could not be loaded",
    day: "Day",
    table: "Show as a table",
    csv: "Save as CSV",
    png: "Save as PNG",
    series: {
      reports: "Reports filed",
      begun: "Requests received",
      ended: "Requests ended",
      delivered: "Delivered",
      notDelivered: "Not delivered",
      parked: "Parked",
      others: "Other kinds",
      refused: "Comments refused",
      found: "Cases found",
      seen: "Looked at",
    },
    plots: {
      reports: {
        title: "Reports",
        text: "Reports that people filed. Entries of published lists are not counted.",
      },
      disputes: {
        title: "Deletion requests",
        text: "Counted on the day they came in, and on the day they ended. A withdrawn one has ended.",
      },
      deliveries: {
        title: "Deliveries to agencies",
        text: "How often agencies were told, attempts that failed, and deliveries that are parked since none of their attempts succeeded.",
      },
      refused: {
        title: "Refused comments",
        text: "Counted on the day they were refused, and on the day staff looked at them or their writer left.",
      },
      unusual: {
        title: "Unusual reports",
        text: "Counted on the day the rules found them, and on the day staff first looked at them.",
      },
      oldest: {
        title: "Longest wait in days",
        text: "For how many days the oldest had waited at the end of each day.",
      },
      waiting: {
        title: "Waiting",
        text: "How many waited at the end of each day.",
      },
      parked: {
        title: "Parked jobs",
        text: "Jobs that are parked now, by kind: how many of them were at the end of each day. Those that ran again or were dropped since are not counted.",
      },
    },
  },
  pages: { adminFigures: { title: "Figures" } },
} satisfies InflectedTexts<typeof master>;
