import { expect, test } from "vitest";
import { hasVersion } from "./conditional.ts";

const version = { etag: '"a1"', lastModified: "Tue, 03 Feb 2026 00:00:00 GMT" };
const later = "Wed, 04 Feb 2026 00:00:00 GMT";
const earlier = "Mon, 02 Feb 2026 00:00:00 GMT";

test.each([
  [{}, false],
  [{ "if-none-match": '"a1"' }, true],
  [{ "if-none-match": 'W/"a1"' }, true],
  [{ "if-none-match": '"x", W/"a1"' }, true],
  [{ "if-none-match": "*" }, true],
  [{ "if-none-match": '"x"' }, false],
  [{ "if-none-match": "" }, false],
  [{ "if-none-match": '"x"', "if-modified-since": later }, false],
  [{ "if-none-match": '"a1"', "cache-control": "no-cache" }, true],
  [{ "if-modified-since": version.lastModified }, true],
  [{ "if-modified-since": later }, true],
  [{ "if-modified-since": earlier }, false],
  [{ "if-modified-since": "yesterday" }, false],
])("%j: %s", (asked, expected) => {
  expect(hasVersion(asked, version)).toBe(expected);
});

test("without a date only the tag counts", () => {
  expect(hasVersion({ "if-modified-since": later }, { etag: '"a1"' })).toBe(false);
});
