import { expect, test } from "vitest";
import { testInvalidation } from "./contract.ts";
import { openInvalidation } from "./open.ts";

testInvalidation("local", () => ({ open: () => openInvalidation("local:"), remove: async () => {} }));

test("rejects a URL of another kind", async () => {
  await expect(openInvalidation("mysql://key:secret@host")).rejects.toThrow(/mysql:$/);
});
