import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { messages as master } from "../ko/messages.ts";

export const messages = {
  status: {
    400: "Invalid request.",
    401: "Login required. Please log in again.",
    403: "Login info expired. Please log in again.",
    404: "Page not found.",
    406: "Invalid request. Please check the values entered.",
    416: "Required field missing. Please check the values entered.",
    500: "Server error. Please try again later.",
    other: "Unknown error. Please try again.",
  },
  checkContent: "Please check the content written.",
  noResource: "Server resource does not exist.",
  otherError: "Other error.",
  dialog: {
    title: "Notice",
    requestId: "Quote this when you contact us:",
    crashTitle: "This page could not be shown",
    crashText: "The error was recorded. Please try again or go home.",
    home: "Go home",
  },
} satisfies InflectedTexts<typeof master>;
