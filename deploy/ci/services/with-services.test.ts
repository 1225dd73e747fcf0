import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryDir } from "../../test/servers/server.ts";
import type { Service } from "./service.ts";
import { withServices } from "./with-services.ts";

/** Notes what is done with it, and in which folder its data was. */
function pretend(name: string, notes: string[], changes: Partial<Service> = {}): Service {
  return {
    name,
    install: async () => void notes.push(`install ${name}`),
    start: async (_folder, data) => {
      writeFileSync(join(data, "kept"), name);
      const stop = async () => void notes.push(`stop ${name} with ${readFileSync(join(data, "kept"), "utf8")}`);
      return { env: { [`${name}_URL`]: data }, stop };
    },
    ...changes,
  };
}

test("installs, starts, hands over what tests need to know, then stops and removes the data", async () => {
  using folder = temporaryDir();
  const notes: string[] = [];
  const env = await withServices([pretend("A", notes), pretend("B", notes)], folder.path, async (all) => {
    notes.push("run");
    expect(Object.values(all).every(existsSync)).toBe(true);
    return all;
  });
  expect(Object.keys(env).sort()).toEqual(["A_URL", "B_URL"]);
  expect(notes.slice(0, 3)).toEqual(["install A", "install B", "run"]);
  expect(notes.slice(3).sort()).toEqual(["stop A with A", "stop B with B"]);
  expect(Object.values(env).some(existsSync)).toBe(false);
});

test("stops them also when what runs fails", async () => {
  using folder = temporaryDir();
  const notes: string[] = [];
  const running = withServices([pretend("A", notes)], folder.path, () => Promise.reject(new Error("failed")));
  await expect(running).rejects.toThrow("failed");
  expect(notes).toEqual(["install A", "stop A with A"]);
});

test("names the one that can't start, and stops the others", async () => {
  using folder = temporaryDir();
  const notes: string[] = [];
  const broken = pretend("B", notes, { start: () => Promise.reject(new Error("no port")) });
  const running = withServices([broken, pretend("A", notes)], folder.path, () => expect.unreachable());
  await expect(running).rejects.toMatchObject({ message: "B can't start", cause: { message: "no port" } });
  expect(notes).toContain("stop A with A");
});
