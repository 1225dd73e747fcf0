// The messages that the specification words, most of them in docs/specification/8-messages.md: each has one key, the exact English text, and one place that uses it.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { TEXTS } from "./for-tests.ts";
import { leavesOf } from "./leaves.ts";

const SAID = {
  // Sections 2 and 4.
  "This feature is available after login. Please log in with a Google account.": "common.guard.text",
  "Username is available": "account.nickname.available",
  // Section 9.
  "Deleted reports cannot be recovered.": "report.remove.text",
  // Section 5.
  "Please agree to all of the required terms.": "errors.TERMS_NOT_AGREED",
  "Please agree to the terms of service.": "terms.serviceMissing",
  "You must agree to all of the required terms of service to file a report.": "wizard.consent.missing",
  "Please check if the username is valid": "account.nickname.unchecked",
  "Please check your mail address": "common.footer.emailInvalid",
  "Invalid Mail Address": "errors.EMAIL_INVALID",
  "Email address error.": "errors.EMAIL_UNREACHABLE",
  "Required field missing.": "errors.REQUIRED_FIELD_MISSING",
  "You have not selected a type of crime to report.": "errors.CRIME_TYPE_NOT_SELECTED",
  "You can upload a maximum of 5 files.": "errors.TOO_MANY_FILES",
  "This file already exists.": "errors.DUPLICATE_FILE",
  "The file size is too large.": "errors.FILE_TOO_LARGE",
  "Up to 3 entries can be registered.": "errors.TOO_MANY_SOURCES",
  "Please check the content written.": "messages.checkContent",
  // Section 8: by status.
  "Invalid request": "messages.status.400",
  "Login required, log in again": "messages.status.401",
  "Login info expired, log in again": "messages.status.403",
  "Page not found": "messages.status.404",
  "Invalid request, check the values entered": "messages.status.406",
  "Required field missing, check the values entered": "messages.status.416",
  "Server error, try again later": "messages.status.500",
  "Unknown error, try again": "messages.status.other",
  "The image cannot be fetched (original used)": "attachments.originalUsed",
  // Section 8: other messages.
  "No request file.": "report.owner.fileGone",
  "Authentication expired due to inactivity.": "errors.LOGIN_IDLE",
  "No menu access rights.": "errors.NO_MENU_ACCESS",
  "Incorrect access.": "errors.METHOD_NOT_ALLOWED",
  "Authentication expired. Please log in again.": "errors.LOGIN_ENDED",
  "Server resource does not exist.": "messages.noResource",
  "Connection time exceeded.": "errors.TIMED_OUT",
  "No request data.": "errors.NO_DATA",
  "An error occurred during processing. Please contact the operator.": "errors.INTERNAL",
  "Service under preparation.": "errors.UNAVAILABLE",
  "Network communication error.": "errors.NETWORK_FAILED",
  "Other error.": "messages.otherError",
  "No matching results found.": "common.nothingFound",
  "There are no comments.": "comments.none",
  // Section 8: successes.
  "Report successfully submitted.": "receipt.title",
  "The report filing has been completed.": "receipt.completed",
  "The selected filing has been deleted.": "report.remove.done",
  "The deletion request has been submitted.": "dispute.write.done",
  "Your account has successfully been created. Please log in.": "account.join.createdLogIn",
  "Your account has successfully been deleted.": "account.deregister.done",
  "Your inquiry has been deleted.": "inquiry.remove.done",
  "Your inquiry has been completed.": "inquiry.write.done",
  "Subscription completed.": "newsletter.completed",
  "Your registration has been cancelled.": "account.join.cancelled",
} as const;

const WEB = join(import.meta.dirname, "..");
const sources = globSync("**/*.{ts,tsx}", {
  cwd: WEB,
  exclude: ["**/texts/**", "e2e/**", "dist/**", "node_modules/**"],
})
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(join(WEB, file), "utf8"))
  .join("\n");
const english = leavesOf(TEXTS.en);

/** The specification shortens the status messages: compare without "please" and punctuation. */
const worded = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[.,]|\bplease /g, "")
    .trim();

/** Groups whose key is chosen by a code or a status: `$.errors[code]`. */
const CHOSEN = /^(errors|messages\.status)\./;

function usesOf(path: string): number {
  const group = CHOSEN.exec(path)?.[1];
  const [spelled, chosen] = [path, `${group}[`].map((text) => RegExp.escape(`$.${text}`));
  return [...sources.matchAll(new RegExp(group ? `${spelled}\\b|${chosen}` : `${spelled}\\b`, "g"))].length;
}

test.each(Object.entries(SAID))("%s", (text, path) => {
  expect(worded(english.get(path) ?? "")).toBe(worded(text));
  expect([...english].filter(([, other]) => worded(other) === worded(text)).map(([at]) => at)).toEqual([path]);
  expect(usesOf(path)).toBe(1);
});
