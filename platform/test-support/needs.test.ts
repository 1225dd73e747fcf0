import { expect, test } from "vitest";
import { needOf } from "./needs.ts";

test("a server that there is", () => {
  expect(needOf("SB_TEST_REDIS_URL", { SB_TEST_REDIS_URL: "redis://127.0.0.1:1" })).toEqual({
    url: "redis://127.0.0.1:1",
  });
});

test("a server that there is not may be left out", () => {
  expect(needOf("SB_TEST_REDIS_URL", { SB_TEST_REDIS_URL: "" })).toEqual({ isRequired: false });
});

test("where everything must run, CI's own servers may not be left out", () => {
  expect(needOf("SB_TEST_KAFKA_URL", { SB_REQUIRE_ALL: "1" })).toEqual({ isRequired: true });
  expect(needOf("SB_TEST_MEILI_URL", { SB_REQUIRE_ALL: "1" })).toEqual({ isRequired: false });
});
