import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { messages as master } from "../ko/messages.ts";

export const messages = {
  status: {
    400: "Invalid request.",
    401: "Login required. Please log in again.",
    403: "Your login has expired. Please log in again.",
    404: "Page not found.",
    406: "Invalid request. Please check the values entered.",
    416: "Required field missing. Please check the values entered.",
    500: "Server error. Please try again later.",
    other: "Unknown error. Please try again.",
  },
  note: {
    noRequestFile: "No request file.",
    inactive: "Authentication expired due to inactivity.",
    noMenuAccess: "No menu access rights.",
    incorrectAccess: "Incorrect access.",
    authExpired: "Authentication expired. Please log in again.",
    noResource: "Server resource does not exist.",
    timedOut: "Connection time exceeded.",
    noRequestData: "No request data.",
    contactOperator: "An error occurred during processing. Please contact the operator.",
    underPreparation: "Service under preparation.",
    network: "Network communication error.",
    otherError: "Other error.",
    checkContent: "Please check the content written.",
    noResults: "No matching results found.",
    noComments: "There are no comments.",
    imageFailed: "The image cannot be fetched; the original is used.",
  },
  dialog: {
    title: "Notice",
    requestId: "Quote this when you contact us:",
    crashTitle: "This page could not be shown",
    crashText: "The error was recorded. Please try again or go home.",
    home: "Go home",
  },
} satisfies InflectedTexts<typeof master>;
