import { expect, it } from "vitest";
import { createVersionKey } from "./version-key.ts";

it("changes with each of the named models, and with no other", () => {
  const versions: Record<string, string> = { "a@1": "1", "b@1": "1" };
  const versionKey = createVersionKey((model) => versions[model] ?? "");
  const before = [versionKey(["a@1", "b@1"]), versionKey(["a@1"])];
  versions["b@1"] = "2";
  expect(versionKey(["a@1"])).toBe(before[1]);
  expect(versionKey(["a@1", "b@1"])).not.toBe(before[0]);
});

it("tells models without a version apart", () => {
  const versions: Record<string, string> = { "a@1": "1" };
  const versionKey = createVersionKey((model) => versions[model] ?? "");
  expect(versionKey(["a@1", "b@1"])).not.toBe(versionKey(["b@1", "a@1"]));
});
