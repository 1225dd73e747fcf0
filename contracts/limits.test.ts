import { expect, test } from "vitest";
import { LIMITS } from "./limits.ts";

test("the business constants are those of the specification", () => {
  expect(LIMITS).toMatchObject({
    files: 5,
    sources: 3,
    nicknameBytes: 20,
    dmgVolumeBytes: 20,
    pageSizeDefault: 10,
    requestTimeoutMs: 100_000,
  });
});
