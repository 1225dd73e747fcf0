import { expect, test } from "vitest";
import { isWebhookUrl } from "./webhook-url.ts";

test.each([
  ["https://hooks.example/safer-block?token=t", true],
  ["http://localhost:4000/", true],
  ["http://127.0.0.1:4000/", true],
  ["http://hooks.example/", false],
  ["https://user:pass@hooks.example/", false],
  ["ftp://hooks.example/", false],
  ["javascript:alert(1)", false],
  ["hooks.example", false],
])("%s: %s", (text, is) => {
  expect(isWebhookUrl(text)).toBe(is);
});
