import { expect, test } from "vitest";
import { describeWith } from "../needs.ts";

describeWith("SB_TEST_REDIS_URL", "kept on Redis", (url) => {
  test("knows where", () => expect(url).toBe("redis://127.0.0.1:1"));
});
describeWith("SB_TEST_ESDB_URL", "kept in EventStoreDB", () => undefined);
