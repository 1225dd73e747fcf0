// Tests that may pass at the second try only, each with its reason: `file › title`. Every other test that does fails the run.
// A test stands here while its fault is looked for, and no longer.
export const QUARANTINE: Readonly<Record<string, string>> = {
  "web/e2e/analysis/analysis.e2e.ts › an admin closes a request without an analysis, and gives the reason":
    "while outages ran beside it, the first click after a log in opened no dialog, once of some hundred times; the page stood there whole",
  "web/e2e/inquiry/inquiry.e2e.ts › a person finds an inquiry by a word and deletes it; an admin who is too late is told":
    "once it was not told; perhaps the same: the text was typed into the first page after a log in",
  "web/e2e/account/registration.e2e.ts › a new user joins and returns to the page they came from":
    "once the form did not come within 15 seconds of a log in, while outages ran beside it",
};
