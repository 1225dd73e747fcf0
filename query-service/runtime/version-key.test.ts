import { expect, it, vi } from "vitest";
import { createVersionKey } from "./version-key.ts";

const ANY = { minPosition: undefined };
const turn = () => new Promise((resolve) => setImmediate(resolve));

function openKeys() {
  const versions: Record<string, string> = { "a@1": "1", "b@1": "1" };
  const versionOf = vi.fn(async (model: string) => versions[model] ?? "");
  return { versions, versionOf, versionKey: createVersionKey(versionOf) };
}

it("changes with each of the named models, and with no other", async () => {
  const { versions, versionKey } = openKeys();
  const [both, onlyA] = [["a@1", "b@1"], ["a@1"]];
  const before = [await versionKey(both, ANY), await versionKey(onlyA, ANY)];
  versions["b@1"] = "2";
  await turn();
  expect(await versionKey(onlyA, ANY)).toBe(before[1]);
  const after = await versionKey(both, ANY);
  expect(after).not.toBe(before[0]);
  await turn();
  expect(await versionKey(both, ANY)).toBe(after);
});

it("is read once per turn, except for a request that names a position", async () => {
  const { versions, versionOf, versionKey } = openKeys();
  const models = ["a@1"];
  const before = await versionKey(models, ANY);
  versions["a@1"] = "2";
  expect(await versionKey(models, ANY)).toBe(before);
  expect(versionOf).toHaveBeenCalledTimes(1);
  const now = await versionKey(models, { minPosition: "1" });
  expect(now).not.toBe(before);
  expect(await versionKey(models, ANY)).toBe(now);
});

it("is read again after a failure", async () => {
  const { versionOf, versionKey } = openKeys();
  const models = ["a@1"];
  versionOf.mockRejectedValueOnce(new Error("no answer"));
  await expect(versionKey(models, ANY)).rejects.toThrow("no answer");
  await turn();
  expect(await versionKey(models, ANY)).toBe("1");
});
