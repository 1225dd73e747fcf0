import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("the waits between tries are those of Standard Webhooks unless they are set", () => {
  const hours = (count: number) => count * 3_600_000;
  const { webhooks } = readConfig({});
  expect(webhooks.retriesMs).toEqual([5_000, 300_000, 1_800_000, ...[2, 5, 10, 14, 20, 24].map(hours)]);
  expect(webhooks).toMatchObject({ privateOrigins: [], signingKey: undefined });
  expect(readConfig({ SB_WEBHOOK_RETRIES: "0.5,10" }).webhooks.retriesMs).toEqual([500, 10_000]);
});

test("origins on the private network are named one by one", () => {
  const origins = "http://10.0.0.7:8000, https://agency.internal";
  expect(readConfig({ SB_WEBHOOK_PRIVATE_ORIGINS: origins }).webhooks.privateOrigins).toEqual([
    "http://10.0.0.7:8000",
    "https://agency.internal",
  ]);
});

test.each([
  ["SB_WEBHOOK_RETRIES", "soon"],
  ["SB_WEBHOOK_PRIVATE_ORIGINS", "http://10.0.0.7/hook"],
  ["SB_WEBHOOK_SIGNING_KEY", "whsec_AAAA"],
])("%s=%s stops the start", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});
