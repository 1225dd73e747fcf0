import { expect, test } from "vitest";
import { ACCOUNT_LIMITS } from "./account/model.ts";
import { LIMITS } from "./limits.ts";
import { REPORT_LIMITS } from "./report/codes.ts";

test("the business constants are those of the specification", () => {
  expect(LIMITS).toMatchObject({ files: 5, pageSizeDefault: 10, requestTimeoutMs: 100_000 });
  expect(REPORT_LIMITS).toMatchObject({ sources: 3, dmgVolumeBytes: 20 });
  expect(ACCOUNT_LIMITS).toMatchObject({ nicknameBytes: 20 });
});
