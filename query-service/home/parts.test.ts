import { expect, it, vi } from "vitest";
import { createParts } from "./parts.ts";

const broken = () => Promise.reject(new Error("with somebody's words"));

it("leaves a part empty and named that can't be read, and gives the others", async () => {
  const error = vi.fn();
  const { read, failed, requireAny } = createParts({ error });
  expect(await Promise.all([read("news", broken, []), read("popups", async () => [1], [])])).toEqual([[], [1]]);
  expect(failed).toEqual(["news"]);
  requireAny();
  expect(JSON.stringify(error.mock.calls)).toContain("news");
  expect(JSON.stringify(error.mock.calls)).not.toContain("somebody's words");
});

it("is an error where not one part can be read", async () => {
  const { read, requireAny } = createParts({ error: vi.fn() });
  await read("news", broken, []);
  expect(requireAny).toThrow("with somebody's words");
});
